import Testing

@testable import Previewer

/// What changed in the views, with both values.
struct TreeDifferenceTests {
  @Test func aValueIsToldWithBothNumbers() {
    #expect(
      TreeDifference.lines(
        from: ["vstack leading spacing 14", "text \"Ride\" system 22", "padding 8"],
        to: ["vstack leading spacing 4", "text \"Ride\" system 40", "padding 8"])
        == ["vstack leading spacing 14 → 4", "text \"Ride\" system 22 → 40"])
  }

  @Test func whatComesAndGoesIsToldAsSuch() {
    #expect(
      TreeDifference.lines(from: ["a", "b", "c"], to: ["a", "c", "d 1"]) == ["− b", "+ d 1"])
    #expect(
      TreeDifference.lines(from: ["text one", "x"], to: ["image two three", "x"])
        == ["− text one", "+ image two three"])
  }

  @Test func theSameIsNothing() {
    #expect(TreeDifference.lines(from: ["a", "b"], to: ["a", "b"]).isEmpty)
    #expect(TreeDifference.lines(from: [], to: []).isEmpty)
  }
}
