import ActivityModel

/// What the JavaScript asks a person.
struct ReactAlert: Hashable, Sendable {
  struct Button: Hashable, Sendable {
    var text: String
    var isDestructive: Bool
    /// True for the one that is set bold: the preferred one, else the one that cancels.
    var isStrong: Bool
  }

  let id: Int
  let title: String
  let message: String
  let buttons: [Button]
  /// What is typed; nil: there is no field.
  var typed: String?
  let isSecure: Bool

  init?(_ message: JSONValue) {
    guard let id = message["id"]?.int else { return nil }
    self.id = id
    title = message["title"]?.string ?? ""
    self.message = message["message"]?.string ?? ""
    let items = message["buttons"]?.items ?? []
    let hasPreferred = items.contains { $0["isPreferred"]?.flag == true }
    let buttons = items.map { item in
      Button(
        text: item["text"]?.string ?? "OK", isDestructive: item["style"] == .text("destructive"),
        isStrong: hasPreferred
          ? item["isPreferred"]?.flag == true : item["style"] == .text("cancel"))
    }
    self.buttons =
      buttons.isEmpty ? [Button(text: "OK", isDestructive: false, isStrong: true)] : buttons
    typed = message["kind"] == .text("prompt") ? message["defaultValue"]?.string ?? "" : nil
    isSecure = message["type"] == .text("secure-text")
  }

  /// The answer when a button is pressed.
  func answer(_ button: Int) -> JSONValue {
    var fields: [String: JSONValue] = [
      "t": .text("alert"), "id": .whole(Int64(id)), "button": .whole(Int64(button)),
    ]
    if let typed { fields["text"] = .text(typed) }
    return .record(fields)
  }
}
