import CellRaster
import Emulator
import Foundation
import HostProtocol
package import PhoneDrawing
import PhoneScreen

/// Renders a case for an HTML report: a contact sheet per state, with an SVG image of each
/// presentation that the device supports: with a phone's letters where those are drawn, else in
/// cells.
package struct CasePictures {
  private let settings: SheetSettings
  private let states: [String]

  /// Creates the renderer of a report's images.
  ///
  /// - Parameter states: State names as in `island snapshot --state`. Empty: all states of the previews.
  package init(settings: SheetSettings, states: [String]) {
    self.settings = settings
    self.states = states
  }

  /// Renders the contact sheets; adds a problem to the result for what cannot be rendered.
  @MainActor
  func sheets(
    of description: HostDescription, in process: WidgetProcess, now: Date,
    _ result: inout CheckReport.Case
  ) async -> [CheckPage.Sheet] {
    let activities: [SnapshotMatrix.Activity]
    do throws(SnapshotSources.Failure) {
      activities = try SnapshotSources(
        named: result.name, states: states, activity: nil, now: now
      ).activities(in: description, appName: nil)
    } catch {
      result.add(error.text)
      return []
    }
    let run = SnapshotRun(
      pipeline: ArchivePipeline(process: process), look: RenderStyle(), now: now)
    var sheets: [CheckPage.Sheet] = []
    for activity in activities {
      for state in activity.states {
        var one = activity
        one.states = [state]
        let frameSpecs = SnapshotMatrix(
          activities: [one], presentations: SheetPresentation.allCases, settings: [settings]
        ).frameSpecs
        var pictures: [CheckPage.Picture] = []
        let products = await run.products(of: frameSpecs) { document -> CheckPage.Picture? in
          guard document.frame.absence == nil else { return nil }
          return CheckPage.Picture(
            title: document.spec.presentation.title,
            svg: (try? document.phoneSvg()) ?? document.svg)
        }
        for product in products {
          switch product {
          case .success(let picture): pictures += [picture].compactMap { $0 }
          case .failure(let failure):
            result.add("\(state.name): \(failure.message)")
          }
        }
        sheets.append(
          CheckPage.Sheet(
            title: activities.count > 1
              ? "\(activity.attributesType): \(state.name)" : state.name, pictures: pictures))
      }
    }
    return sheets
  }
}
