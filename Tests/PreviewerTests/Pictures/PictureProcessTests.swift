#if Pictures
  import ActivityModel
  import CellRaster
  import CursesTerminal
  import Emulator
  import Foundation
  import PhoneScreen
  import Sandbox
  import TestSupport
  import Testing
  import ViewArchive

  /// The process that draws pictures, as the program starts it: what of the user's files it reads.
  struct PictureProcessTests {
    private static var program: URL {
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("island-widgets")
    }

    /// The boxes under the name of the family that is preferred for figures.
    private static var font: Data {
      func text(_ text: String) -> Data { Data(text.utf16.flatMap { [0, UInt8($0)] }) }
      var font = BoxFont.regular
      // The record of the family: it gets the first letters of the PostScript name.
      let record: [UInt8] = [0, 3, 0, 1, 4, 9, 0, 1]
      for (old, new) in [
        (Data(record + [0, 10, 0, 0]), Data(record + [0, 14, 0, 0x34])),
        (text("Boxes-Regular"), text("SF Mono.Boxes")),
      ] {
        guard let range = font.range(of: old) else { continue }
        font.replaceSubrange(range, with: new)
      }
      return font
    }

    /// Draws a text in the process.
    ///
    /// - Parameters:
    ///   - fonts: The folder of further fonts.
    ///   - home: That of the user.
    private func picture(fonts: URL, home: URL) throws -> String {
      let text = ViewNode(
        .text(
          TextContent(runs: [
            TextRun(.literal("A0B"), style: RunStyle(font: FontValue(design: .monospaced)))
          ])))
      let request = PictureRequest(
        id: 1, name: "card",
        content: PictureContent(
          surface: .card(ActivityArchive(lockScreen: text), isHidden: false),
          device: DeviceCatalog.standard, appearance: .light, locale: "en_US", timeZone: "UTC",
          wallpaper: (RGB(0x203060), RGB(0x101830))),
        columns: 46, rows: 5,
        quality: PictureQuality(colors: 256, cell: PixelSize(width: 16, height: 32)), form: .kitty,
        date: Date(timeIntervalSinceReferenceDate: 800_000_000))
      let process = Process()
      process.executableURL = Self.program
      process.arguments = [PictureProcess.argument]
      process.environment = ["ISLAND_FONTS": fonts.path, "HOME": home.path]
      let (input, output) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Wire.line(request))
      try input.fileHandleForWriting.close()
      let line = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let reply = try Wire.message(PictureReply.self, in: line.dropLast())
      return try #require(reply.layers?.first?.payload, "\(String(decoding: line, as: UTF8.self))")
    }

    /// Links lead to a font among those of the user, which is read, and to the same elsewhere.
    @Test(.enabled(if: SandboxSupport.current.has(.files), "this kernel has no Landlock"))
    func whatIsNotAmongTheFontsIsNotRead() throws {
      let folder = try TemporaryFolder(["none/a": "", "home/.cache/a": ""])
      func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
      for (name, link) in [("home/.fonts", "open"), ("secret", "closed")] {
        for path in [name, link] {
          try FileManager.default.createDirectory(
            at: place(path), withIntermediateDirectories: true)
        }
        try Self.font.write(to: place("\(name)/Boxes.ttf"))
        try FileManager.default.createSymbolicLink(
          at: place("\(link)/Boxes.ttf"), withDestinationURL: place("\(name)/Boxes.ttf"))
      }
      let home = place("home")
      let without = try picture(fonts: place("none"), home: home)
      #expect(try picture(fonts: place("open"), home: home) != without)
      #expect(try picture(fonts: place("closed"), home: home) == without)
      // Nor is anything written: fontconfig would keep what it has found in the cache.
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/.cache") == ["a"])
    }
  }
#endif
