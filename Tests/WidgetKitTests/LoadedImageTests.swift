import Testing
import WidgetKit

private protocol Marker {}
private protocol Unused {}
private struct Hidden: Marker {}
private enum Namespace {
  final class Nested: Marker {}
}
private struct Generic<Value>: Marker {}

struct LoadedImageTests {
  @Test func privateAndNestedTypesOfTheProgramAreFound() throws {
    let found = try LoadedImage.program().types(conformingTo: (any Marker).self)
    let names = Set(found.map { String(describing: $0) })
    #expect(names == ["Hidden", "Nested"])
  }

  @Test func aProtocolNobodyConformsToFindsNothing() throws {
    #expect(try LoadedImage.program().types(conformingTo: (any Unused).self).isEmpty)
  }

  @Test func whatIsNoProtocolFindsNothing() throws {
    #expect(try LoadedImage.program().types(conformingTo: Int.self).isEmpty)
    #expect(try LoadedImage.program().types(conformingTo: (any Marker & Unused).self).isEmpty)
  }

  @Test func aMissingLibrarySaysSo() {
    #expect {
      try LoadedImage(loading: "/nowhere/widgets.so")
    } throws: { error in
      guard case .notLoadable("/nowhere/widgets.so", let message) = error as? LoadedImage.Failure
      else { return false }
      return message.contains("No such file")
    }
  }
}
