import ViewArchive

/// A named image file: its bytes, or the reason why it cannot be used.
struct ImageAsset {
  enum Content {
    case bytes(Data)
    /// The image cannot be drawn; the text names its file, and says why or what helps.
    case unreadable(String)
  }

  /// What of an image keeps its size when the image is resized, as a catalogue states it.
  struct Slices: Hashable {
    /// Points.
    var insets: Insets
    var isTiled: Bool
  }

  var content: Content
  /// Size in points: pixels divided by scale.
  var size: Size?
  /// True: only the alpha channel is drawn, in the foreground style. Nil: the asset does not
  /// specify.
  var isTemplate: Bool?
  /// Nil: all of it is stretched.
  var slices: Slices?

  /// Selects the variant of an asset for an iPhone, an appearance and a scale (pixels per point).
  /// Nil: no variant has a file.
  init?(contents: AssetContents, folder: String, isDark: Bool, scale wanted: Double) {
    let there = (contents.images ?? []).filter { $0.filename != nil }
    let own = there.filter { $0.idiom == "iphone" }
    let phone = own.isEmpty ? there.filter { $0.idiom == "universal" } : own
    let any = phone.isEmpty ? there : phone
    // Those for more contrast are for people who ask for it.
    let usual = any.filter { !($0.appearances ?? []).contains { $0.appearance == "contrast" } }
    let all = usual.isEmpty ? any : usual
    let dark = AssetContents.Appearance(appearance: "luminosity", value: "dark")
    let suited = all.filter { ($0.appearances ?? []).contains(dark) == isDark }
    let plain = all.filter { !($0.appearances ?? []).contains(dark) }
    let best = (suited.isEmpty ? plain : suited).max {
      Self.rank($0, for: wanted) < Self.rank($1, for: wanted)
    }
    guard let best, let file = best.filename else { return nil }
    let scale = Self.scale(best) ?? 1
    if let problem = best.problem {
      self.init(.unreadable("\(file): \(problem)"))
    } else {
      self.init(path: "\(folder)/\(file)", scale: scale)
    }
    slices = best.resizing.map { Slices($0, scale: scale) }
    switch contents.properties?.intent {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: break
    }
  }

  /// Finds an image file in the bundle's folder, such as `name@3x.png`. Nil: there is no such file.
  init?(loose name: String, in folder: String, scale: Double) {
    guard let (path, scale) = Self.loosePath(of: name, in: folder, scale: scale) else { return nil }
    self.init(path: path, scale: Double(scale))
  }

  /// Returns the path of an image file in the bundle's folder, and its pixels per point.
  static func loosePath(
    of name: String, in folder: String, scale: Double
  ) -> (path: String, scale: Int)? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let wanted = Int(scale)
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    let hasSuffix = !URL(fileURLWithPath: name).pathExtension.isEmpty
    for scale in scales {
      for suffix in hasSuffix ? [""] : [".png", ".jpg", ".jpeg"] {
        let path = "\(folder)/\(name)\(scale == 1 ? "" : "@\(scale)x")\(suffix)"
        if FileManager.default.fileExists(atPath: path) { return (path, scale) }
      }
    }
    return nil
  }

  private init(_ content: Content) { self.content = content }

  private init(path: String, scale: Double) {
    let file = URL(fileURLWithPath: path).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      content = .unreadable("\(file) does not exist")
      return
    }
    guard ImageSize.isDrawable(data) else {
      content = .unreadable("\(file) is not drawn: convert it to PNG")
      return
    }
    size = ImageSize.pixels(of: data).map {
      Size(width: $0.width / scale, height: $0.height / scale)
    }
    guard data.count <= ArchiveFormat.Limit.picture else {
      content = .unreadable("\(file): \(ImageAsset.sizeText(data.count))")
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

extension ImageAsset.Slices {
  /// - Parameter scale: Pixels per point of the image.
  fileprivate init(_ resizing: AssetContents.Resizing, scale: Double) {
    let pixels = resizing.insets
    insets = Insets(
      top: (pixels?.top ?? 0) / scale, leading: (pixels?.left ?? 0) / scale,
      bottom: (pixels?.bottom ?? 0) / scale, trailing: (pixels?.right ?? 0) / scale)
    isTiled = resizing.center?.mode == "tile"
  }
}
