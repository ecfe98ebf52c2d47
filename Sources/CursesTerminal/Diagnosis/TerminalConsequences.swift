import CellRaster

/// The effects of a diagnosis' facts on drawing and input.
struct TerminalConsequences {
  private let findings: TerminalFindings
  private let needs: DrawingNeeds

  init(_ findings: TerminalFindings, _ needs: DrawingNeeds) {
    self.findings = findings
    self.needs = needs
  }

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
    let hold = Int(ReleasePress.holdDuration * 1_000)
    return [
      profile.reportsRelease
        ? "a long press of space is exact: \(hold) ms"
        : "a long press of space is detected by key repeat; 'e' expands at once",
      "a long press of the mouse is exact: \(hold) ms",
    ]
  }

  private var taps: [String] {
    let delay = RepeatPress().repeatDelay
    let text =
      "a tap of space is recognized after \(delay) s, or sooner once a hold was seen; enter at once"
    return profile.reportsRelease ? [] : [text]
  }

  private var pace: [String] {
    let ofLink = FramePacer.frameInterval(
      isRemote: profile.isRemote, roundTrip: profile.roundTrip)
    let rate = Int((1 / max(ofLink, needs.frameInterval)).rounded())
    var text = "motion at up to \(rate) frames a second"
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
    let least = needs.leastSize
    guard let size = findings.size, size.columns < least.columns || size.rows < least.rows else {
      return []
    }
    return ["too small for a phone: the minimum is \(least.columns)x\(least.rows)"]
  }

  private var notices: [String] { findings.notices.map { TerminalErrorMessage($0).summary } }
}
