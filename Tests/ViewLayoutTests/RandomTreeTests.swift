import TestSupport
import Testing
import ViewArchive

@testable import ViewLayout

/// Trees of every node kind and modifier, with lengths no one should write.
@Suite struct RandomTreeTests {
  private static let proposals = [
    Proposal.unspecified, .zero, .infinity, Proposal(width: 1, height: 1),
    Proposal(width: 371, height: 160), Proposal(width: 52.33, height: 36.67),
    Proposal(width: .infinity, height: 16), Proposal(width: nil, height: .infinity),
    Proposal(width: 80, height: nil),
  ]

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func everyTreeIsPlacedTheSameTwice(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.random(depth: 5, using: &generator)
    for metrics in [LayoutMetrics.exact, .cells] {
      for proposal in Self.proposals {
        let context = LayoutContext(metrics: metrics, time: Sample.time)
        var first = LayoutEngine(context: context)
        var second = LayoutEngine(context: context)
        let lengths = first.layout(node, in: proposal).lengths
        let isDefined = lengths.allSatisfy { !$0.isNaN }
        #expect(isDefined, "\(proposal)")
        let isSame = lengths == second.layout(node, in: proposal).lengths
        #expect(isSame, "\(proposal)")
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func itDoesNotMatterWhatWasMeasuredBefore(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.random(depth: 5, using: &generator)
    for metrics in [LayoutMetrics.exact, .cells] {
      let context = LayoutContext(metrics: metrics, time: Sample.time)
      for proposal in Self.proposals {
        var fresh = LayoutEngine(context: context)
        var asked = LayoutEngine(context: context)
        for other in Self.proposals.shuffled(using: &generator) {
          _ = asked.measure(node, in: other)
          if Bool.random(using: &generator) { _ = asked.layout(node, in: other) }
        }
        let isSame =
          fresh.layout(node, in: proposal).lengths == asked.layout(node, in: proposal).lengths
        #expect(isSame, "\(proposal)")
      }
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func noTextIsWrittenOverAnother(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.tame(depth: 4, using: &generator)
    for (columns, rows) in [(46, 10), (20, 4), (6, 1), (42, 8), (10, 20)] as [(Double, Double)] {
      var lines: [PlacedLine] = []
      node.placed(columns * 8, rows * 16, .cells).walk { lines += $0.lines }
      for (index, line) in lines.enumerated() where line.bounds.width > 0 {
        let isClear = lines[..<index].allSatisfy { other in
          other.bounds.width == 0 || other.bounds.minY >= line.bounds.maxY
            || other.bounds.maxY <= line.bounds.minY || other.bounds.minX >= line.bounds.maxX
            || other.bounds.maxX <= line.bounds.minX
        }
        #expect(isClear, "\(line.string) at \(line.bounds) in \(columns)x\(rows)")
      }
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func everythingFallsOnWholeCells(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.random(depth: 5, using: &generator)
    for proposal in Self.proposals where proposal.width != .infinity && proposal.height != .infinity
    {
      node.placed(proposal.width, proposal.height, .cells).walk { placed in
        let isOnCells = placed.bounds.isOnCells && placed.lines.allSatisfy(\.bounds.isOnCells)
        #expect(isOnCells, "\(proposal) \(placed.bounds) \(placed.name)")
        let isOverlapping = zip(placed.lines, placed.lines.dropFirst()).contains { line, next in
          line.bounds.maxY > next.bounds.minY
        }
        #expect(!isOverlapping)
      }
    }
  }
}

extension PlacedNode {
  /// The first word of what is placed, for messages.
  fileprivate var name: String {
    switch element {
    case .view(let kind): String("\(kind)".prefix(40))
    case .modifier(let modifier): String("\(modifier)".prefix(40))
    }
  }

  /// The numbers of all rectangles of the views and their lines.
  fileprivate var lengths: [Double] {
    var lengths: [Double] = []
    walk { node in
      for rect in [node.bounds] + node.lines.map(\.bounds) {
        lengths += [rect.minX, rect.minY, rect.width, rect.height]
      }
    }
    return lengths
  }
}

extension Rect {
  fileprivate var isOnCells: Bool {
    zip([minX, minY, width, height], [8.0, 16, 8, 16]).allSatisfy { length, cell in
      !length.isFinite || abs(length / cell - (length / cell).rounded()) < 1e-6
    }
  }
}
