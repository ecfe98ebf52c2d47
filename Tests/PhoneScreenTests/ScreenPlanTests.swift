import ActivityModel
import CellRaster
import Testing

@testable import PhoneScreen

struct ScreenPlanTests {
  private let phone = Device(
    id: "s", name: "S", screenWidth: 402, screenHeight: 874, displayScale: 3, island: .small,
    cardWidth: 371)
  private let large = Device(
    id: "l", name: "L", screenWidth: 440, screenHeight: 956, displayScale: 3, island: .large,
    cardWidth: 412, islandInset: 14)

  private func plan(
    _ columns: Int, _ rows: Int, _ device: Device? = nil, isLocked: Bool = false,
    isLandscape: Bool = false, surface: ScreenMode.Surface = .phone
  ) -> ScreenPlan? {
    let device = device ?? phone
    return ScreenPlan(
      size: CellSize(columns: columns, rows: rows),
      conditions: ScreenPlan.Conditions(
        device: device,
        surfaceColumns: SurfaceScene.columns(of: ScreenMode(surface: surface), on: device),
        isLocked: isLocked, isLandscape: isLandscape))
  }

  @Test(arguments: [(33, 8), (34, 7), (1, 1), (0, 0)])
  func tooSmallIsNoPlan(columns: Int, rows: Int) {
    #expect(plan(columns, rows) == nil)
  }

  @Test func theSmallestTerminalHasAScreenAndAHintLine() throws {
    let plan = try #require(self.plan(34, 8))
    #expect(plan.phone.screen == CellRect(column: 0, row: 0, columns: 34, rows: 7))
    #expect(plan.panel == nil && plan.lockScreen == nil && plan.hints.row == 7)
  }

  @Test func eightyByTwentyFourHoldsTheIslandTheLockScreenAndThePanel() throws {
    let plan = try #require(self.plan(80, 24))
    let second = try #require(plan.lockScreen)
    #expect(plan.phone.screen.columns == 50 && plan.phone.screen.rows == 10)
    #expect(second.screen.columns == 50 && second.screen.rows == 11)
    #expect(plan.phone.frame.intersection(second.frame).isEmpty)
    #expect(plan.panel?.columns == 25)
    #expect(plan.hints.row == 23)
    #expect(plan.island.panelColumns == 46 && plan.island.sidesLimit == 25)
  }

  @Test(arguments: [(79, 24), (80, 15), (60, 40)])
  func belowThatThereIsOnePhone(columns: Int, rows: Int) throws {
    let plan = try #require(self.plan(columns, rows))
    #expect(plan.lockScreen == nil && plan.panel == nil)
  }

  @Test(arguments: [(16, false), (22, false), (23, true), (24, true)])
  func lowTerminalsKeepThePanel(rows: Int, hasLockScreen: Bool) throws {
    let plan = try #require(self.plan(80, rows))
    #expect(plan.panel != nil && (plan.lockScreen != nil) == hasLockScreen)
  }

  @Test func aHundredAndTwentyColumnsHaveTheCardsAndTwoSurfaces() throws {
    let plan = try #require(self.plan(120, 40))
    #expect(plan.phone.frame.rows == 39 && plan.phone.hasBottom)
    #expect(plan.thumbnails.map(\.surface) == [.watch, .carPlay])
    #expect(try #require(plan.lockScreen).hasBezel == false)
    #expect(try #require(plan.panel).maxRow == 39)
  }

  @Test(arguments: [(200, 60), (300, 90)])
  func largeTerminalsShowEverySurfaceInTheMiddle(columns: Int, rows: Int) throws {
    let plan = try #require(self.plan(columns, rows))
    #expect(plan.thumbnails.map(\.surface) == [.standBy, .watch, .carPlay, .mac])
    let parts = [plan.phone.frame, try #require(plan.panel)]
    let right = columns - parts[1].maxColumn
    #expect(abs(plan.phone.frame.column - right) <= 2)
    #expect(parts[1].maxColumn - parts[0].column <= 210)
  }

  @Test func alonePhoneHasNothingBesideIt() throws {
    let plan = try #require(
      ScreenPlan(
        size: CellSize(columns: 200, rows: 60),
        conditions: ScreenPlan.Conditions(device: phone, isAlone: true)))
    #expect(plan.panel == nil && plan.lockScreen == nil && plan.thumbnails.isEmpty)
    #expect(plan.hints.isEmpty && plan.phone.frame.rows == 56)
    #expect(plan.phone.frame.column == 74)
  }

