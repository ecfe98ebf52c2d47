package import AppIntents
import Foundation
package import ViewArchive

/// Results of lowering a view that are not part of its nodes.
@MainActor
package final class LoweringRecord {
  /// The intents of buttons, by the `id` of their `IntentReference`.
  package var intents: [String: any AppIntent] = [:]
  package var activityBackgroundTint: StyleValue?
  package var systemActionForeground: StyleValue?
  /// Closures that create the content of geometry readers once their rectangle in the presentation
  /// is known. The index is the reader's number.
  var readers: [@MainActor (CGRect) -> [ViewNode]] = []
  /// Adapters of user-defined layouts. The index is the container's number.
  var containers: [any UserLayoutContainer] = []
  /// Layout values that views pass to the enclosing layout. The index is the number in the node's
  /// modifier.
  var layoutValues: [LayoutValues] = []
  var bodyCount = 0
  /// Counts what views have said about their screen; a node whose views have cannot be cached.
  var collected = 0
  /// What views have said about the screen.
  var screen = ScreenReport()

  struct ScreenReport {
    /// What is shown over the screen, the last one in front.
    var presentations: [ScreenPresentation] = []
    /// What goes back by one step, the last one first.
    var backs: [() -> Void] = []
    /// Loads the content of the screen anew.
    var refresh: (() -> Void)?
    /// The appearance that the screen asks for.
    var colorScheme: ColorScheme?
    /// The height that a sheet asks for; nil: it covers the screen.
    var sheetHeight: SheetArchive.Height?
    /// True for a screen without the bar of the tab view around it.
    var hidesTabBar = false
    /// True for a sheet that a person cannot close.
    var staysOpen = false

    mutating func append(_ other: ScreenReport) {
      presentations += other.presentations
      backs += other.backs
      refresh = other.refresh ?? refresh
      hidesTabBar = hidesTabBar || other.hidesTabBar
      colorScheme = colorScheme ?? other.colorScheme
    }
  }

  /// Returns what views that are lowered by `lowering` say about the screen, which does not count yet.
  @MainActor
  func screenReport<Result>(of lowering: () -> Result) -> (Result, ScreenReport) {
    let before = screen
    screen = ScreenReport()
    let result = lowering()
    defer { screen = before }
    return (result, screen)
  }

  /// How much was recorded that is numbered, or collected, anew in each pass.
  var marks: [Int] { [readers.count, containers.count, collected] }

  /// True: nodes store their source locations.
  package let keepsPlaces: Bool

  package nonisolated init(keepsPlaces: Bool = false) { self.keepsPlaces = keepsPlaces }

  /// Returns a reference to the intent, which is stored unless its control is disabled.
  func reference(to intent: some AppIntent, isEnabled: Bool) -> IntentReference {
    let reference = IntentReference(
      id: IntentIdentity.text(of: intent), typeName: "\(type(of: intent))",
      title: type(of: intent).title.text, isDisabled: !isEnabled,
      isPerformedInWidget: intent is any WidgetPerformedIntent)
    if isEnabled { intents[reference.id] = intent }
    return reference
  }
}

/// The layout values of one view, by the types of their keys.
typealias LayoutValues = [ObjectIdentifier: Any]
