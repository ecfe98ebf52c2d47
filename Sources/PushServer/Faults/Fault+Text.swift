import ActivityModel

extension Fault {
  /// The words for the kinds, in the order in which messages list them.
  static let words = [
    "429", "503", "500", "410", "goaway", "slow", "drop", "duplicate", "reorder",
  ]

  /// Parses a fault: `503 every 5`, `slow 2s next 3`, `drop`.
  ///
  /// - Throws: `PushServerError` that names the word and what is expected.
  package init(_ text: String) throws(PushServerError) {
    var words = text.split(whereSeparator: \.isWhitespace).map { String($0).lowercased() }
    guard !words.isEmpty else {
      throw PushServerError("a fault is missing: write one of \(Self.list)")
    }
    let word = words.removeFirst()
    kind = try Self.kind(word, &words)
    guard let mode = words.first else {
      count = .all
      return
    }
    words.removeFirst()
    guard mode == "next" || mode == "every" else {
      let isTime = DurationText.seconds(mode) != nil
      throw PushServerError(
        isTime
          ? "the fault '\(word)' takes no time: only 'slow' does, as in 'slow 2s'"
          : "'\(SafeText.line(mode))' in a fault is not 'next' or 'every', as in '\(word) next 3'")
    }
    guard let number = words.first.flatMap({ Int($0) }), number > 0, number < 1_000_000_000 else {
      throw PushServerError(
        "'\(mode)' in a fault needs a number of pushes from 1 on, as in '\(word) \(mode) 3'")
    }
    guard words.count == 1 else {
      throw PushServerError(
        "'\(SafeText.line(words[1]))' after '\(mode) \(number)' in a fault is too much: leave it "
          + "out")
    }
    count = mode == "next" ? .next(number) : .every(number)
  }

  private static func kind(
    _ word: String, _ words: inout [String]
  ) throws(PushServerError) -> Kind {
    switch word {
    case "429": return .tooManyRequests
    case "503": return .unavailable
    case "500": return .internalError
    case "410": return .unregistered
    case "goaway": return .goAway
    case "drop": return .drop
    case "duplicate": return .duplicate
    case "reorder": return .reorder
    case "slow":
      guard let seconds = words.first.flatMap(DurationText.seconds), seconds <= 3_600 else {
        throw PushServerError("'slow' in a fault needs a time of at most 1h, as in 'slow 2s'")
      }
      words.removeFirst()
      return .slow(seconds)
    default:
      let near = Spelling.nearest(to: word, in: Self.words).map { "; did you mean '\($0)'?" }
      throw PushServerError(
        "'\(SafeText.line(word, limit: 40))' is not a fault: use one of \(list)\(near ?? "")")
    }
  }

  private static var list: String { words.joined(separator: ", ") }

  /// The fault as `init(_:)` parses it.
  package var text: String {
    let name =
      switch kind {
      case .tooManyRequests: "429"
      case .unavailable: "503"
      case .internalError: "500"
      case .unregistered: "410"
      case .goAway: "goaway"
      case .slow(let seconds): "slow \(DurationText.exact(seconds))"
      case .drop: "drop"
      case .duplicate: "duplicate"
      case .reorder: "reorder"
      }
    return switch count {
    case .all: name
    case .next(let number): "\(name) next \(number)"
    case .every(let number): "\(name) every \(number)"
    }
  }
}
