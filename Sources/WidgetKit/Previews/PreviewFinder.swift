import Foundation
import HostProtocol
import SwiftUI

/// Finds the previews of an image by the types that declare them.
@MainActor
package struct PreviewFinder {
  let types: [Any.Type]

  /// Returns the types of the macro's previews in source order, then the providers.
  package nonisolated static func types(in image: LoadedImage) -> [Any.Type] {
    [
      (any _ActivityPreview).self as Any.Type, (any _TimelinePreview).self,
      (any _ViewPreview).self, (any PreviewProvider).self,
    ].flatMap { sorted(image.types(conformingTo: $0)) }
  }

  /// Sorts the types of the macro's previews by their places in the source; others keep their order.
  private nonisolated static func sorted(_ types: [Any.Type]) -> [Any.Type] {
    let places = types.map { ($0 as? any _PlacedPreview.Type)?._place ?? (file: "", line: 0) }
    let order = types.indices.sorted { left, right in
      let (first, second) = (places[left], places[right])
      guard first.file == second.file else {
        return first.file.compare(second.file, options: .numeric) == .orderedAscending
      }
      return (first.line, left) < (second.line, right)
    }
    return order.map { types[$0] }
  }

  /// Adds the previews to a description, and those that cannot be encoded as JSON to its problems.
  func describe(into description: inout HostDescription) async {
    for type in types {
      if let type = type as? any _ActivityPreview.Type {
        add([await type._content().preview], to: &description)
      } else if let type = type as? any _TimelinePreview.Type {
        let name = await type._content().name
        description.previews.append(.init(name: name, kind: .other("timeline")))
      } else if let type = type as? any _ViewPreview.Type {
        description.previews.append(.init(name: type._content().name, kind: .other("view")))
      } else if let type = type as? any PreviewProvider.Type {
        let collected = Self.activities(in: type)
        add(collected, to: &description)
        if collected.isEmpty {
          let name = String(describing: type)
          description.previews.append(.init(name: name, kind: .other("view")))
        }
      }
    }
  }

  /// Returns the activities in a provider's views.
  private static func activities(in provider: (some PreviewProvider).Type) -> [CollectedPreview] {
    let collector = PreviewCollector()
    var environment = EnvironmentValues()
    environment.previewCollector = collector
    let context = LoweringContext(environment: environment, record: LoweringRecord())
    _ = Lowering.nodes(of: provider.previews, in: context)
    return collector.previews
  }

  private func add(_ previews: [CollectedPreview], to description: inout HostDescription) {
    for preview in previews {
      do {
        description.previews.append(
          .init(name: preview.name, kind: .activity(try preview.activity.get())))
      } catch {
        let name = preview.name.map { "\"\($0)\"" } ?? "without a name"
        description.problems.append("preview \(name) has values that JSON cannot hold: \(error)")
      }
    }
  }
}
