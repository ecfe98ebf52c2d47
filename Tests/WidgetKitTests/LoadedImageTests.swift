import Foundation
import Glibc
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

  /// A library that another user could replace is not loaded.
  @Test func aLibraryInAFolderOfOthersIsRefusedInWords() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/isl-\(UUID().uuidString.prefix(8))"
    mkdir(folder, 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try LoadedImage.checkAccess(to: folder + "/widget.so")
    chmod(folder, 0o777)
    #expect(throws: LoadedImage.Failure.notPrivate(folder: folder)) {
      try LoadedImage.checkAccess(to: folder + "/widget.so")
    }
    chmod(folder, 0o700)
    if geteuid() == 0 {
      #expect(chown(folder, 65_534, 65_534) == 0)
      #expect(throws: LoadedImage.Failure.notPrivate(folder: folder)) {
        try LoadedImage.checkAccess(to: folder + "/widget.so")
      }
    }
    let text = "\(LoadedImage.Failure.notPrivate(folder: folder))"
    #expect(text.contains(folder) && text.contains("another user"))
  }
}
