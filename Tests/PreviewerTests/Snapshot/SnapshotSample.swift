import ActivityModel
import Emulator
import Foundation
import HostProtocol
import PhoneScreen
import Previewer
import TestSupport
import ViewArchive
import WidgetKit

/// A delivery with two states in its preview, as a widget process describes it.
enum SnapshotSample {
  static let type = "DeliveryAttributes"

  static func state(_ name: String, minutes: Int64) -> StateCollection.Entry {
    StateCollection.Entry(
      name: name, attributes: .record(["title": .text("Pizza")]),
      state: .record(["minutes": .whole(minutes)]))
  }

  static func activity(
    _ states: [StateCollection.Entry] = [state("On its way", minutes: 12)], type: String = type
  ) -> SnapshotMatrix.Activity {
    SnapshotMatrix.Activity(attributesType: type, name: "Pizzeria", states: states)
  }

  static func document(
    _ presentation: SheetPresentation, title: String = "Pizza Margherita",
    state: String = "On its way", look: RenderStyle = RenderStyle()
  ) -> SnapshotDocument {
    let settings = SheetSettings()
    let activity = activity([Self.state(state, minutes: 12)])
    let spec = SnapshotMatrix(
      activities: [activity], presentations: [presentation], settings: [settings]
    ).frameSpecs[0]
    let archive = SheetSample.archive(title: title)
    let frame = SheetRenderer(settings: settings, look: look, name: "Pizzeria")
      .frame(presentation, of: archive, at: goldenNow)
    return SnapshotDocument(
      spec: spec, archive: archive, frame: frame, look: look, now: goldenNow)
  }

  static var description: HostDescription {
    HostDescription(
      widgets: [
        .init(
          name: "Delivery",
          kind: .liveActivity(
            attributesType: type,
            presentations: ArchivePart.declared))
      ],
      previews: [
        .init(
          name: "On its way",
          kind: .activity(
            .init(
              attributesType: type, attributes: Data(#"{"title":"Pizza"}"#.utf8),
              states: [Data(#"{"minutes":12}"#.utf8), Data(#"{"minutes":1}"#.utf8)],
              viewKind: .content)))
      ],
      shapes: [
        .init(
          attributesType: type, attributes: .record([.init("title", .text)]),
          state: .record([.init("minutes", .whole(least: .min, most: .max))]))
      ])
  }
}
