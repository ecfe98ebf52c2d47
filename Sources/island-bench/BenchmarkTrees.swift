import Foundation
import ViewArchive

/// The view trees that the layout benchmark measures.
enum BenchmarkTrees {
  private static let now = Date(timeIntervalSince1970: 1_735_724_460)

  /// Returns the expanded islands of the gallery's activities in their first state, by the app's
  /// name. A test of the gallery checks that the files are up to date.
  ///
  /// - Throws: `CocoaError` when a file cannot be read; `ArchiveFormatError` when one is not an
  ///   archive.
  static func islands() throws -> [(name: String, node: ViewNode)] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Islands")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.compactMap { file in
      let archive = try ArchiveFormat.decode(Data(contentsOf: file))
      return archive.expanded.map { (file.deletingPathExtension().lastPathComponent, $0) }
    }
  }

  /// Returns one column of rows with about `count` nodes.
  static func wide(_ count: Int) -> ViewNode {
    vstack((0..<max(count / 6, 1)).map { row($0) })
  }

  /// Returns nested cards of stacks, frames, backgrounds and grids with about `count` nodes.
  static func cards(_ count: Int) -> ViewNode {
    let card = vstack([
      hstack([image("star"), text("A title that is cut"), spacer, timer]), bar,
      ViewNode(
        .grid(GridContent()),
        children: (0..<2).map { _ in
          ViewNode(.gridRow(nil), children: [text("key"), text("value"), text("unit")])
        }),
    ])
    .modified(.padding(Insets(all: 8)))
    .modified(
      .background(
        ViewNode(.shape(ShapeContent(.roundedRectangle(radius: 8), fill: .accent))),
        alignment: .center))
    return nest((0..<max(count / 20, 1)).map { _ in card })
  }

  /// Returns a list as React Native apps have it, of boxes with paddings and backgrounds, with about
  /// `count` nodes.
  static func boxes(_ count: Int) -> ViewNode {
    func box(_ children: [ViewNode], _ set: (inout FlexStyle) -> Void = { _ in }) -> ViewNode {
      var style = FlexStyle()
      set(&style)
      return ViewNode(.flex(style), children: children)
    }
    let icon = box([image("star")]) {
      $0.sizes.width = .points(24)
      $0.sizes.height = .points(24)
    }
    let texts = box([box([text("A title")]), box([text("and what is below it")])]) {
      $0.item.flex = 1
    }
    let row = box([icon, texts, box([text("12 min")])]) {
      $0.container.direction = .row
      $0.container.alignItems = .center
      $0.container.gap = .points(8)
      $0.padding = FlexEdges(all: .points(12))
    }.modified(.background(ViewNode(.style(.background)), alignment: .center))
    return box((0..<max(count / 11, 1)).map { _ in row })
  }

  /// Groups the nodes by four into stacks, recursively, until at most four are left.
  private static func nest(_ nodes: [ViewNode]) -> ViewNode {
    guard nodes.count > 4 else { return vstack(nodes) }
    let groups = stride(from: 0, to: nodes.count, by: 4).map {
      vstack(Array(nodes[$0..<min($0 + 4, nodes.count)]))
    }
    return nest(groups)
  }

  private static func row(_ index: Int) -> ViewNode {
    hstack([image("star"), text("Row \(index)"), spacer, bar, text("12 min")])
  }

  private static let spacer = ViewNode(.spacer(minLength: nil))
  private static let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.4))))

  private static let timer = ViewNode(
    .text(
      TextContent(runs: [
        TextRun(
          .timed(
            .interval(
              start: now, end: now.addingTimeInterval(754), pause: nil, countsDown: true,
              showsHours: true)))
      ])))

  private static func text(_ string: String) -> ViewNode {
    var content = TextContent(string)
    content.lineLimit = 1
    return ViewNode(.text(content))
  }

  private static func image(_ symbol: String) -> ViewNode {
    ViewNode(.image(ImageContent(source: .symbol(symbol))))
  }

  private static func hstack(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.hstack(StackContent(alignment: .center)), children: children)
  }

  private static func vstack(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.vstack(StackContent(alignment: .leading)), children: children)
  }
}
