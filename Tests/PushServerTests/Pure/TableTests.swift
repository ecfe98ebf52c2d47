import ActivityModel
import Foundation
import Testing

@testable import PushServer

struct TableTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  private func delivery(_ byte: UInt8, _ payload: String) -> PushDelivery {
    PushDelivery(to: .token(Data([byte])), payload: Data(payload.utf8), id: "1")
  }

  @Test func latestPushOfATokenIsKept() {
    var stored = StoredPushes()
    for (offset, byte, payload) in [(0.0, UInt8(1), "a"), (1, 2, "b"), (2, 1, "c")] {
      let isStored = stored.store(
        delivery(byte, payload), token: Data([byte]), expiration: nil,
        at: now.addingTimeInterval(offset))
      #expect(isStored)
    }
    let taken = stored.take([Data([1]), Data([2]), Data([3])], at: now.addingTimeInterval(3))
    #expect(taken.map { String(decoding: $0.delivery.payload, as: UTF8.self) } == ["b", "c"])
    #expect(stored.count == 0)
  }

  @Test func pushesOfOtherTokensStay() {
    var stored = StoredPushes()
    _ = stored.store(delivery(1, "a"), token: Data([1]), expiration: nil, at: now)
    _ = stored.store(delivery(2, "b"), token: Data([2]), expiration: nil, at: now)
    let taken = stored.take([Data([2])], at: now)
    #expect(taken.map(\.delivery.target) == [.token(Data([2]))])
    #expect(stored.count == 1)
  }

  @Test(arguments: [(0, false), (1_790_000_000, false), (1_790_000_001, true)])
  func expiredPushesAreNotStored(expiration: Int, isStored: Bool) {
    var stored = StoredPushes()
    let found = stored.store(
      delivery(1, "a"), token: Data([1]), expiration: expiration, at: now)
    #expect(found == isStored)
  }

  @Test func storedPushExpires() {
    var stored = StoredPushes()
    _ = stored.store(delivery(1, "a"), token: Data([1]), expiration: 1_790_000_060, at: now)
    let afterAMinute = stored.take([Data([1])], at: now.addingTimeInterval(60))
    #expect(afterAMinute.isEmpty)
    _ = stored.store(delivery(1, "a"), token: Data([1]), expiration: nil, at: now)
    let afterAMonth = stored.take([Data([1])], at: now.addingTimeInterval(30 * 86_400))
    #expect(afterAMonth.isEmpty)
  }

  @Test func tokensAreSavedAndTheOldestForgotten() throws {
    var tokens = KnownTokens()
    for number in 0...UInt16(KnownTokens.mostTokens) {
      tokens.learn(
        KnownToken(
          bytes: Data([UInt8(number >> 8), UInt8(number & 255)]), app: "a", attributesType: "T",
          isStart: false))
    }
    #expect(tokens.count == KnownTokens.mostTokens - KnownTokens.mostTokens / 10 + 1)
    #expect(tokens[Data([0, 0])] == nil)
    #expect(tokens[Data([0x27, 0x10])] != nil)
    let copy = try JSONDecoder().decode(KnownTokens.self, from: JSONEncoder().encode(tokens))
    #expect(copy == tokens)
  }

  @Test func tokensAreFoundByTheirActivity() {
    var tokens = KnownTokens()
    func token(_ byte: UInt8, _ activity: String?, name: String? = nil) -> KnownToken {
      KnownToken(
        bytes: Data([byte]), app: "a", attributesType: "T", isStart: activity == nil,
        activity: activity, name: name)
    }
    tokens.learn(token(1, nil))
    tokens.learn(token(2, "8F0C", name: "order-7"))
    tokens.learn(token(3, "8F0C", name: "order-7"))
    #expect(tokens.latest(ofActivity: "order-7")?.bytes == Data([3]))
    #expect(tokens.latest(ofActivity: "8f0c")?.bytes == Data([3]))
    #expect(tokens.latest(ofActivity: "ORDER-7") == nil)
    // A table of an older version has no activities.
    tokens.learn(token(4, nil))
    let isNew = tokens.learn(token(4, "9A"))
    let isNewAgain = tokens.learn(token(4, "9A"))
    #expect(isNew && !isNewAgain)
    #expect(tokens.latest(ofActivity: "9A")?.bytes == Data([4]))
  }

  @Test func channelsOfAnAppHaveALimit() throws {
    var table = ChannelTable()
    for number in 0..<ChannelTable.mostChannels {
      try table.create("\(number)", app: "a", policy: .storesNothing)
    }
    let error = #expect(throws: RequestRefusal.self) {
      try table.create("x", app: "a", policy: .storesNothing)
    }
    #expect(error?.reason == .cannotCreateChannelConfig)
    try table.create("x", app: "b", policy: .storesLatest)
    #expect(table.channels(of: "b") == ["x"])
    let copy = try JSONDecoder().decode(ChannelTable.self, from: JSONEncoder().encode(table))
    #expect(copy == table)
  }
}
