import FlexLayout
import Foundation
import Testing

/// The engine against the frames of Yoga itself.
@Suite struct OracleTests {
  /// The named cases of the oracle; and others, made with Yoga too, of what the oracle leaves out:
  /// text to the left, baselines, static boxes, contents, the content box, strict mode and the newer
  /// Yoga.
  @Test(arguments: ["named", "more"]) func fixtureAgrees(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    try check(try OracleCase.cases(in: folder.appending(path: "Fixtures/\(name).jsonl")))
  }

  /// The cases of the file that `FLEX_ORACLE` names, else of the oracle beside the repository.
  @Test(.enabled("../shared/oracle/flex/open.jsonl is not there: skipped") { Self.hasOracle })
  func oracleAgrees() throws { try check(try OracleCase.cases(in: Self.oracle)) }

  private static let oracle: URL = {
    if let path = ProcessInfo.processInfo.environment["FLEX_ORACLE"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).appending(
      path: "../../../../shared/oracle/flex/open.jsonl"
    ).standardizedFileURL
  }()

  private static var hasOracle: Bool { FileManager.default.fileExists(atPath: oracle.path) }

  private func check(_ cases: [OracleCase]) throws {
    var agreeing = 0
    var random = (all: 0, near: 0)
    var worst = (exact: 0.0, rounded: 0.0)
    for oracleCase in cases {
      let difference = try oracleCase.difference()
      let isAgreeing = difference <= oracleCase.tolerance
      agreeing += isAgreeing ? 1 : 0
      if oracleCase.scale == nil {
        worst.exact = max(worst.exact, difference)
      } else {
        worst.rounded = max(worst.rounded, difference)
      }
      if !isAgreeing { print("\(oracleCase.name) differs by \(difference)") }
      if oracleCase.isNamed {
        #expect(difference <= 0.5, "\(oracleCase.name)")
      } else {
        random.all += 1
        random.near += difference <= 0.5 ? 1 : 0
      }
    }
    print(
      "\(agreeing) of \(cases.count) trees agree; worst difference \(worst.exact),",
      "rounded to pixels \(worst.rounded)")
    #expect(Double(random.near) >= 0.98 * Double(random.all))
  }
}
