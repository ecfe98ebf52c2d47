import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// Images of catalogues that a program of another package turns into bitmaps.
struct BitmapImageTests {
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16">\
    <rect width="24" height="16" fill="#e33"/></svg>
    """
  /// A page of 20 × 10 points with a filled rectangle; readers find its objects without a table.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>> endobj
    4 0 obj <</Length 24>> stream
    0 0 1 rg 5 0 10 10 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    """
  private static let contents = #"{"images": [{"idiom": "universal", "filename": "FILE"}] MORE}"#

  private static func contents(_ file: String, _ more: String = "") -> String {
    contents.replacing("FILE", with: file).replacing("MORE", with: more)
  }

  private static let environment = ["PATH": "/usr/bin:/bin"]

  private static let launcher = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("island-box").path

  private struct Entry: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var problem: String?
    }

    var images: [Image]
  }

  private func laid(
    _ folder: borrowing TemporaryFolder, _ environment: [String: String] = Self.environment,
    isInSandbox: Bool = true
  ) -> (notes: [String], bundle: String) {
    var maker = BitmapMaker(
      cache: folder.path + "/cache", scratch: folder.path + "/scratch", environment: environment)
    if isInSandbox { maker.launcher = Self.launcher }
    let made = maker.images(of: [folder.path + "/A.xcassets"], files: [])
    made.images.lay(folder.path + "/A.xcassets", at: folder.path + "/B.xcassets")
    return (made.notes, folder.path + "/B.xcassets")
  }

  private func entry(_ asset: String, in bundle: String) throws -> Entry.Image {
    let path = "\(bundle)/\(asset).imageset/Contents.json"
    let data = try #require(FileManager.default.contents(atPath: path))
    return try #require(JSONDecoder().decode(Entry.self, from: data).images.first)
  }

  /// Width and height of a PNG in pixels.
  private func size(_ path: String) throws -> [UInt8] {
    let data = try #require(FileManager.default.contents(atPath: path))
    #expect(data.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    return [data[18], data[19], data[22], data[23]]
  }

  @Test func aDrawingHasThreePixelsAPoint() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Logo.imageset/logo.svg": Self.svg,
      "A.xcassets/Logo.imageset/Contents.json": Self.contents("logo.svg"),
      "A.xcassets/In/Page.imageset/page.pdf": Self.pdf,
      "A.xcassets/In/Page.imageset/Contents.json": Self.contents("page.pdf"),
      "A.xcassets/Other.imageset/o.png": "",
    ])
    let (notes, bundle) = laid(folder)
    #expect(notes == [])
    let logo = try entry("Logo", in: bundle)
    #expect(logo.filename == "logo.svg.png" && logo.scale == "3x")
    #expect(try size("\(bundle)/Logo.imageset/logo.svg.png") == [0, 72, 0, 48])
    #expect(try entry("In/Page", in: bundle).scale == "3x")
    #expect(try size("\(bundle)/In/Page.imageset/page.pdf.png") == [0, 60, 0, 30])
    // What is a bitmap already is the project's own file.
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: bundle + "/Other.imageset")
        == folder.path + "/A.xcassets/Other.imageset")
    // The second time nothing is converted: there is no program.
    let (again, _) = laid(folder, [:])
    #expect(again.count == 2)
    let cache = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache")
    #expect(cache.count == 2)
  }

  @Test func aDrawingThatKeepsItsCurvesIsSharpWhenItIsEnlarged() throws {
    let keeps = #", "properties": {"preserves-vector-representation": true}"#
    let folder = try TemporaryFolder([
      "A.xcassets/Logo.imageset/logo.svg": Self.svg,
      "A.xcassets/Logo.imageset/Contents.json": Self.contents("logo.svg", keeps),
    ])
    let (_, bundle) = laid(folder)
    #expect(try entry("Logo", in: bundle).scale == "58x")
    #expect(try size("\(bundle)/Logo.imageset/logo.svg.png") == [5, 112, 3, 160])
  }

  /// A program that a damaged image has taken over reads nothing of the user's.
  @Test(arguments: [true, false]) func aProgramReadsTheImageAlone(isInSandbox: Bool) throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Logo.imageset/logo.svg": Self.svg,
      "A.xcassets/Logo.imageset/Contents.json": Self.contents("logo.svg"),
      "secret/file": "secret", "bin/rsvg-convert": "",
    ])
    let tool = folder.path + "/bin/rsvg-convert"
    try """
    #!/bin/sh
    for word; do case $word in *.png) cat '\(folder.path)/secret/file' > "$word" || exit 1;; esac; done
    """.write(toFile: tool, atomically: true, encoding: .utf8)
    try #require(chmod(tool, 0o755) == 0)
    let (_, bundle) = laid(
      folder, ["PATH": folder.path + "/bin:/usr/bin:/bin"], isInSandbox: isInSandbox)
    #expect((try entry("Logo", in: bundle).problem == nil) == !isInSandbox)
  }

  @Test func withoutTheProgramItsPackageIsNamed() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Logo.imageset/logo.svg": Self.svg,
      "A.xcassets/Logo.imageset/Contents.json": Self.contents("logo.svg"),
    ])
    let (notes, bundle) = laid(folder, ["PATH": "/nonexistent"])
    #expect(notes == ["1 SVG image is not drawn: apt-get install librsvg2-bin"])
    #expect(try entry("Logo", in: bundle).problem == "apt-get install librsvg2-bin")
  }

  @Test(arguments: [
    "<svg", "", "<svg xmlns='http://www.w3.org/2000/svg' width='9e9' height='9e9'/>",
  ])
  func aDamagedDrawingIsSaidToBe(text: String) throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Logo.imageset/logo.svg": text,
      "A.xcassets/Logo.imageset/Contents.json": Self.contents("logo.svg"),
    ])
    let (notes, bundle) = laid(folder)
    #expect(notes == [])
    let problem = try #require(try entry("Logo", in: bundle).problem)
    #expect(problem.hasPrefix("damaged: "))
  }

  /// 64 × 64 pixels, all grey.
  private static let heic = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAATptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA\
    AAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFeAAEAAAAAAAAAEQAAACNpaW5mAAAAAAAB\
    AAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAumlwcnAAAACcaXBjbwAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADw\
    MgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsCCBBZbqSSmubAgAAADACAA\
    AAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAADnBpeGkAAAAAAQgAAAAWaXBtYQAAAAAAAAABAA\
    EDgQKDAAAAGW1kYXQAAAANKAGuFsDsURr/ikMjgA==
    """

  @Test func aPhotoKeepsItsPixels() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Photo.imageset/Contents.json": Self.contents("photo.heic")
    ])
    try #require(Data(base64Encoded: Self.heic))
      .write(to: URL(fileURLWithPath: folder.path + "/A.xcassets/Photo.imageset/photo.heic"))
    let (_, bundle) = laid(folder)
    #expect(try entry("Photo", in: bundle).scale == "1x")
    #expect(try size("\(bundle)/Photo.imageset/photo.heic.png") == [0, 64, 0, 64])
  }
}
