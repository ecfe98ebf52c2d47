import Testing
import ViewArchive

@testable import ViewLayout

@Suite struct PlacedDumpTests {
  @Test func layersAndLinesHaveTheirPlaces() {
    let node = Sample.hstack(
      spacing: 4, Sample.text("Your driver", lines: 1).padding(8), Sample.color.frame(10.5, nil))
    #expect(
      node.placed(80, 40).dump() == """
        hstack center spacing 4  (0, 0) 78.5×40
          .padding 8  (0, 4) 64×32
            text "Your driver" lines 1  (8, 12) 48×16
              "Your…"  (8, 12) 40×16 cut
          .frame w10.5  (68, 0) 10.5×40
            style level 0  (68, 0) 10.5×40
        """)
  }

  @Test func equalTreesHaveEqualDumps() {
    let node = Sample.island(
      Sample.region(.leading, Sample.timer(754)), Sample.region(.bottom, Sample.divider))
    #expect(node.placed(336, 128, .cells).dump() == node.placed(336, 128, .cells).dump())
  }
}
