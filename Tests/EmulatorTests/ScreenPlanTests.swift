import ActivityModel
import CellRaster
import Testing

@testable import Emulator

struct ScreenPlanTests {
  private let phone = Device(
    id: "s", name: "S", screenWidth: 402, screenHeight: 874, displayScale: 3, island: .small,
    cardWidth: 371)
  private let large = Device(
    id: "l", name: "L", screenWidth: 440, screenHeight: 956, displayScale: 3, island: .large,
    cardWidth: 408)

  @Test(arguments: [(27, 6), (28, 5), (1, 1), (0, 0)])
  func tooSmallIsNoPlan(columns: Int, rows: Int) {
    #expect(ScreenPlan(size: CellSize(columns: columns, rows: rows), device: phone) == nil)
  }

  @Test func eightyByTwentyFourHoldsThePhoneAndTheHints() throws {
    let plan = try #require(
      ScreenPlan(size: CellSize(columns: 80, rows: 24), device: phone))
    #expect(plan.phone.screen.columns == 50)
    #expect(plan.phone.hasBezel)
    #expect(plan.panel == nil && plan.lockScreen == nil)
    #expect(plan.hints.row == 23)
    #expect(plan.island.panelColumns == 46 && plan.island.sideColumns == 6)
  }

  @Test func aHundredColumnsShowThePanel() throws {
    let plan = try #require(
      ScreenPlan(size: CellSize(columns: 100, rows: 30), device: phone))
    #expect(plan.panel != nil && plan.lockScreen == nil)
    #expect(ScreenPlan(size: CellSize(columns: 99, rows: 30), device: phone)?.panel == nil)
  }

  @Test func aHundredAndFortyColumnsShowTheLockScreenToo() throws {
    let plan = try #require(
      ScreenPlan(size: CellSize(columns: 140, rows: 40), device: large))
    let second = try #require(plan.lockScreen)
    let panel = try #require(plan.panel)
    #expect(plan.phone.frame.intersection(second.frame).isEmpty)
    #expect(second.frame.intersection(panel).isEmpty)
    #expect(panel.maxColumn <= 140)
    #expect(plan.island.panelColumns == 50)
  }

  @Test(arguments: [28, 30, 48, 49, 50, 52, 79, 80, 99, 100, 139, 140, 200, 500])
  func everythingLiesInsideTheTerminal(columns: Int) throws {
    for rows in [6, 7, 10, 13, 14, 24, 40, 200] {
      let size = CellSize(columns: columns, rows: rows)
      for device in [phone, large] {
        let plan = try #require(ScreenPlan(size: size, device: device))
        let whole = CellRect(size: size)
        let parts = [plan.phone.frame, plan.phone.screen, plan.lockScreen?.frame, plan.panel]
        for part in parts.compactMap({ $0 }) { #expect(part.intersection(whole) == part) }
        #expect(plan.island.columns % 2 == 0)
        #expect(plan.island.panelColumns <= plan.island.columns)
        #expect(plan.island.cameraColumn >= plan.island.sideColumns)
      }
    }
  }
}
