import ActivityModel
import Dispatch
import Foundation

/// Posts every push token to a back end as it comes, as an app does.
package struct TokenWebhook: Sendable {
  private let post: HTTPPost

  /// - Parameters:
  ///   - url: Where to post to, with the scheme http.
  ///   - allowsRemote: True: the host may be another machine.
  /// - Throws: `CommandError` when the URL cannot be used.
  package init(_ url: String, allowsRemote: Bool) throws(CommandError) {
    post = try HTTPPost(url, allowsRemote: allowsRemote)
  }

  /// Follows the tokens of the island on a socket, from another thread.
  ///
  /// - Parameter onFailure: Called on another thread with the line to show, for every token that
  ///   did not arrive.
  package func start(on path: String, onFailure: @escaping @Sendable (String) -> Void) {
    let post = post
    let queue = DispatchQueue(label: "token webhook")
    Thread.detachNewThread {
      let follower: TokenFollower
      do throws(CommandError) {
        let island = try IslandConnection(environment: ["ISLAND_SOCKET": path])
        follower = try TokenFollower(island)
      } catch {
        return onFailure("--token-webhook: \(error.message)")
      }
      Task {
        await follower.forEach { row in
          guard let body = try? SafeJSON.line(row) else { return }
          // One after the other; a slow back end delays nothing else.
          queue.async {
            do throws(CommandError) {
              try post.send(Data(body.utf8))
            } catch {
              onFailure("--token-webhook: \(error.message)")
            }
          }
        }
      }
    }
  }
}
