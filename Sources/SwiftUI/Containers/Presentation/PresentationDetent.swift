public import Foundation
import ViewArchive

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable { case fraction(CGFloat), points(CGFloat), large }

  private let height: Height

  public static let medium = Self(height: .fraction(0.5))
  public static let large = Self(height: .large)
  public static func height(_ height: CGFloat) -> Self { Self(height: .points(height)) }
  public static func fraction(_ fraction: CGFloat) -> Self { Self(height: .fraction(fraction)) }
  /// Not drawn: the sheet is as high as a large one.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self { large }

  /// The height of the sheet; nil: it covers the screen.
  var sheetHeight: SheetArchive.Height? {
    switch height {
    case .fraction(let fraction): fraction < 1 ? .fraction(fraction) : nil
    case .points(let points): .points(points)
    case .large: nil
    }
  }

  /// Returns the height in a screen of a height, in points.
  fileprivate func points(in whole: CGFloat) -> CGFloat {
    switch height {
    case .fraction(let fraction): whole * fraction
    case .points(let points): points
    case .large: whole
    }
  }
}

/// A height of a sheet that an app computes.
public protocol CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
  public struct Context {
    public let maxDetentValue: CGFloat
  }
}

extension Set<PresentationDetent> {
  /// The one that a sheet has at first: the lowest, as on a phone.
  var lowest: PresentationDetent? {
    // The height of an iPhone's screen; fractions and points have no order without one.
    self.min { $0.points(in: 800) < $1.points(in: 800) }
  }
}

extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    ReportedView(content: self, name: nil) { $0.sheetHeight = detents.lowest?.sheetHeight }
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectedDetentView(content: self, detents: detents, selection: selection)
  }
}

/// A sheet whose height the app chooses.
private struct SelectedDetentView<Content: View> {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>
}

extension SelectedDetentView: View {
  var body: some View {
    let selected = selection.wrappedValue
    let detent = detents.isEmpty || detents.contains(selected) ? selected : detents.lowest
    ReportedView(content: content, name: nil) { $0.sheetHeight = detent?.sheetHeight }
  }
}
