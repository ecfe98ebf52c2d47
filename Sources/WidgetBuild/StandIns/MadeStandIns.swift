/// The stand-ins that were made so far, and the declarations in their places.
struct MadeStandIns {
  private(set) var all: [StandIn] = []
  /// Generated declarations, each once.
  private(set) var declarations: [String] = []

  /// Number of stand-ins and declarations.
  var count: Int { declarations.count + all.count }

  /// The source of the declarations; nil: there are none.
  var source: String? {
    declarations.isEmpty
      ? nil
      : "import ActivityKit\nimport SwiftUI\nimport WidgetKit\n\n"
        + declarations.joined(separator: "\n")
  }

  /// Returns true when there is a stand-in with the name.
  func has(_ name: String) -> Bool { all.contains { $0.name == name } }

  /// Adds a stand-in.
  ///
  /// - Parameters:
  ///   - error: The error because of which it is made.
  ///   - text: Its declaration, which may be known already; nil: it needs none.
  mutating func add(
    _ name: String, _ error: Diagnostic, declaring text: String?, isOfAnotherFile: Bool = false
  ) {
    if let text {
      guard !declarations.contains(text) else { return }
      declarations.append(text)
    }
    guard !has(name) || text == nil else { return }
    all.append(
      StandIn(
        name: name, place: "\(error.file):\(error.line)", isOfAnotherFile: isOfAnotherFile))
  }

  /// Records something that was left out, and the declaration that replaces it.
  ///
  /// - Parameter fault: The message of the error because of which it was; nil: it uses what is absent.
  mutating func addLeftOut(
    _ name: String, _ place: Diagnostic, fault: String? = nil, declaring text: String?
  ) {
    if let text, !declarations.contains(text) { declarations.append(text) }
    let standIn = StandIn(
      name: name, place: "\(place.file):\(place.line)", isLeftOut: true, fault: fault)
    if !all.contains(standIn) { all.append(standIn) }
  }
}
