import ViewArchive

/// What is seen of a screen and of what is shown over it.
struct ScreenLayers {
  private(set) var screen: ViewNode
  private(set) var sheet: SheetArchive?
  /// An alert before the screen; nil: there is none.
  private(set) var dialog: ViewNode?
  let actions: ScreenActions
  let colorScheme: ColorScheme?

  /// - Parameters:
  ///   - screen: The screen itself.
  ///   - report: What its views have said about it.
  init(_ screen: ViewNode, _ report: LoweringRecord.ScreenReport) {
    self.screen = screen
    let presentations = report.presentations
    let covers = presentations.filter(\.coversScreen)
    let front = presentations.last
    actions = ScreenActions(
      backs: front?.backs ?? report.backs,
      closeSheet: front.flatMap { $0.coversScreen ? $0.close : nil },
      refresh: front == nil ? report.refresh : front?.report.refresh)
    colorScheme = covers.last?.report.colorScheme ?? report.colorScheme
    if let cover = covers.last {
      sheet = cover.report.sheetHeight.map { height in
        // A sheet behind one is not higher than the screen behind both.
        SheetArchive(
          height: height,
          backdrop: (covers.dropLast().last { $0.report.sheetHeight == nil }?.node ?? screen)
            .withoutControls)
      }
      self.screen = cover.node
    }
    if let front, !front.coversScreen {
      self.screen = self.screen.withoutControls.modified(.opacity(0.35))
      dialog = front.node
    }
  }

  /// Lays out what depends on the size.
  ///
  /// - Parameters:
  ///   - height: That of the room, in points.
  ///   - settle: Returns a tree laid out in a height.
  mutating func settle(in height: Double, _ settle: (ViewNode, Double) -> ViewNode) {
    screen = settle(screen, sheet?.height(in: height) ?? height)
    dialog = dialog.map { settle($0, height) }
    if let backdrop = sheet?.backdrop { sheet?.backdrop = settle(backdrop, height) }
  }
}
