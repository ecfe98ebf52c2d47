import TOML

extension Theme {
  /// Returns all problems of a theme's file, including text with too little contrast, sorted by
  /// line.
  package static func lint(_ toml: String, name: String) -> [ThemeProblem] {
    let (theme, problems) = parse(toml, name: name)
    let lines = (try? TOMLDocument(toml))?.lines ?? [:]
    let contrast = theme.contrastProblems.map { problem in
      var problem = problem
      problem.line = lines[problem.key.filter { $0 != "\"" }]
      return problem
    }
    return (problems + contrast).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  /// The role pairs below the minimum contrast of WCAG 2, at each colour depth for which the
  /// theme has separate roles.
  package var contrastProblems: [ThemeProblem] {
    var problems: [ThemeProblem] = []
    let depths = [("roles", ColorDepth.direct)] + ThemeFile.reducedSections
    for (section, depth) in depths where depth == .direct || reduced[depth] != nil {
      let theme = adapted(to: depth)
      for pair in ThemeContrast.pairs {
        let ratio = theme.contrast(of: pair, hasGradient: depth == .direct)
        guard ratio < pair.leastContrast else { continue }
        problems.append(
          ThemeProblem(
            theme: name, key: "\(section).\"\(pair.front.key)\"",
            fault: .lowContrast(
              ratio: ratio, background: pair.background.key, want: pair.leastContrast)))
      }
    }
    return problems
  }

  /// Returns the lowest contrast of a pair, after the duotone filter.
  private func contrast(of pair: ThemeContrast.Pair, hasGradient: Bool) -> Double {
    let backgrounds = colors(of: pair.background, hasGradient: hasGradient).map(seen)
    return colors(of: pair.front, hasGradient: hasGradient).flatMap { front in
      backgrounds.map(seen(front).contrast)
    }.min() ?? 1
  }

  /// Returns all colours of one side of a pair: the steps of the gradient, or one colour.
  private func colors(of side: ThemeContrast.Side, hasGradient: Bool) -> [RGB] {
    switch side {
    case .role(let role): [color(role)]
    case .wallpaper: hasGradient ? wallpaper(steps: 9) : [color(.wallpaperTop)]
    }
  }

  /// Returns the wallpaper's colours from its top to its bottom.
  package func wallpaper(steps: Int) -> [RGB] {
    (0..<steps).map { wallpaper(at: Double($0) / Double(max(steps - 1, 1))) }
  }

  /// Returns the wallpaper's colour between its top (0) and its bottom (1).
  package func wallpaper(at fraction: Double) -> RGB {
    color(.wallpaperBottom).blended(
      over: color(.wallpaperTop), amount: Tint.unit(fraction))
  }

  /// Returns a colour after the duotone filter.
  package func seen(_ color: RGB) -> RGB { shape.duotone?.color(color) ?? color }
}
