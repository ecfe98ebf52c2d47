package import Foundation

/// The closed list of node kinds. Layout and drawing switch over it exhaustively, so a new kind
/// does not compile until both handle it.
package enum NodeKind: Codable, Hashable, Sendable {
  /// Nothing: takes no space and draws nothing, but counts as a child.
  case empty
  case text(TextContent)
  case image(ImageContent)
  case shape(ShapeContent)
  /// A colour, gradient or material used as a view; takes the proposed size.
  case style(StyleValue)
  /// `minLength` in points. Nil: the default of the metrics (8).
  case spacer(minLength: Double?)
  case divider
  case hstack(StackContent<VerticalGuide>)
  case vstack(StackContent<HorizontalGuide>)
  case zstack(GuidePair)
  case grid(GridContent)
  /// A row of a grid. Nil: the grid's own alignment.
  case gridRow(VerticalGuide?)
  /// Shows the first child whose ideal size fits on the tested axes, else the last.
  case viewThatFits(Set<Axis>)
  /// Takes the proposed size; children are placed at its top leading corner. The number identifies
  /// the reader in its tree while its content is built.
  case geometryReader(Int)
  /// A container of user code, with the layout results recorded in the process that built it.
  case custom(CustomContent)
  /// The bar or ring alone; labels are separate nodes around it.
  case progress(ProgressContent)
  /// The gauge's scale alone; labels are separate nodes around it.
  case gauge(GaugeContent)
  /// One child, which runs the intent when pressed. Nil: a button with a closure, which Live
  /// Activities never run.
  case button(IntentReference?)
  /// One child, which runs the intent when pressed.
  case toggle(isOn: Bool, IntentReference?)
  /// One child, which opens the address when pressed.
  case link(URL)
  /// The expanded island; children are `islandRegion` nodes.
  case island(IslandContent)
  /// The views of one region, each of them a child.
  case islandRegion(IslandRegionContent)
  /// An API that the look-alike accepts but cannot draw, by its public name. Its children, if any,
  /// are drawn in its place.
  case unsupported(String)
}

/// A stack along one axis; `Guide` is the alignment across it.
package struct StackContent<Guide: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  package var alignment: Guide
  /// In points. Nil: the spacing preferences of the children.
  package var spacing: Double?

  package init(alignment: Guide, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

package struct GridContent: Codable, Hashable, Sendable {
  package var alignment: GuidePair
  /// In points. Nil: the default of 8.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(
    alignment: GuidePair = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

package struct ProgressContent: Codable, Hashable, Sendable {
  package enum Form: String, Codable, Hashable, Sendable { case linear, circular }

  package enum Value: Codable, Hashable, Sendable {
    /// 0…1, already clamped.
    case fraction(Double)
    /// Changes by itself from `start` to `end`; empties if `countsDown`, else fills.
    case interval(start: Date, end: Date, countsDown: Bool)
    case indeterminate
  }

  package var value: Value
  package var form: Form
  /// Nil: the accent of the surface it is drawn on.
  package var tint: StyleValue?

  package init(value: Value, form: Form = .linear, tint: StyleValue? = nil) {
    self.value = value
    self.form = form
    self.tint = tint
  }

  /// Returns the filled part at `now`, 0…1. Nil: indeterminate.
  package func fraction(at now: Date) -> Double? {
    switch value {
    case .fraction(let fraction): return fraction
    case .interval(let start, let end, let countsDown):
      let length = start.seconds(until: end)
      guard length > 0 else { return countsDown ? 0 : 1 }
      let passed = min(max(start.seconds(until: now) / length, 0), 1)
      return countsDown ? 1 - passed : passed
    case .indeterminate: return nil
    }
  }
}

package struct GaugeContent: Codable, Hashable, Sendable {
  package enum Form: String, Codable, Hashable, Sendable {
    case linear, circular, circularCapacity, accessoryLinear, accessoryLinearCapacity
  }

  /// 0…1, already clamped.
  package var fraction: Double
  package var form: Form
  package var tint: StyleValue?

  package init(fraction: Double, form: Form, tint: StyleValue? = nil) {
    self.fraction = fraction
    self.form = form
    self.tint = tint
  }
}

/// The inputs of the expanded island's layout besides its views; all in points.
package struct IslandContent: Codable, Hashable, Sendable {
  package enum Sizing: String, Codable, Hashable, Sendable {
    case automatic, leading, trailing, split
  }

  package var camera: Size
  package var margins: Insets
  package var sizing: Sizing
  /// Distance between views of a column. Nil: the spacing preferences of the views.
  package var spacing: Double?

  package init(
    camera: Size, margins: Insets, sizing: Sizing = .automatic, spacing: Double? = nil
  ) {
    self.camera = camera
    self.margins = margins
    self.sizing = sizing
    self.spacing = spacing
  }
}

package struct IslandRegionContent: Codable, Hashable, Sendable {
  package enum Position: String, Codable, Hashable, Sendable {
    case leading, trailing, center, bottom
  }

  package var position: Position
  package var priority: Double
  package var contentMargins: PartialInsets

  package init(
    position: Position, priority: Double = 0, contentMargins: PartialInsets = PartialInsets()
  ) {
    self.position = position
    self.priority = priority
    self.contentMargins = contentMargins
  }
}

/// A reference to the App Intent of a button, which itself cannot leave its process.
package struct IntentReference: Codable, Hashable, Sendable {
  /// Identifies the intent and its parameters inside the process that lowered the view.
  package var id: String
  /// The name of the Swift type, for messages.
  package var typeName: String
  package var title: String

  package init(id: String, typeName: String, title: String) {
    self.id = id
    self.typeName = typeName
    self.title = title
  }
}
