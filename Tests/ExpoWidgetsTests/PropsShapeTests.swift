import ActivityModel
import Testing

@testable import ExpoWidgets

struct PropsShapeTests {
  @Test func shapesOfTheScriptsAreShapes() throws {
    let json = try JSONParser.read(
      """
      {"kind": "record", "fields": [
        {"name": "phase", "shape": {"kind": "choice", "values": ["a", 5]}},
        {"name": "stops", "shape": {"kind": "list", "of": {"kind": "text"}}, "optional": true},
        {"name": "flags", "shape": {"kind": "dictionary", "of": {"kind": "truth"}}},
        {"name": "more", "shape": {"kind": "other"}}
      ]}
      """)
    #expect(
      PropsShape.shape(json)
        == .record([
          .init(
            "phase",
            .choice([.init(name: "a", value: .text("a")), .init(name: "5", value: .whole(5))])),
          .init("stops", .optional(.list(.text))), .init("flags", .dictionary(.truth)),
          .init("more", .free),
        ]))
    #expect(PropsShape.shape(.null) == .free)
  }
}
