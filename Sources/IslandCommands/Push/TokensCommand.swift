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

  @Argument(help: "rotate, expire or invalidate (default: list).")
  var action: TokenCommand.Action?

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String?

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

  /// Rejects a change without a token, or with two.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard action == nil || !follow else {
      throw ValidationError("--follow lists all tokens: leave out \(action?.rawValue ?? "")")
    }
    if action == nil {
      guard activity == nil, start == nil, after == nil, every == nil else {
        throw ValidationError("want  tokens rotate, tokens expire or tokens invalidate")
      }
    } else if (activity == nil) == (start == nil) {
      throw ValidationError("want an activity, or --start TYPE")
    }
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    guard !follow else { return try follow(island) }
    let command = try command(on: island)
    var tokens = try island.call(WireCall.Tokens(command))
    // After a change that one only.
    if case .change(_, let target, _, _) = command { tokens.removeAll { $0.target != target } }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(tokens.map(Row.init)), as: UTF8.self))
    } else {
      if tokens.isEmpty { print("no tokens: no widget is known, and no activity uses one") }
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

  private func command(on island: IslandConnection) throws(CommandError) -> TokenCommand {
    guard let action else { return .list }
    let target: PushToken.Target
    if let activity {
      target = .activity(try island.activity(activity))
    } else {
      let type = start ?? ""
      let tokens = try island.call(WireCall.Tokens(.list))
      guard let known = tokens.first(where: { $0.isStart && $0.attributesType == type }) else {
        throw CommandError(
          "no push-to-start token of '\(type)': 'island tokens' lists all", code: .badInput)
      }
      target = known.target
    }
    func seconds(_ text: String?, _ option: String) throws(CommandError) -> Double? {
      guard let text else { return nil }
      return try ContentOptions.seconds(text, for: option)
    }
    return .change(
      action, target, after: try seconds(after, "--after"), every: try seconds(every, "--every"))
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

extension TokenCommand.Action: ExpressibleByArgument {}

extension TokenListing {
  fileprivate var isStart: Bool { if case .start = target { true } else { false } }
}
