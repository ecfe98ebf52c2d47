import Testing
import ViewArchive

@testable import CellRaster

struct MeshGradientTests {
  private let rect = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)].map {
    RelativePoint(x: $0.0, y: $0.1)
  }

  private func mesh(
    _ colors: [UInt32], _ points: [RelativePoint] = corners, controls: [RelativePoint]? = nil,
    columns: Int = 2, rows: Int = 2, isSmooth: Bool = false
  ) -> GradientPaint {
    GradientPaint(
      stops: colors.map { GradientPaint.Stop(tint: Tint(RGB($0)), location: 0) },
      form: .mesh(
        MeshValue(
          columns: columns, rows: rows, points: points, controls: controls, isSmooth: isSmooth)),
      rect: rect)
  }

  private func red(_ paint: GradientPaint, _ x: Double, _ y: Double) -> Int {
    Int(paint.tint(at: Point(x: x, y: y)).color.red)
  }

  @Test func coloursAreMixedBetweenThePoints() {
    let paint = mesh([0x000000, 0xC80000, 0x000000, 0xC80000])
    #expect(red(paint, 0, 50) == 0 && red(paint, 100, 50) == 200)
    #expect(red(paint, 50, 10) == 100 && red(paint, 25, 90) == 50)
    // A smooth mesh changes slowly near its points.
    let smooth = mesh([0x000000, 0xC80000, 0x000000, 0xC80000], isSmooth: true)
    #expect(red(smooth, 50, 50) == 100 && red(smooth, 25, 50) < 40)
  }

  @Test func aPointThatIsMovedTakesItsColourAlong() {
    var points = Self.corners
    points[1] = RelativePoint(x: 0.5, y: 0)
    points[3] = RelativePoint(x: 0.5, y: 1)
    let paint = mesh([0x000000, 0xC80000, 0x000000, 0xC80000, 0x0000FF], points)
    #expect(red(paint, 25, 50) == 100)
    // Beyond the mesh is the colour behind it.
    #expect(paint.tint(at: Point(x: 90, y: 50)).color.blue == 255)
    #expect(paint.meshBackground == Tint(RGB(0x0000FF)))
    #expect(paint.mean.color.red == 100)
  }

  @Test func crookedPatchesHaveAColourEverywhere() {
    let points = [(0.0, 0.1), (0.9, 0.0), (0.2, 1.0), (1.0, 0.7)].map {
      RelativePoint(x: $0.0, y: $0.1)
    }
    let paint = mesh([0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000], points)
    for piece in paint.meshPieces(5) {
      for corner in piece.corners {
        #expect(paint.tint(at: corner).color.red == 255)
      }
    }
  }

  @Test func edgesFollowTheirControlPoints() throws {
    // The upper edge bends down to three quarters of the control points' depth.
    let controls = Self.corners.flatMap { corner in
      let bend = corner.y == 0 ? 0.4 : 1
      return [
        RelativePoint(x: corner.x - 0.33, y: bend), corner,
        RelativePoint(x: corner.x + 0.33, y: bend), corner,
      ]
    }
    let paint = mesh([0, 0, 0, 0], controls: controls)
    let piece = try #require(paint.meshPieces(2).first)
    #expect(abs(piece.corners[1].y - 30) < 1e-9)
    #expect(piece.corners[0] == .zero)
  }

  @Test func anIncompleteMeshShowsWhatIsBehindIt() {
    for paint in [
      mesh([0xFF0000, 0], Self.corners), mesh([0xFF0000, 0, 0, 0], Self.corners, columns: 3),
      mesh([0, 0, 0, 0], [RelativePoint(x: .nan, y: 0)] + Self.corners.dropFirst()),
      mesh([0, 0, 0, 0], Self.corners, columns: .max, rows: .max),
      mesh([0, 0, 0, 0], [RelativePoint(x: 1e9, y: 0)] + Self.corners.dropFirst()),
      mesh(
        Array(repeating: 0, count: 900), Array(repeating: RelativePoint(x: 0, y: 0), count: 900),
        columns: 30, rows: 30),
    ] {
      #expect(paint.meshPieces(4).isEmpty)
      #expect(paint.tint(at: Point(x: 50, y: 50)) == .clear)
    }
    #expect(mesh([0x0000FF]).tint(at: Point(x: 50, y: 50)) == Tint(RGB(0x0000FF)))
  }
}
