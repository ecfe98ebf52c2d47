import Testing

@testable import IslandCommands

struct PictureFilesTests {
  @Test func whatIsMissingIsNamedWithItsPackage() {
    let all = PictureFiles.missing([:]) { _ in false }
    #expect(
      all.map(\.how) == [
        "apt-get install fonts-inter", "apt-get install fonts-jetbrains-mono",
        "apt-get install fonts-noto-color-emoji", "apt-get install librsvg2-bin",
        "apt-get install poppler-utils",
        "apt-get install libheif-examples",
      ])
    #expect(PictureFiles.missing([:]) { _ in true }.isEmpty)
    #expect(PictureFiles.missing(["ISLAND_FONTS": "/f"]) { _ in false }.count == 5)
  }
}
