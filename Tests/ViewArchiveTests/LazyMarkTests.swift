import Testing

@testable import ViewArchive

struct LazyMarkTests {
  @Test(arguments: [LazyMark.Role.before, .first, .last, .after])
  func textIsParsed(role: LazyMark.Role) {
    let mark = LazyMark(container: 12, role: role, index: 40, count: 9_960)
    #expect(LazyMark(mark.text) == mark)
  }

  @Test(arguments: [
    "", "lazy rows", "lazy rows before", "lazy rows before 1 2", "lazy rows other 1 2 3", "row 3",
    "lazy rows before 1 2 x", "lazy rows before 1 2 3 4",
  ])
  func otherIdentifiersAreNone(text: String) {
    #expect(LazyMark(text) == nil)
  }
}
