import TOML

extension Theme {
  /// Everything that is wrong with a theme's file, text that cannot be read on its background
  /// included.
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

  /// The pairs that WCAG 2 calls unreadable, with many colours and with few.
  package var contrastProblems: [ThemeProblem] {
    var problems: [ThemeProblem] = []
    let depths = [("roles", ColorDepth.direct)] + ThemeFile.reducedSections
    for (section, depth) in depths where depth == .direct || reduced[depth] != nil {
      let theme = adapted(to: depth)
      for pair in ThemeRoles.pairs {
        let ratio = theme.contrast(of: pair, hasGradient: depth == .direct)
        guard ratio < pair.leastContrast else { continue }
        problems.append(
          ThemeProblem(
            theme: name, key: "\(section).\"\(pair.front)\"",
            fault: .lowContrast(
              ratio: ratio, background: pair.background, want: pair.leastContrast)))
      }
    }
    return problems
  }

  /// The least contrast that a pair has anywhere, as it is seen.
  private func contrast(of pair: ThemeRoles.Pair, hasGradient: Bool) -> Double {
    let backgrounds = colors(of: pair.background, hasGradient: hasGradient).map(seen)
    return colors(of: pair.front, hasGradient: hasGradient).flatMap { front in
      backgrounds.map(seen(front).contrast)
    }.min() ?? 1
  }

  /// All colours that a role of a pair has.
  private func colors(of role: String, hasGradient: Bool) -> [RGB] {
    guard role == "wallpaper" else { return [color(role)] }
    return hasGradient ? wallpaper(steps: 9) : [color("wallpaper.top")]
  }

  /// The wallpaper from its top to its bottom.
  package func wallpaper(steps: Int) -> [RGB] {
    (0..<steps).map { wallpaper(at: Double($0) / Double(max(steps - 1, 1))) }
  }

  /// The wallpaper's colour between its top (0) and its bottom (1).
  package func wallpaper(at fraction: Double) -> RGB {
    color("wallpaper.bottom").blended(
      over: color("wallpaper.top"), amount: Tint.unit(fraction))
  }

  /// What becomes of a colour on the screen.
  package func seen(_ color: RGB) -> RGB { shape.duotone?.color(color) ?? color }
}
