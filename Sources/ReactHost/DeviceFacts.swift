import ActivityModel
import ViewArchive

/// What the script knows of the phone: what a request for the screen says of it.
struct DeviceFacts: Hashable {
  private var fields: [String: JSONValue]

  /// - Parameter facts: Those that the script started with.
  init(_ facts: JSONValue) {
    if case .record(let fields) = facts { self.fields = fields } else { fields = [:] }
  }

  /// Returns the messages that tell the script what a request says anew.
  mutating func messages(for request: ScreenRequest) -> [JSONValue] {
    var messages: [JSONValue] = []
    // The room is without the phone's margins, which are nobody's to keep clear.
    let window: [String: JSONValue] = [
      "width": .number(request.room.width), "height": .number(request.room.height),
    ]
    if !window.allSatisfy({ fields[$0.key] == $0.value }) {
      fields.merge(window) { $1 }
      messages.append(ScriptMessage.of("device", window))
    }
    let scheme = JSONValue.text(request.environment.colorScheme.rawValue)
    if fields["colorScheme"] != scheme {
      fields["colorScheme"] = scheme
      messages.append(ScriptMessage.of("appearance", ["colorScheme": scheme]))
    }
    return messages
  }
}
