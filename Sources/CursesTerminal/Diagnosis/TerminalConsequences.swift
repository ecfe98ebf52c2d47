import CellRaster

/// The effects of a diagnosis' facts on drawing and input.
struct TerminalConsequences {
  private let findings: TerminalFindings

  init(_ findings: TerminalFindings) { self.findings = findings }

  private var profile: TerminalProfile { findings.profile }

  var list: [String] {
    guard findings.failure == nil else {
      return ["no full screen; 'island --plain' prints what changes, a line each"]
    }
    return [edges, hold, taps, pace, theme, smallness, notices].flatMap { $0 }
  }

  private var edges: [String] {
    guard profile.glyphs == .unicode else {
      return [
        profile.glyphs == .narrow
          ? "outlines and bars are drawn with ASCII, because lines and blocks take two columns"
          : "outlines and bars are drawn with ASCII"
      ]
    }
    switch profile.depth {
    case .direct: return ["edges are half blocks, blended in 8 steps"]
    case .indexed: return ["edges are eighth blocks; dark gradients are flat"]
    case .sixteen: return ["edges are eighth blocks in the terminal's own 16 colours"]
    case .mono: return ["no colour: bold, dim, reverse and outlines"]
    }
  }

  private var hold: [String] {
    [
      profile.reportsRelease
        ? "a long press of space is exact: 500 ms"
        : "a long press of space is detected by key repeat; 'e' expands at once",
      "a long press of the mouse is exact: 500 ms",
    ]
  }

  private var taps: [String] {
    profile.reportsRelease
      ? []
      : ["a tap of space is recognized after 0.7 s, or sooner once a hold was seen; enter at once"]
  }

  private var pace: [String] {
    let isFar = profile.isRemote || (profile.roundTrip ?? 0) >= LinkEstimate.localRoundTrip
    var text = isFar ? "motion at up to 30 frames a second" : "motion at up to 40 frames a second"
    text +=
      profile.roundTrip == nil
      ? "; no replies, so a slow link is not detected"
      : "; frames are skipped when replies are late"
    return [text]
  }

  private var theme: [String] {
    profile.isLight.map {
      ["themes with a variant for a \($0 ? "light" : "dark") background use it"]
    }
      ?? []
  }

  private var smallness: [String] {
    guard let size = findings.size, size.columns < 34 || size.rows < 8 else { return [] }
    return ["too small for a phone: the minimum is 34x8"]
  }

  private var notices: [String] { findings.notices.map { TerminalErrorMessage($0).summary } }
}
