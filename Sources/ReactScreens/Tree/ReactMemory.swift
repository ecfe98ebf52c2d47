import ActivityModel
import ViewArchive

/// What a person, or a command of the app, has done to the screen, as far as its tree does not say it.
struct ReactMemory {
  /// What was typed into fields that have no text of their own, by their numbers.
  var typed: [Int: String] = [:]
  /// The field that is edited.
  var focused: Int?
  /// What the app asks, the first first.
  var alerts: [ReactAlert] = []
  /// The appearance that the app has set; nil: the phone's.
  var colorScheme: ColorSchemeName?
  /// The last request to scroll of each scroll view, by its number.
  var scrolls: [Int: ScreenScroll] = [:]

  /// Forgets what a node replaces: a control goes back to what the app says.
  mutating func forget(_ ids: [Int]) {
    for id in ids { typed[id] = nil }
  }

  /// Performs a command of the app on a node; false: it is none for the screen.
  mutating func perform(_ message: JSONValue) -> Bool {
    guard let id = message["id"]?.int, let name = message["name"]?.string else { return false }
    let arguments = message["args"]
    switch name {
    case "focus": focused = id
    case "blur": if id == 0 || focused == id { focused = nil }
    case "clear": typed[id] = ""
    case "setProps": if let text = arguments?["text"]?.string { typed[id] = text }
    case "scrollTo": scroll(id, .offset(x: arguments?["x"]?.double, y: arguments?["y"]?.double))
    case "scrollToEnd": scroll(id, .anchor(x: 1, y: 1))
    default: return false
    }
    return true
  }

  private mutating func scroll(_ id: Int, _ place: ScreenScroll.Place) {
    let serial = (scrolls.values.map(\.serial).max() ?? 0) + 1
    scrolls[id] = ScreenScroll(serial: serial, scope: id, target: nil, place: place)
  }
}
