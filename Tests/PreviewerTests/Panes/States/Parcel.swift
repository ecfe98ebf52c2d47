import ActivityModel
import Foundation
import HostProtocol
import Testing
import WidgetKit

@testable import Previewer

/// A type with a field of every kind, as a host describes it.
enum Parcel {
  static let now = Date(timeIntervalSinceReferenceDate: 757_417_260)
  static let utc = TimeZone(secondsFromGMT: 0) ?? .current

  static let stop = ValueShape.record([.init("name", .text), .init("at", .optional(.date))])

  static let state = ValueShape.record([
    .init("title", .text), .init("share", .number), .init("count", .whole(least: 0, most: 255)),
    .init("isLive", .truth), .init("eta", .date),
    .init("mode", .choice(["focus", "rest"].map { .init(name: $0, value: .text($0)) })),
    .init(
      "step",
      .variant([
        .init("waiting", .record([])),
        .init("cooking", .record([.init("minutes", .whole(least: .min, most: .max))])),
        .init("done", .record([.init("_0", .date)])),
      ])),
    .init("pausedAt", .optional(.date)), .init("stops", .list(stop)),
    .init("notes", .dictionary(.number)), .init("link", .url),
  ])

  static let attributes = ValueShape.record([
    .init("driver", .text), .init("tip", .optional(.text)),
  ])

  static let stateValue = JSONValue.record([
    "title": .text("Pizza"), "share": .number(0.5), "count": .whole(3), "isLive": .truth(true),
    "eta": .whole(757_417_560), "mode": .text("focus"), "step": .record(["waiting": .record([:])]),
    "stops": .list([.record(["name": .text("Oven")]), .record(["name": .text("Door")])]),
    "notes": .record(["a": .number(1.5)]), "link": .text("https://example.com"),
  ])

  static let attributesValue = JSONValue.record(["driver": .text("Anna")])

  static func description(previews: [HostDescription.Preview] = []) -> HostDescription {
    HostDescription(
      previews: previews,
      samples: [
        .init(
          attributesType: "Parcel", attributes: attributesValue.json,
          states: [.init(name: nil, json: stateValue.json)])
      ],
      shapes: [.init(attributesType: "Parcel", attributes: attributes, state: state)])
  }

  static func preview(_ name: String?, _ states: [JSONValue]) -> HostDescription.Preview {
    .init(
      name: name,
      kind: .activity(
        .init(
          attributesType: "Parcel", attributes: attributesValue.json, states: states.map(\.json),
          viewKind: .content)))
  }

  static func collection(previews: [HostDescription.Preview] = []) throws -> StateCollection {
    try StateCollection(of: "Parcel", in: description(previews: previews), now: now)
  }

  static func titled(_ title: String) -> JSONValue {
    var state = stateValue
    state[["title"]] = .text(title)
    return state
  }
}
