import ActivityModel
import Foundation
import SwiftUI
package import WidgetKit

/// Serves the Live Activities of a project with Voltra from their payloads.
package enum VoltraHost {
  /// How the name of the file ends that a build writes in the place of a library.
  package static let suffix = ".voltra"

  /// Returns what serves the payloads of a file, and those that pushes bring.
  ///
  /// - Throws: A description when the file cannot be read.
  @MainActor
  package static func host(file path: String) throws -> WidgetHost {
    let file = try VoltraFile(path: path)
    return WidgetHost(widgets: [], untyped: VoltraActivity.all(of: file))
  }
}
