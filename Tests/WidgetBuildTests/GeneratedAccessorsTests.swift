import SwiftParser
import Testing

@testable import WidgetBuild

struct GeneratedAccessorsTests {
  @Test(arguments: [
    ("DesignAsset.Color.brandBlue.swiftUIColor", "SwiftUI.Color(\"brand-blue\")"),
    ("DesignAsset.Image._24Cat.swiftUIImage", "SwiftUI.Image(\"24_cat\")"),
    ("DesignAsset.brandBlue.color", "UIColor(asset: \"brand-blue\")"),
    ("DesignAsset._24Cat.image", "UIImage(asset: \"24_cat\")"),
  ])
  func aUseBecomesTheAsset(use: String, replacement: String) {
    let found = GeneratedAccessors(
      of: "DesignAsset", in: Parser.parse(source: "let a = \(use)"),
      assets: GeneratedAccessors.index(["brand-blue", "24_cat"]))
    #expect(found.uses.map(\.replacement) == [replacement])
    #expect(found.uses.first?.range == 8..<8 + use.utf8.count)
  }

  @Test(arguments: [
    "DesignAsset.Color.other.swiftUIColor", "OtherAsset.brandBlue.color", "brand.color",
  ])
  func whatIsNoAssetStays(use: String) {
    let found = GeneratedAccessors(
      of: "DesignAsset", in: Parser.parse(source: "let a = \(use)"),
      assets: GeneratedAccessors.index(["brand-blue"]))
    #expect(found.uses.isEmpty)
  }
}
