import ViewArchive
import Testing

@testable import SwiftUI

/// Views that once ended the widget.
@MainActor
@Suite struct EndingViewTests {
  private func nodes(_ view: some View) -> [ViewNode] {
    Lowering.nodes(
      of: view, in: LoweringContext(environment: EnvironmentValues(), record: LoweringRecord()))
  }

  private struct Chart: UIViewRepresentable {
    func makeUIView(context: Context) -> Int { 0 }
    func updateUIView(_ view: Int, context: Context) {}
  }

  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Int { 0 }
    func updateUIViewController(_ controller: Int, context: Context) {}
  }

  @Test func aViewOfUIKitIsNamed() {
    #expect(nodes(Chart()).map(\.kind) == [.unsupported("Chart (UIKit)")])
    #expect(nodes(Page()).map(\.kind) == [.unsupported("Page (UIKit)")])
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10)
    }
  }

  @Test func aStyleCanMakeTheButtonItself() {
    let framed = nodes(Button("Go") {}.buttonStyle(Framed()))
    #expect(framed.count == 1)
    #expect("\(framed)".contains("Go"))
  }

  @Test func anImageThatIsDrawnHasItsSizeAndItsShapes() {
    let image = Image(size: CGSize(width: 20, height: 30)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    #expect(image == image)
    let drawn = "\(nodes(image))"
    #expect(drawn.contains("frame") && drawn.contains("20"))
    #expect("\(nodes(image.resizable()))" != drawn)
  }
}
