/// Several widgets wrapped as one.
struct WidgetGroup: Widget {
  let members: [any Widget]

  init() { self.init(members: []) }

  init(members: [any Widget]) { self.members = members }

  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// Returns the widget, or the members of a group.
  static func flatten(_ widget: any Widget) -> [any Widget] {
    guard let group = widget as? WidgetGroup else { return [widget] }
    return group.members.flatMap(flatten)
  }
}