  @Test func aHigherTerminalGivesTheHomeScreenItsDock() throws {
    #expect(try #require(plan(80, 28)).phone.screen.rows == 10)
    #expect(try #require(plan(80, 29)).phone.screen.rows == 16)
    #expect(try #require(plan(100, 50)).phone.screen.rows > 20)
  }

  @Test func aLockedPhoneIsOnePhone() throws {
    let plan = try #require(self.plan(80, 24, isLocked: true))
    #expect(plan.lockScreen == nil && plan.panel != nil)
    #expect(plan.phone.screen.rows == 22)
  }

  @Test func aHundredAndFortyColumnsShowThemSideBySide() throws {
    let plan = try #require(self.plan(140, 40, large))
    let second = try #require(plan.lockScreen)
    let panel = try #require(plan.panel)
    #expect(second.frame.row == plan.phone.frame.row)
    #expect(plan.phone.frame.intersection(second.frame).isEmpty)
    #expect(second.frame.intersection(panel).isEmpty)
    #expect(panel.maxColumn <= 140)
    #expect(plan.island.panelColumns == 50)
    #expect(plan.phone.hasBottom)
  }

  @Test func aPhoneKeepsItsHeightInATallTerminal() throws {
    let plan = try #require(self.plan(200, 120))
    #expect(plan.phone.frame.rows == 56)
    #expect(plan.phone.frame.row > 20)
  }

  @Test func onItsSideThePhoneIsWideAndLimitsTheIsland() throws {
    let plan = try #require(self.plan(140, 40, isLandscape: true))
    #expect(plan.phone.screen.columns == 108)
    #expect(plan.island.isLimited && plan.island.sidesLimit == 10)
  }

  @Test func theNewerPhonesIslandHangsARowLower() throws {
    var older = phone
    older.islandInset = 11
    var newer = phone
    newer.islandInset = 14
    #expect(try #require(plan(140, 40, older)).island.top == 0)
    #expect(try #require(plan(140, 40, newer)).island.top == 1)
    #expect(try #require(plan(80, 24, newer)).island.top == 0)
  }

  @Test(arguments: [34, 35, 48, 49, 50, 52, 79, 80, 99, 100, 116, 117, 139, 140, 168, 200, 500])
  func everythingLiesInsideTheTerminal(columns: Int) throws {
    for rows in [8, 9, 10, 13, 14, 16, 23, 24, 25, 36, 37, 40, 60, 200] {
      for device in DeviceCatalog.all + [phone, large] {
        for surface in ScreenMode.Surface.allCases {
          for (isLocked, isLandscape) in [(false, false), (true, false), (false, true)] {
            let plan = try #require(
              self.plan(
                columns, rows, device, isLocked: isLocked, isLandscape: isLandscape,
                surface: surface))
            let whole = CellRect(size: plan.size)
            let parts =
              [
                plan.phone.frame, plan.phone.screen, plan.lockScreen?.frame,
                plan.lockScreen?.screen, plan.panel, plan.surfaceArea,
              ].compactMap(\.self) + plan.thumbnails.map(\.rect)
            if surface == .phone {
              let apart =
                [
                  plan.phone.frame, plan.lockScreen?.frame, plan.panel,
                ].compactMap(\.self) + plan.thumbnails.map(\.rect)
              for (index, part) in apart.enumerated() {
                #expect(apart[..<index].allSatisfy { $0.intersection(part).isEmpty })
              }
            }
            #expect(parts.allSatisfy { $0.intersection(whole) == $0 && !$0.isEmpty })
            #expect(plan.island.columns % 2 == 0)
            #expect(plan.island.panelColumns <= plan.island.columns)
            #expect(plan.island.cameraColumn >= plan.island.widestSide)
          }
        }
      }
    }
  }
}
