package import Foundation

/// The closed list of what a node can be. Layout and drawing switch over it exhaustively, so a
/// new kind does not compile until both know it.
package enum NodeKind: Codable, Hashable, Sendable {
  /// Nothing: takes no room and draws nothing, but counts as a child.
  case empty
  case text(TextContent)
  case image(ImageContent)
  case shape(ShapeContent)
  /// A colour, gradient or material used as a view; takes all it is offered.
  case style(StyleValue)
  /// `minLength` in points; nil leaves it to the metrics (8).
  case spacer(minLength: Double?)
  case divider
  case hstack(StackContent<VerticalGuide>)
  case vstack(StackContent<HorizontalGuide>)
  case zstack(GuidePair)
  case grid(GridContent)
  /// A row of a grid; nil alignment means the grid's own.
  case gridRow(VerticalGuide?)
  /// Shows the first child whose ideal size fits on the tested axes, else the last.
  case viewThatFits(Set<Axis>)
  /// Takes all it is offered; children are placed at its top leading corner. The number tells the
  /// readers of a tree apart while their content is made.
  case geometryReader(Int)
  /// A container of the user's own, with the answers it gave in the process that made it.
  case custom(CustomContent)
  /// The bar or ring alone; labels are separate nodes around it.
  case progress(ProgressContent)
  /// The gauge's scale alone; labels are separate nodes around it.
  case gauge(GaugeContent)
  /// One child, which runs the intent when pressed; nil for a button that carries a closure,
  /// which Live Activities never run.
  case button(IntentReference?)
  /// One child, which runs the intent when pressed.
  case toggle(isOn: Bool, IntentReference?)
  /// One child, which opens the address when pressed.
  case link(URL)
  /// The expanded island; children are `islandRegion` nodes.
  case island(IslandContent)
  /// The views of one region; a child each.
  case islandRegion(IslandRegionContent)
  /// Something the look-alike accepts but cannot draw, by the name users know it by. Its
  /// children, where there are any, are drawn in its place.
  case unsupported(String)
}

/// A stack along one axis; `Guide` is the alignment across it.
package struct StackContent<Guide: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  package var alignment: Guide
  /// In points; nil asks the neighbours.
  package var spacing: Double?

  package init(alignment: Guide, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

package struct GridContent: Codable, Hashable, Sendable {
  package var alignment: GuidePair
  /// In points; nil is the default of 8.
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
    /// Moves by itself from `start` to `end`; empties when `countsDown`, else fills.
    case interval(start: Date, end: Date, countsDown: Bool)
    case indeterminate
  }

  package var value: Value
  package var form: Form
  /// Nil is the accent of the surface it is drawn on.
  package var tint: StyleValue?

  package init(value: Value, form: Form = .linear, tint: StyleValue? = nil) {
    self.value = value
    self.form = form
    self.tint = tint
  }

  /// The filled part at `now`, 0…1; nil while there is nothing to measure.
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

/// What the layout of the expanded island needs to know besides its views; all in points.
package struct IslandContent: Codable, Hashable, Sendable {
  package enum Sizing: String, Codable, Hashable, Sendable {
    case automatic, leading, trailing, split
  }

  package var camera: Size
  package var margins: Insets
  package var sizing: Sizing
  /// Distance between the columns; nil asks the neighbours.
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

/// An App Intent that a button carries, as far as it can leave the process that made it.
package struct IntentReference: Codable, Hashable, Sendable {
  /// Names the intent and its parameters inside the process that lowered the view.
  package var id: String
  /// The Swift type's name, for messages.
  package var typeName: String
  package var title: String

  package init(id: String, typeName: String, title: String) {
    self.id = id
    self.typeName = typeName
    self.title = title
  }
}
