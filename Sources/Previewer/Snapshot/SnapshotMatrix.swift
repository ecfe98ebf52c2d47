import ActivityModel
package import Foundation
package import ViewArchive

/// The frames of a snapshot run: every state in every presentation with each of the settings.
package struct SnapshotMatrix: Sendable {
  /// A Live Activity with the states to render.
  package struct Activity: Sendable {
    package var attributesType: String
    /// App name shown on a watch.
    package var name: String
    package var states: [StateCollection.Entry]

    package init(attributesType: String, name: String, states: [StateCollection.Entry]) {
      self.attributesType = attributesType
      self.name = name
      self.states = states
    }
  }

  package var activities: [Activity]
  package var presentations: [SheetPresentation]
  package var settings: [SheetSettings]

  package init(
    activities: [Activity], presentations: [SheetPresentation], settings: [SheetSettings]
  ) {
    self.activities = activities
    self.presentations = presentations
    self.settings = settings
  }

  /// One frame to render.
  package struct FrameSpec: Sendable {
    /// Name for the frame's file. It depends on the rest of the matrix only in two ways: the
    /// activity's type is included when there are several, and equal state names are numbered.
    package var name: String
    package var activity: Activity
    package var state: StateCollection.Entry
    package var settings: SheetSettings
    package var presentation: SheetPresentation

    /// Returns the archive request for the frame.
    package func request(now: Date) -> ArchiveRequest {
      var settings = settings
      settings.isStale = settings.isStale || state.isStale
      return settings.request(
        for: presentation, type: activity.attributesType, attributes: state.attributes.json,
        state: state.state.json, now: now)
    }
  }

  /// All frames in the order of the contact sheet: by activity, state, settings, presentation.
  package var frameSpecs: [FrameSpec] {
    var frameSpecs: [FrameSpec] = []
    for activity in activities {
      var taken: Set<String> = []
      for state in activity.states {
        let word = Self.unique(state.name, in: &taken)
        for settings in settings {
          for presentation in presentations {
            let parts =
              prefix(activity) + [word, presentation.rawValue]
              + settings.nameParts(for: presentation)
            frameSpecs.append(
              FrameSpec(
                name: parts.joined(separator: "."), activity: activity, state: state,
                settings: settings, presentation: presentation))
          }
        }
      }
    }
    return frameSpecs
  }

  /// All states of one activity in one presentation, for an asciicast.
  package struct CastSpec: Sendable {
    package var name: String
    package var activity: Activity
    package var settings: SheetSettings
    package var presentation: SheetPresentation
    package var frameSpecs: [FrameSpec]
  }

  /// All casts, ordered by activity, settings and presentation.
  package var casts: [CastSpec] {
    var casts: [CastSpec] = []
    for activity in activities {
      for settings in settings {
        for presentation in presentations {
          let name =
            prefix(activity) + [presentation.rawValue] + settings.nameParts(for: presentation)
          let frameSpecs = SnapshotMatrix(
            activities: [activity], presentations: [presentation], settings: [settings]
          ).frameSpecs
          casts.append(
            CastSpec(
              name: name.joined(separator: "."), activity: activity, settings: settings,
              presentation: presentation, frameSpecs: frameSpecs))
        }
      }
    }
    return casts
  }

  /// Returns the prefix that distinguishes the files of several activities; empty for a single one.
  private func prefix(_ activity: Activity) -> [String] {
    activities.count > 1 ? [FileWord.of(activity.attributesType)] : []
  }

  /// Returns the part of a file name for a state; a number makes equal names unique.
  private static func unique(_ name: String, in taken: inout Set<String>) -> String {
    let word = FileWord.of(name)
    var candidate = word
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(word)-\(number)"
    }
    return candidate
  }
}

/// Converts texts to parts of file names: letters and digits of any script, and hyphens.
enum FileWord {
  /// Maximum number of characters; file names are limited to 255 bytes.
  private static let length = 40

  static func of(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let word = words.joined(separator: "-").lowercased().prefix(length)
    return word.isEmpty ? "unnamed" : String(word)
  }
}

extension SheetSettings {
  /// Returns the parts of a file name for these settings: the device, and each non-default setting.
  func nameParts(for presentation: SheetPresentation) -> [String] {
    let plain = SheetSettings()
    var parts = [FileWord.of(device.id)]
    if systemVersion != plain.systemVersion {
      let minor = systemVersion.minor > 0 ? "-\(systemVersion.minor)" : ""
      parts.append("ios-\(systemVersion.major)\(minor)")
    }
    if appearance != plain.appearance { parts.append(appearance.rawValue) }
    if locale != plain.locale { parts.append(FileWord.of(locale)) }
    if timeZone != plain.timeZone { parts.append(FileWord.of(timeZone)) }
    if typeSize != plain.typeSize { parts.append(typeSize.rawValue) }
    if let isRightToLeft { parts.append(isRightToLeft ? "rtl" : "ltr") }
    let flags = [
      (isStale, "stale"), (isDimmed, "dimmed"), (isPseudoLong, "pseudo-long"),
      (isAppForeground, "foreground"), (isLocked, "locked"), (hasRival, "rival"),
      (isLandscape, "landscape"), (mode.hidesCardsWhenLocked, "hidden"),
      (mode.isNight && presentation == .surface(.standBy), "night"),
    ]
    parts += flags.filter(\.0).map(\.1)
    switch presentation.surface.traits.sizes {
    case .watch where mode.watch != plain.mode.watch: parts.append("\(mode.watch.rawValue)mm")
    case .car where mode.car != plain.mode.car: parts.append(mode.car.rawValue)
    case .phone, .watch, .car: break
    }
    return parts
  }
}
