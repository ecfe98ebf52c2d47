import FoundationAdditions
import Foundation
import Testing

struct PredicateTests {
  private struct Task {
    var title: String
    var due: Date?
  }

  @Test func aPredicateAsksItsClosure() throws {
    let wanted = "a"
    let named = _Matching(Task.self) { $0.title == wanted }
    #expect(try named.evaluate(Task(title: "a")))
    #expect(try !named.evaluate(Task(title: "b")))
    let dated: Predicate<Task> = _Matching { $0.due != nil }
    #expect(try !dated.evaluate(Task(title: "a")))
    #expect(try dated.evaluate(Task(title: "a", due: .distantPast)))
  }

  @Test func aPredicateMayBeOfTwo() throws {
    let longer = _Matching(String.self, Int.self) { $0.count > $1 }
    #expect(try longer.evaluate("abc", 2))
    #expect(try !longer.evaluate("abc", 3))
  }
}
