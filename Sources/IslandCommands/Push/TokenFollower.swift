import ActivityKit
import ActivityModel

/// The push tokens of a running island as an app hears of them: those of now, and each new one.
struct TokenFollower: Sendable {
  private let tokens: AsyncStream<TokensCommand.Row>

  /// Begins to follow the tokens.
  ///
  /// - Throws: `CommandError` when the island does not answer.
  init(_ island: IslandConnection) throws(CommandError) {
    let link = island.link
    // Subscribed before the list is asked for, so that no token is missed between the two.
    let (records, starts) = (link.changes(), link.startTokenChanges())
    let present = try island.call(WireCall.Tokens(.list)).map(TokensCommand.Row.init)
    let (tokens, continuation) = AsyncStream<TokensCommand.Row>.makeStream()
    self.tokens = tokens
    for row in present { continuation.yield(row) }
    Task {
      await withDiscardingTaskGroup { group in
        group.addTask {
          for await record in records {
            if let row = TokensCommand.Row(record) { continuation.yield(row) }
          }
        }
        group.addTask {
          for await token in starts {
            if let row = TokensCommand.Row(token) { continuation.yield(row) }
          }
        }
      }
      continuation.finish()
    }
  }

  /// Calls `body` with each token once, until the island ends.
  func forEach(_ body: (TokensCommand.Row) -> Void) async {
    var known: Set<String> = []
    for await row in tokens {
      // A row without a token is a target that has none now.
      if let token = row.token, known.insert(token).inserted { body(row) }
    }
  }
}
