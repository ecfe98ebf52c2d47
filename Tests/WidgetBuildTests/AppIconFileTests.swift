import TestSupport
import Testing

@testable import WidgetBuild

/// The picture of an app's icon, and the resources of the app beside those of its widget.
struct AppIconFileTests {
  private static let contents = """
    {"images": [
      {"filename": "small.png", "size": "20x20", "scale": "2x"},
      {"filename": "dark.png", "size": "1024x1024", "appearances":
        [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "large.png", "idiom": "universal", "size": "1024x1024"},
      {"filename": "../../secret.png", "size": "2048x2048"},
      {"idiom": "ipad", "size": "83.5x83.5", "scale": "2x"}]}
    """

  private func path(_ files: [String: String]) throws -> String? {
    let folder = try TemporaryFolder(files)
    return AppIconFile.path(in: [folder.path + "/A.xcassets"])
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func theLargestLightOneIsTaken() throws {
    let set = "A.xcassets/AppIcon.appiconset"
    let found = try path([
      "\(set)/Contents.json": Self.contents, "\(set)/large.png": "", "\(set)/small.png": "",
      "\(set)/dark.png": "", "secret.png": "",
      "A.xcassets/Aaa.appiconset/Contents.json": Self.contents,
      "A.xcassets/Aaa.appiconset/large.png": "",
    ])
    #expect(found == "\(set)/large.png")
  }

  @Test func anotherNameServesToo() throws {
    let set = "A.xcassets/Icon Beta.appiconset"
    let found = try path(["\(set)/Contents.json": Self.contents, "\(set)/large.png": ""])
    #expect(found == "\(set)/large.png")
  }

  @Test(arguments: ["", "{", "[]", "{}", #"{"images": []}"#, #"{"images": [{"size": "1"}]}"#])
  func whatIsNoIconIsNone(contents: String) throws {
    #expect(try path(["A.xcassets/AppIcon.appiconset/Contents.json": contents]) == nil)
    #expect(try path(["A.xcassets/Contents.json": contents]) == nil)
  }

  /// An app in a folder of its own has the resources in it, before those of the widget.
  @Test func theAppHasItsOwnResources() throws {
    let set = "App/Assets.xcassets/AppIcon.appiconset"
    let folder = try TemporaryFolder([
      "W/W.swift": "struct W { let c = ActivityConfiguration(for: A.self) }",
      "W/Assets.xcassets/Contents.json": "{}",
      "App/App.swift": "@main struct Demo: App { var body: some Scene { WindowGroup {} } }",
      "\(set)/Contents.json": Self.contents, "\(set)/large.png": "",
    ])
    let sources = try WidgetSources(paths: ["\(folder.path)/W", "\(folder.path)/App"])
    let app = try #require(sources.ofApp)
    #expect(app.iconFile == "\(folder.path)/\(set)/large.png")
    #expect(
      app.resources.files.catalogues == [
        "\(folder.path)/App/Assets.xcassets", "\(folder.path)/W/Assets.xcassets",
      ])
    #expect(sources.resources.files.catalogues == ["\(folder.path)/W/Assets.xcassets"])
  }
}
