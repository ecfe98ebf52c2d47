import Testing
import ViewArchive

@testable import ViewLayout

/// Labels in the system font as interface files of public projects record them: Xcode writes the
/// frame that it computed, so each is a measurement of Apple's font in points.
///
/// From woocommerce/woocommerce-ios, hackiftekhar/IQKeyboardManager, Ranchero-Software/NetNewsWire,
/// JohanDegraeve/xdripswift and LoopKit/LoopKit; only texts that fit their label exactly.
struct PublishedLabelTests {
  struct Label: Sendable, CustomTestStringConvertible {
    var text: String
    var size: Double
    var weight: FontValue.Weight
    var width: Double

    init(_ text: String, _ size: Double, _ width: Double, _ weight: FontValue.Weight = .regular) {
      (self.text, self.size, self.weight, self.width) = (text, size, weight, width)
    }

    var testDescription: String { "\(text) (\(size))" }

    /// The width that the layout gives the text, in points.
    var laidOut: Double {
      let font = FontValue(size: .points(size), weight: weight)
      let text = TextContent(text, style: RunStyle(font: font))
      return ViewNode(.text(text)).placed(nil, nil, .phone).bounds.width
    }
  }

  static let labels: [Label] = [
    Label("Subtitle", 11, 40.5),
    Label("#1606", 12, 36),
    Label("#1763, #1888", 12, 78),
    Label("#1892", 12, 36),
    Label("#1935", 12, 36),
    Label("#2000", 12, 37.5),
    Label("- (void)reloadLayoutIfNeeded", 12, 167),
    Label("- Doesn't affect WKWebView default scrolling implementation", 12, 349),
    Label("- TextViewController using IQLayoutGuide", 12, 237),
    Label("- UISearchBar, UIAlertView, UITextField within different UIView", 12, 352),
    Label("11:59 AM", 12, 52),
    Label("Fixed product discount ", 12, 133.5),
    Label("Navigate next/prev in collectionView", 12, 204.5),
    Label("MEDIUM", 12, 50.5, .semibold),
    Label("Active", 13, 37.67),
    Label("Processing", 13, 67),
    Label("HbA1c", 15, 47, .bold),
    Label("High", 15, 34.33, .bold),
    Label("Low ", 15, 33.33, .bold),
    Label("Toolbar Tint Color", 15, 130.67, .bold),
    Label("Basal", 15, 37),
    Label("Autofill Password", 16, 128.5, .medium),
    Label("CustomView example", 16, 159.5, .medium),
    Label("Full Screen TextViewController", 16, 227.5, .medium),
    Label("Manual UIToolbar + No UIToolbar", 16, 244.5, .medium),
    Label("Non Scrollable TextView", 16, 179.5, .medium),
    Label("Refreshing Layout on the fly", 16, 208, .medium),
    Label("Safe Area", 16, 72, .medium),
    Label("Special Cases", 16, 104, .medium),
    Label("StackView", 16, 78, .medium),
    Label("SwiftUI", 16, 54, .medium),
    Label("Insulin", 16, 46.67),
    Label("Statistics", 16, 67),
    Label("Treatments", 16, 82),
    Label("$40.00", 17, 55.5),
    Label("-$601.00", 17, 70.5),
    Label("100%", 17, 42.5),
    Label("Account", 17, 64),
    Label("Address title", 17, 95.5),
    Label("Always Use Reader View", 17, 187),
    Label("Automatic", 17, 77.5),
    Label("Blog Author", 17, 89.67),
    Label("Color Palette", 17, 98),
    Label("Confirm Mark All as Read", 17, 191.5),
    Label("Custom", 17, 59.5),
    Label("DISCOUNT", 17, 85.5),
    Label("Detail", 17, 43.67),
    Label("Enable Full Screen Articles", 17, 202),
    Label("Enable JavaScript", 17, 135.5),
    Label("Folder", 17, 48.67),
    Label("Group by Feed", 17, 112.5),
    Label("Headline Label", 17, 113),
    Label("Info Text", 17, 65.5),
    Label("Jan2022Sale", 17, 99.5),
    Label("Label", 17, 42),
    Label("Notify About New Articles", 17, 196.5),
    Label("Order Status", 17, 97),
    Label("PAID BY CUSTOMER", 17, 159),
    Label("Refresh to Clear Read Articles", 17, 227.5),
    Label("Running", 17, 63),
    Label("Running Unit Tests", 17, 144),
    Label("Sort Oldest to Newest", 17, 167.5),
    Label("Theme", 17, 53),
    Label("Timeline Layout", 17, 119.5),
    Label("Blog Name", 17, 86.33, .semibold),
    Label(" mins ago", 20, 84.33),
    Label("mg/dL", 20, 56),
    Label("Article Title", 28, 136),
    Label("Snooze Alarms", 34, 217.33),
    Label("12:34", 80, 208, .bold),
  ]

  /// Labels were drawn with pairs of letters moved together, and rounded up to half a point or a
  /// third; a layout without a font has neither.
  @Test(arguments: labels) func aLabelIsAsWideAsItsInterfaceFileSays(_ label: Label) {
    #expect(abs(label.laidOut - label.width) <= max(1.5, 0.04 * label.width))
  }

  @Test func mostLabelsAreWithinAFiftieth() {
    let near = Self.labels.filter { abs($0.laidOut - $0.width) <= 0.02 * $0.width }
    #expect(Double(near.count) >= 0.8 * Double(Self.labels.count))
  }

  /// Heights of the same labels: one line is 1.1934 of the size, rounded up to a pixel.
  @Test(arguments: [
    (12.0, 14.33), (13, 15.67), (15, 18), (16, 19.33), (17, 20.33), (28, 33.67), (34, 40.67),
    (80, 95.67),
  ])
  func aLabelIsAsHighAsItsInterfaceFileSays(_ size: Double, _ height: Double) {
    let text = TextContent("Label", style: RunStyle(font: FontValue(size: .points(size))))
    #expect(abs(ViewNode(.text(text)).placed(nil, nil, .phone).bounds.height - height) < 0.01)
  }

  /// Of a text style each further line adds its leading, of a size in points the line's height.
  @Test(arguments: [
    (FontValue(size: .style(.headline)), 2, 42.33), (FontValue(size: .style(.caption)), 3, 46.33),
    (FontValue(size: .points(17)), 2, 40.67), (FontValue(size: .points(12)), 2, 28.67),
  ])
  func furtherLinesAddTheLeadingOfTheStyle(_ font: FontValue, _ lines: Int, _ height: Double) {
    let words = Array(repeating: "Label", count: lines).joined(separator: "\n")
    let text = TextContent(words, style: RunStyle(font: font))
    #expect(abs(ViewNode(.text(text)).placed(nil, nil, .phone).bounds.height - height) < 0.01)
  }
}
