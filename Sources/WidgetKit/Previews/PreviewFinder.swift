import Foundation
import HostProtocol
import SwiftUI
import ViewArchive

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
    for (index, type) in types.enumerated() {
      if let type = type as? any _ActivityPreview.Type {
        add([await type._content().preview], to: &description)
      } else if let type = type as? any _TimelinePreview.Type {
        let name = await type._content().name
        description.previews.append(.init(name: name, kind: .other("timeline")))
      } else if let type = type as? any _ViewPreview.Type {
        let content = type._content()
        let file = (type._place.file as NSString).lastPathComponent
        let preview = HostDescription.ViewPreview(
          id: "\(index)", file: file.isEmpty ? nil : file, layout: .init(content.layout))
        description.previews.append(.init(name: content.name, kind: .view(preview)))
      } else if let type = type as? any PreviewProvider.Type {
        let (activities, views) = Self.content(of: type)
        add(activities, to: &description)
        guard activities.isEmpty else { continue }
        for (child, view) in views.enumerated() {
          let preview = HostDescription.ViewPreview(
            id: "\(index).\(child)", file: nil, layout: .init(view.layout ?? .device))
          let name =
            view.name.map { ": \($0)" } ?? (views.count > 1 ? " \(child + 1)" : "")
          description.previews.append(
            .init(name: String(describing: type) + name, kind: .view(preview)))
        }
      }
    }
  }

  /// Returns the activities in a provider's views, and what its modifiers say about each view.
  private static func content(
    of provider: (some PreviewProvider).Type
  ) -> (activities: [CollectedPreview], views: [(name: String?, layout: PreviewLayout?)]) {
    let collector = PreviewCollector()
    let settings = PreviewSettings()
    var environment = EnvironmentValues()
    environment.previewCollector = collector
    environment.previewSettings = settings
    let context = LoweringContext(environment: environment, record: LoweringRecord())
    let nodes = Lowering.nodes(of: provider.previews, in: context)
    return (collector.previews, nodes.map(settings.next))
  }

  /// Returns the view of a preview.
  ///
  /// - Parameter id: That of `HostDescription.ViewPreview`.
  /// - Throws: What the preview's modifiers throw; `ArchiveFailure` when there is no such preview.
  func view(_ id: String) async throws -> any View {
    let numbers = id.split(separator: ".").compactMap { Int($0) }
    if let first = numbers.first, types.indices.contains(first) {
      if let type = types[first] as? any _ViewPreview.Type {
        return try await type._content().view()
      }
      if numbers.count == 2, let type = types[first] as? any PreviewProvider.Type {
        return Self.child(numbers[1], of: type)
      }
    }
    throw ArchiveFailure.unknownPreview(id)
  }

  private static func child(_ index: Int, of provider: (some PreviewProvider).Type) -> any View {
    ChildView(content: provider.previews, index: index)
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

/// One of several views in a row.
private struct ChildView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let index: Int

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    return nodes.indices.contains(index) ? [nodes[index]] : []
  }
}

extension HostDescription.ViewPreview.Layout {
  fileprivate init(_ layout: PreviewLayout) {
    self =
      switch layout {
      case .device: .device
      case .sizeThatFits: .sizeThatFits
      case .fixed(let width, let height): .fixed(width: width, height: height)
      }
  }
}
