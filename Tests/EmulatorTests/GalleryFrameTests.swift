import CellRaster
import CursesTerminal
import Foundation
import Gallery
import PhoneScreen
import TestSupport
import Testing

@testable import Emulator

/// Every gallery activity in every presentation, as a person sees it.
@MainActor
@Suite(.serialized)
struct GalleryFrameTests {
  enum Form: String, CaseIterable, Sendable { case compact, minimal, expanded, lockScreen }

  struct Case: Sendable, CustomTestStringConvertible {
    var app: String
    var form: Form
    var size: CellSize

    var testDescription: String { "\(app) \(form) \(size.columns)x\(size.rows)" }

    static let all: [Case] = GalleryApp.all().flatMap { app in
      Form.allCases.flatMap { form in
        [CellSize(columns: 80, rows: 24), CellSize(columns: 140, rows: 40)].map {
          Case(app: app.name, form: form, size: $0)
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func looksAsItDid(_ item: Case) async throws {
    var apps = [item.app]
    if item.form == .minimal {
      apps.append(try #require(GalleryApp.all().first { $0.name != item.app }).name)
    }
    let bench = PhoneBench(columns: item.size.columns, rows: item.size.rows, starts: apps)
    switch item.form {
    case .compact, .minimal: break
    case .expanded: await bench.press(.character("e"))
    case .lockScreen: await bench.press(.character("l"))
    }
    let frame = await bench.restingFrame()
    expectFrame(
      frame,
      matches: "\(item.app).\(item.form).\(item.size.columns)x\(item.size.rows)",
      now: bench.now.date)
  }
}
