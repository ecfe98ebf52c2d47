import CellRaster
import Emulator
import Foundation
import HostProtocol
import PhoneScreen
import Previewer

/// The pictures of a case for a report: a sheet for every state, a drawing for every presentation
/// that the device has.
struct CasePictures {
  var settings: SheetSettings
  /// As `island snapshot --state` takes them; none is every state of the previews.
  var states: [String]

  /// What cannot be drawn is noted as a problem.
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
      // That there is no state to show is told already.
      return []
    }
    let run = SnapshotRun(pipeline: ArchivePipeline(process: process), look: Look(), now: now)
    var sheets: [CheckPage.Sheet] = []
    for activity in activities {
      for state in activity.states {
        var one = activity
        one.states = [state]
        let cells = SnapshotMatrix(
          activities: [one], presentations: SheetPresentation.allCases, settings: [settings]
        ).cells
        var pictures: [CheckPage.Picture] = []
        let products = await run.products(of: cells) { document -> CheckPage.Picture? in
          guard document.frame.absence == nil else { return nil }
          return CheckPage.Picture(
            title: document.cell.presentation.title, svg: document.svg)
        }
        for product in products {
          switch product {
          case .success(let picture): pictures += [picture].compactMap { $0 }
          case .failure(let failure):
            let words = "\(state.name): \(failure.message)"
            if !result.problems.contains(words) { result.problems.append(words) }
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
