import ActivityModel
import Foundation

/// Iterates over the push-to-start tokens of one type: the current one, then each that replaces it.
final class StartTokenIterator {
  private let target: PushToken.Target
  private var first: Data?
  private var last: Data?
  private var changes: AsyncStream<PushToken>.Iterator?

  init(of attributesType: String) {
    let link = ActivityLink.current
    target = .start(app: link?.app ?? "", attributesType: attributesType)
    changes = link?.startTokenChanges().makeAsyncIterator()
    first = link?.startToken(attributesType)
  }

  func next() async -> Data? {
    if let token = first {
      first = nil
      last = token
      return token
    }
    while let token = await changes?.next(isolation: #isolation) {
      guard token.target == target, token.bytes != last else { continue }
      last = token.bytes
      return token.bytes
    }
    return nil
  }
}
