import Testing

@testable import ActivityEngine

struct SortedMapTests {
  @Test func emptyMapHasNothing() {
    var map = SortedMap<Int, String>()
    #expect(map.isEmpty)
    #expect(map.first == nil)
    #expect(map[1] == nil)
    #expect(map.rank(of: 1) == 0)
    map[1] = nil
    #expect(map.isEmpty)
  }

  @Test(arguments: 0..<8)
  func behavesAsADictionaryInOrder(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var map = SortedMap<Int, Int>()
    var model: [Int: Int] = [:]
    for step in 0..<2_000 {
      let key = Int.random(in: 0..<200, using: &random)
      let value = Int.random(in: 0..<3, using: &random) == 0 ? nil : step
      map[key] = value
      model[key] = value
      guard map[key] == value, map.count == model.count else {
        Issue.record("step \(step) of seed \(seed)")
        return
      }
      if step.isMultiple(of: 100) {
        let keys = model.keys.sorted()
        #expect(map.map(\.key) == keys)
        #expect(map.map(\.value) == keys.map { model[$0] })
        #expect(map.first?.key == keys.first)
        #expect((0..<200).allSatisfy { key in map.rank(of: key) == keys.count { $0 < key } })
      }
    }
  }

  @Test func copyKeepsWhatTheOriginalLoses() {
    var map = SortedMap<Int, Void>()
    for key in 0..<100 { map.insert(key) }
    let copy = map
    for key in 0..<50 { map.remove(key) }
    #expect(copy.map(\.key) == Array(0..<100))
    #expect(map.map(\.key) == Array(50..<100))
  }

  /// A list would take thousands of comparisons, a balanced tree of ten thousand at most forty-odd.
  @Test(arguments: [false, true])
  func staysBalancedWhenKeysComeInOrder(descending: Bool) {
    var map = SortedMap<CountedKey, Void>()
    let keys = (0..<10_000).map(CountedKey.init)
    for key in descending ? keys.reversed() : keys { map.insert(key) }
    for key in keys.prefix(9_000) { map.remove(key) }
    let counter = Counter()
    var most = 0
    CountedKey.$counter.withValue(counter) {
      for key in keys {
        counter.count = 0
        _ = map[key]
        most = max(most, counter.count)
      }
    }
    #expect(most <= 48)
  }
}

/// A key that tells how often it was compared.
private struct CountedKey: Comparable, Sendable {
  @TaskLocal static var counter: Counter?

  var number: Int

  static func < (left: CountedKey, right: CountedKey) -> Bool {
    counter?.count += 1
    return left.number < right.number
  }
}

/// Used by one task only.
private final class Counter: @unchecked Sendable {
  var count = 0
}
