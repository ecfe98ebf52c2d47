import CellRaster
import Emulator
package import Foundation
package import PhoneScreen
package import ViewArchive

/// Renders the frames of a matrix: requests each distinct archive once, then renders in parallel.
@MainActor
package struct SnapshotRun {
  package typealias Failure = ArchivePipeline.Failure

  private let pipeline: ArchivePipeline
  private let look: RenderStyle
  private let now: Date

  /// Number of tasks among which the frames are divided; more than there are processors, because
  /// frames take different times.
  private nonisolated static let taskCount = 16

  package init(pipeline: ArchivePipeline, look: RenderStyle, now: Date) {
    self.pipeline = pipeline
    self.look = look
    self.now = now
  }

  /// Requests the archives for the cells; cells with equal requests share one archive.
  package func archives(
    of frameSpecs: [SnapshotMatrix.FrameSpec]
  ) async -> [Result<ActivityArchive, Failure>] {
    var places: [ArchiveRequest: Int] = [:]
    var requests: [ArchiveRequest] = []
    let indices = frameSpecs.map { spec in
      let request = spec.request(now: now)
      if let place = places[request] { return place }
      places[request] = requests.count
      requests.append(request)
      return requests.count - 1
    }
    let answers = await pipeline.archives(of: requests)
    return indices.map { answers[$0] }
  }

  /// Renders all cells and converts each frame.
  ///
  /// - Parameter make: converts a frame, for example to text; called on several threads.
  /// - Returns: the results in the order of `frameSpecs`.
  package func products<Product: Sendable>(
    of frameSpecs: [SnapshotMatrix.FrameSpec],
    make: @escaping @Sendable (SnapshotDocument) -> Product
  ) async -> [Result<Product, Failure>] {
    let archives = await archives(of: frameSpecs)
    let (look, now) = (look, now)
    @Sendable func product(_ index: Int) -> Result<Product, Failure> {
      archives[index].map { archive in
        let spec = frameSpecs[index]
        let renderer = SheetRenderer(settings: spec.settings, look: look, name: spec.activity.name)
        let frame = renderer.frame(spec.presentation, of: archive, at: now)
        return make(
          SnapshotDocument(
            spec: spec, archive: archive, frame: frame, look: renderer.look, now: now))
      }
    }
    return await withTaskGroup(of: (Int, [Result<Product, Failure>]).self) { group in
      let share = max((frameSpecs.count + Self.taskCount - 1) / Self.taskCount, 1)
      for start in stride(from: 0, to: frameSpecs.count, by: share) {
        let range = start..<min(start + share, frameSpecs.count)
        group.addTask { (start, range.map(product)) }
      }
      var parts: [Int: [Result<Product, Failure>]] = [:]
      for await (start, products) in group { parts[start] = products }
      return parts.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  /// Returns the asciicast of a presentation; states whose archive failed are omitted and reported.
  package func cast(_ cast: SnapshotMatrix.CastSpec) async -> (text: String, failures: [Failure]) {
    var scenes: [SheetCast.Scene] = []
    var failures: [Failure] = []
    for (spec, archive) in zip(cast.frameSpecs, await archives(of: cast.frameSpecs)) {
      switch archive {
      case .success(let archive):
        scenes.append(SheetCast.Scene(title: spec.state.name, archive: archive))
      case .failure(let failure): failures.append(failure)
      }
    }
    let renderer = SheetRenderer(
      settings: cast.settings, look: look, name: cast.activity.name)
    let text = SheetCast(cast.presentation, renderer: renderer, now: now)
      .text(of: scenes, title: "\(cast.activity.name), \(cast.presentation.title)")
    return (text, failures)
  }
}
