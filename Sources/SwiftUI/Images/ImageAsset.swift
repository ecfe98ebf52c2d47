import ViewArchive

/// A named image file: its bytes, or the reason why it cannot be used.
struct ImageAsset {
  enum Content {
    case bytes(Data)
    /// The image cannot be drawn; the text describes why.
    case refused(String)
  }

  var content: Content
  /// Size in points: pixels divided by scale.
  var size: Size?
  /// True: only the alpha channel is drawn, in the foreground style. Nil: the asset does not
  /// specify.
  var isTemplate: Bool?

  /// Selects the variant of an asset for an iPhone, an appearance and a scale (pixels per point).
  /// Nil: no variant has a file.
  init?(contents: AssetContents, folder: String, name: String, isDark: Bool, scale: Double) {
    let there = (contents.images ?? []).filter { $0.filename != nil }
    let own = there.filter { $0.idiom == "iphone" }
    let phone = own.isEmpty ? there.filter { $0.idiom == "universal" } : own
    let all = phone.isEmpty ? there : phone
    let dark = AssetContents.Appearance(appearance: "luminosity", value: "dark")
    let suited = all.filter { ($0.appearances ?? []).contains(dark) == isDark }
    let plain = all.filter { !($0.appearances ?? []).contains(dark) }
    let best = (suited.isEmpty ? plain : suited).max {
      Self.rank($0, for: scale) < Self.rank($1, for: scale)
    }
    guard let best, let file = best.filename else { return nil }
    self.init(path: "\(folder)/\(file)", name: name, scale: Self.scale(best) ?? 1)
    switch contents.properties?.intent {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: break
    }
  }

  /// Finds an image file in the bundle's folder, such as `name@3x.png`. Nil: there is no such file.
  init?(loose name: String, in folder: String, scale: Double) {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let wanted = Int(scale)
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    let hasSuffix = !URL(fileURLWithPath: name).pathExtension.isEmpty
    for scale in scales {
      for suffix in hasSuffix ? [""] : [".png", ".jpg", ".jpeg"] {
        let path = "\(folder)/\(name)\(scale == 1 ? "" : "@\(scale)x")\(suffix)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        self.init(path: path, name: name, scale: Double(scale))
        return
      }
    }
    return nil
  }

  private init(path: String, name: String, scale: Double) {
    let call = "Image(\"\(name)\")"
    guard let data = FileManager.default.contents(atPath: path) else {
      content = .refused("\(call), whose file does not exist")
      return
    }
    guard ImageSize.isImage(data) else {
      let kind = URL(fileURLWithPath: path).pathExtension.uppercased()
      content = .refused("\(call), which is a \(kind)")
      return
    }
    size = ImageSize.pixels(of: data).map {
      Size(width: $0.width / scale, height: $0.height / scale)
    }
    guard data.count <= ArchiveFormat.Limit.picture else {
      content = .refused("\(call) of \(ImageAsset.sizeText(data.count))")
      return
    }
    content = .bytes(data)
  }

  /// Formats a size that exceeds the limit: `5.3 MB, more than 4 MB`.
  static func sizeText(_ bytes: Int) -> String {
    func megabytes(_ bytes: Int) -> String { String(format: "%.3g MB", Double(bytes) / 1_048_576) }
    return "\(megabytes(bytes)), more than \(megabytes(ArchiveFormat.Limit.picture))"
  }

  private static func scale(_ picture: AssetContents.Entry) -> Double? {
    picture.scale.flatMap { Double($0.dropLast()) }
  }

  /// Ranks a variant by scale: the wanted scale first, then the next larger one, then the largest
  /// of the smaller ones.
  private static func rank(_ picture: AssetContents.Entry, for wanted: Double) -> Double {
    let scale = scale(picture) ?? wanted
    return scale >= wanted ? 100 - scale : scale
  }
}
