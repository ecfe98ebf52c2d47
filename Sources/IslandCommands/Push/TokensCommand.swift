import ActivityModel
import ArgumentParser
import CellRaster
import Foundation

/// `island tokens`: lists the push tokens, or changes one.
struct TokensCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "List the push tokens, or rotate, expire or invalidate one.",
    discussion: """
      A push to a token that was rotated is ignored for a minute and then answered with 410 \
      Unregistered, as one to a token that was invalidated; to one that has expired with 410 \
      ExpiredToken. Apps hear of a new token as on a phone.
      """)

  @Argument(
    help: ArgumentHelp(
      "rotate, expire or invalidate, and an activity; or an activity alone, to list its token.",
      discussion: "An activity is named by its identifier, the beginning of it, or its type.",
      valueName: "words"))
  var words: [String] = []

  @Option(help: "The push-to-start token of this attributes type.")
  var start: String?

  @Option(help: "Later, by the island's clock: 30s, 5m, 8h.")
  var after: String?

  @Option(help: "Again and again: 30s, 5m, 8h.")
  var every: String?

  @Flag(help: "Print the tokens as JSON.")
  var json = false

  @Flag(help: "Go on with every new token, as JSON, one a line, until the island ends.")
  var follow = false

  @Flag(help: "Print one token only: of several activities that of the newest.")
  var only = false

  private var action: TokenCommand.Action? { words.first.flatMap(TokenCommand.Action.init) }

  /// The word for an activity; nil: there is none.
  private var activity: String? { action == nil ? words.first : words.dropFirst().first }

  /// Rejects a change without a token, or with two.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard words.isEmpty || !follow else {
      throw ValidationError("--follow lists all tokens: leave out \(words.joined(separator: " "))")
    }
    guard words.count <= (action == nil ? 1 : 2) else {
      throw ValidationError("want  tokens rotate, tokens expire or tokens invalidate")
    }
    guard activity == nil || start == nil else {
      throw ValidationError("want an activity, or --start TYPE")
    }
    guard !json || !only else { throw ValidationError("--only cannot be combined with --json") }
    if action == nil {
      guard after == nil, every == nil else {
        throw ValidationError("want  tokens rotate, tokens expire or tokens invalidate")
      }
      guard !only || activity != nil || start != nil else {
        throw ValidationError("--only: want an activity, or --start TYPE")
      }
    } else if activity == nil, start == nil {
      throw ValidationError("want an activity, or --start TYPE")
    }
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    guard !follow else { return try follow(island) }
    let target = try target(on: island)
    var command = TokenCommand.list
    if let action, let target {
      command = .change(
        action, target, after: try seconds(after, "--after"), every: try seconds(every, "--every"))
    }
    let tokens = try island.call(WireCall.Tokens(command)).filter {
      target == nil || $0.target == target
    }
    if only { return try printOnly(tokens.first) }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(
        TerminalText.json(String(decoding: try encoder.encode(tokens.map(Row.init)), as: UTF8.self))
      )
    } else {
      if tokens.isEmpty {
        print(
          target == nil
            ? "no tokens: no widget is known, and no activity uses one" : "no token now")
      }
      for row in tokens.map(Row.init) {
        // Names come from other programs.
        print(
          TerminalText.sanitised(
            "\(row.kind)  \(row.attributesType)  \(row.app)  \(row.activity ?? "")"))
        print(row.token ?? "no token now")
      }
    }
  }

  private func follow(_ island: IslandConnection) throws {
    let follower = try TokenFollower(island)
    let done = DispatchSemaphore(value: 0)
    Task {
      await follower.forEach { row in
        guard let line = try? SafeJSON.line(row) else { return }
        print(line)
        fflush(nil)
      }
      done.signal()
    }
    done.wait()
  }

  private func printOnly(_ listing: TokenListing?) throws(CommandError) {
    guard let bytes = listing?.bytes else {
      let word = activity ?? start ?? ""
      throw CommandError(
        "'\(word)' has no push token now: 'island wait --token \(word)' waits for one",
        code: .failed)
    }
    print(TokenText.hex(bytes))
  }

  /// What the words and the option name; nil: all tokens.
  private func target(on island: IslandConnection) throws(CommandError) -> PushToken.Target? {
    if let start {
      let tokens = try island.call(WireCall.Tokens(.list))
      guard let known = tokens.first(where: { $0.isStart && $0.attributesType == start }) else {
        throw CommandError(
          "no push-to-start token of '\(start)': 'island tokens' lists all", code: .badInput)
      }
      return known.target
    }
    guard let activity else { return nil }
    // Only what is changed must be the one that is meant.
    if action == nil, let newest = ActivitySelector(try island.report().activities).newest(activity)
    {
      return .activity(newest.id)
    }
    return .activity(try island.activity(activity))
  }

  private func seconds(_ text: String?, _ option: String) throws(CommandError) -> Double? {
    guard let text else { return nil }
    return try ContentOptions.seconds(text, for: option)
  }

  /// A token as it is printed.
  struct Row: Encodable, Sendable {
    var kind: String
    var app: String
    var attributesType: String
    var activity: String?
    /// In hexadecimal.
    var token: String?

    init(_ listing: TokenListing) {
      kind = listing.isStart ? "start" : "update"
      app = listing.app
      attributesType = listing.attributesType
      if case .activity(let id) = listing.target { activity = id.rawValue }
      token = listing.bytes.map(TokenText.hex)
    }
  }
}
