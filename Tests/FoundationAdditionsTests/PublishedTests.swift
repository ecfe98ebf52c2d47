import FoundationAdditions
import Testing

struct PublishedTests {
  private final class Plain { @Published var count = 1 }

  @Test func anObjectThatNobodyObservesHasPublishedProperties() {
    let object = Plain()
    var seen: [Int] = []
    let remove = object.$count._observers.add { seen.append($0) }
    object.count += 1
    object.$count._set(5)
    remove()
    object.count = 7
    #expect(seen == [2, 5])
    #expect(object.count == 7)
  }
}
