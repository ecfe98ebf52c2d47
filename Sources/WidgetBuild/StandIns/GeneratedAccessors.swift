import SwiftSyntax

/// Uses of an accessor that Tuist or SwiftGen generates for an asset catalogue while a project is
/// built: `DesignAsset.Color.brand.swiftUIColor`, `Asset.logo.image`.
final class GeneratedAccessors: SyntaxVisitor {
  /// A use and the expression that replaces it.
  struct Use {
    var range: Range<Int>
    var replacement: String
  }

  private(set) var uses: [Use] = []
  private let type: String
  /// Names in the catalogues by their letters and digits.
  private let assets: [String: String]

  /// - Parameters:
  ///   - type: the generated type, which no source declares.
  ///   - assets: what `index` returns.
  init(of type: String, in tree: SourceFileSyntax, assets: [String: String]) {
    self.type = type
    self.assets = assets
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let make = Self.makers[node.declName.baseName.text],
      let asset = node.base?.as(MemberAccessExprSyntax.self),
      let name = assets[Self.plain(asset.declName.baseName.text)],
      asset.trimmedDescription.split(separator: ".").first.map(String.init) == type
    else { return .visitChildren }
    uses.append(Use(range: node.bytes, replacement: make(String(reflecting: name))))
    return .skipChildren
  }

  /// Returns the names of assets by what the generators keep of them.
  static func index(_ assets: [String]) -> [String: String] {
    Dictionary(assets.map { (plain($0), $0) }, uniquingKeysWith: { old, _ in old })
  }

  private static let makers: [String: @Sendable (String) -> String] = [
    "swiftUIColor": { "SwiftUI.Color(\($0))" }, "color": { "UIColor(asset: \($0))" },
    "swiftUIImage": { "SwiftUI.Image(\($0))" }, "image": { "UIImage(asset: \($0))" },
  ]

  /// The generators write names in camel case, with a low line before a digit.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
