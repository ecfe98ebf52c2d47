package import ViewArchive

/// The cases of the archive's closed lists without what they carry. A new case does not compile
/// until it has a tag here, and a tag is missed in the everything-tree until it is there.
package enum KindTag: CaseIterable, Sendable {
  case empty, text, image, shape, style, spacer, divider, hstack, vstack, zstack, grid, gridRow
  case viewThatFits, geometryReader, flex, custom, progress, gauge, button, toggle, link, island
  case islandRegion, unsupported

  package init(_ kind: NodeKind) {
    switch kind {
    case .empty: self = .empty
    case .text: self = .text
    case .image: self = .image
    case .shape: self = .shape
    case .style: self = .style
    case .spacer: self = .spacer
    case .divider: self = .divider
    case .hstack: self = .hstack
    case .vstack: self = .vstack
    case .zstack: self = .zstack
    case .grid: self = .grid
    case .gridRow: self = .gridRow
    case .viewThatFits: self = .viewThatFits
    case .geometryReader: self = .geometryReader
    case .flex: self = .flex
    case .custom: self = .custom
    case .progress: self = .progress
    case .gauge: self = .gauge
    case .button: self = .button
    case .toggle: self = .toggle
    case .link: self = .link
    case .island: self = .island
    case .islandRegion: self = .islandRegion
    case .unsupported: self = .unsupported
    }
  }
}

/// See `KindTag`.
package enum ModifierTag: CaseIterable, Sendable {
  case role
  case padding, frame, flexFrame, fixedSize, aspectRatio, layoutPriority, alignHorizontal
  case alignVertical, offset, position, gridCellColumns, gridColumnAlignment, gridCellAnchor
  case gridCellUnsizedAxes, belowIfTooWide, layoutDirection, overlay, background, scale
  case rotation, clip, mask, opacity, shadow, hidden, zIndex, colorScheme, redacted, widgetURL
  case identifier, accessibilityLabel, privacySensitive, contentTransition, transition, animation
  case unsupported, layoutValue, picture

  package init(_ modifier: NodeModifier) {
    switch modifier {
    case .padding: self = .padding
    case .frame: self = .frame
    case .flexFrame: self = .flexFrame
    case .fixedSize: self = .fixedSize
    case .aspectRatio: self = .aspectRatio
    case .layoutPriority: self = .layoutPriority
    case .alignHorizontal: self = .alignHorizontal
    case .alignVertical: self = .alignVertical
    case .offset: self = .offset
    case .position: self = .position
    case .gridCellColumns: self = .gridCellColumns
    case .gridColumnAlignment: self = .gridColumnAlignment
    case .gridCellAnchor: self = .gridCellAnchor
    case .gridCellUnsizedAxes: self = .gridCellUnsizedAxes
    case .belowIfTooWide: self = .belowIfTooWide
    case .layoutDirection: self = .layoutDirection
    case .layoutValue: self = .layoutValue
    case .overlay: self = .overlay
    case .background: self = .background
    case .scale: self = .scale
    case .rotation: self = .rotation
    case .clip: self = .clip
    case .mask: self = .mask
    case .opacity: self = .opacity
    case .shadow: self = .shadow
    case .hidden: self = .hidden
    case .zIndex: self = .zIndex
    case .colorScheme: self = .colorScheme
    case .redacted: self = .redacted
    case .picture: self = .picture
    case .widgetURL: self = .widgetURL
    case .identifier: self = .identifier
    case .role: self = .role
    case .accessibilityLabel: self = .accessibilityLabel
    case .privacySensitive: self = .privacySensitive
    case .contentTransition: self = .contentTransition
    case .transition: self = .transition
    case .animation: self = .animation
    case .unsupported: self = .unsupported
    }
  }
}

/// What a run of a text holds; see `KindTag`.
package enum RunTag: CaseIterable, Sendable {
  case literal, symbol
  case timer, relative, offset, date, time, range, interval, stopwatch, dateOffset
  case dateReference, currentDate

  package init(_ content: TextRun.Content) {
    switch content {
    case .literal: self = .literal
    case .symbol: self = .symbol
    case .timed(let text): self.init(text)
    }
  }

  private init(_ text: TimedText) {
    switch text {
    case .timer: self = .timer
    case .relative: self = .relative
    case .offset: self = .offset
    case .date: self = .date
    case .time: self = .time
    case .range: self = .range
    case .interval: self = .interval
    case .stopwatch: self = .stopwatch
    case .dateOffset: self = .dateOffset
    case .dateReference: self = .dateReference
    case .currentDate: self = .currentDate
    }
  }
}
