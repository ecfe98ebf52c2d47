import Foundation
import TestSupport
import Testing
import ViewArchive

@testable import SwiftUI

struct FontLibraryTests {
  private func library() throws -> FontLibrary {
    let folder = try TemporaryFolder(["c.otf": "no font", "notes.txt": ""])
    try BoxFont.regular.write(to: URL(fileURLWithPath: folder.path + "/a.ttf"))
    try BoxFont.bold.write(to: URL(fileURLWithPath: folder.path + "/b.ttf"))
    return FontLibrary(folder: folder.path)
  }

  @Test(arguments: ["Boxes-Regular", "Boxes Regular", "Boxes"])
  func aFontIsFoundByItsNames(name: String) throws {
    #expect(try library().face(named: name)?.file.postScriptName == BoxFont.names.regular)
  }

  @Test func boldIsTheBoldOneOfTheFamily() throws {
    let library = try library()
    let regular = try #require(library.face(named: "Boxes"))
    let bold = library.relative(of: regular, weight: 700, isItalic: false)
    #expect(bold.file.postScriptName == BoxFont.names.bold)
  }

  @Test func aVariableFontHasTheWeightThatIsAskedFor() throws {
    let folder = try TemporaryFolder([:])
    try BoxFont.variable.write(to: URL(fileURLWithPath: folder.path + "/a.ttf"))
    let library = FontLibrary(folder: folder.path)
    let regular = try #require(library.face(named: "Boxes Flex"))
    #expect(regular.weight == 400)
    #expect(library.relative(of: regular, weight: 600, isItalic: false).weight == 600)
    #expect(library.face(named: "BoxesFlex-Bold")?.weight == 700)
    #expect(library.face(named: "BoxesFlex-Regular")?.weight == nil)
  }

  @Test func whatIsMissingIsSaidWithWhatIsNear() throws {
    let library = try library()
    #expect(library.face(named: "Boxer") == nil)
    #expect(
      library.problem(of: "Boxes-Bolt")
        == #"Font.custom("Boxes-Bolt"): no such font in the widget; "#
        + "the system's is drawn; cannot be read: c.otf; there is Boxes-Bold, Boxes-Regular")
    #expect(
      library.problem(of: "AvenirNext-Bold")
        == #"Font.custom("AvenirNext-Bold"): a font of iOS; the system's is drawn"#)
  }
}
