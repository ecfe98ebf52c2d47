import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen

extension Session {
  /// Returns what is done in each step of the run loop, in its order.
  func makeParts(
    taps: TapHandler, surfaces: SurfaceController, effects: EffectHandler
  ) -> [SessionPart] {
    inputParts(taps: taps)
      + [
        SessionPart(
          advance: { [archives] in archives.requestChangedTypes(at: $0) },
          deadlines: { [archives] _ in [archives.broker.deadline] },
          descriptors: { [archives] in archives.broker.descriptors }),
        SessionPart(
          advance: { [theme] in theme.reload(at: $0) },
          descriptors: { [theme] in theme.descriptors }),
        SessionPart(
          advance: { [pages] now in
            surfaces.resumeAlwaysOn(at: now)
            pages.followFront()
            surfaces.follow(at: now)
            effects.apply(at: now)
          },
          deadlines: { _ in [surfaces.alwaysOnResumesAt] }),
        SessionPart(
          advance: { [archives] now in
            archives.requestIfNeeded(at: now)
            archives.applyReplies(at: now)
            archives.checkFirstFrame(at: now)
          },
          deadlines: { [archives] _ in [archives.firstFrameLimit, archives.deadline] }),
        SessionPart(
          advance: { [pages] in pages.tick(at: $0) },
          dates: { [pages] in [pages.nextChange] },
          deadlines: { [pages] in [pages.deadline, pages.isDue(at: $0) ? $0.uptime : nil] },
          descriptors: { [pages] in pages.descriptors }),
      ] + outputParts
  }

  /// What comes in: keys, apps, the engine's deadlines, requests.
  private func inputParts(taps: TapHandler) -> [SessionPart] {
    [
      SessionPart(
        advance: { [input] in input.tick(at: $0) },
        deadlines: { [input] _ in [input.deadline] }),
      SessionPart(
        advance: { [apps] now in
          apps.tick(at: now)
          apps.runner.advance(to: now.date)
        },
        dates: { [apps] in [apps.runner.nextDeadline] },
        deadlines: { [apps] _ in [apps.deadline] }),
      SessionPart(
        // The updates that are due come first: they may move a deadline, such as that of a stale
        // content.
        advance: { [driver, apps] now in
          let isDue = driver.engine.nextDeadline.map { $0 <= now.date } ?? false
          if isDue && !apps.runner.isBusy || driver.isClockSetBack { driver.submit(.tick) }
        },
        dates: { [driver] in [driver.engine.nextDeadline] }),
      SessionPart(
        advance: { [log] in if log.removeExpiredNotice(at: $0) { taps.cancelAuthentication() } },
        deadlines: { [log] _ in [log.notice?.until] }),
      SessionPart(
        advance: { [requests] in requests.handle(at: $0) },
        deadlines: { [requests] _ in [requests.deadline] },
        descriptors: { [requests] in requests.descriptors }),
      SessionPart(
        advance: { [requests] in requests.tokens.tick(at: $0.date) },
        dates: { [requests] in [requests.tokens.nextDate] }),
    ]
  }

  /// What goes out: the screen, the recording, the journal, answers to pushes.
  private var outputParts: [SessionPart] {
    [
      SessionPart(
        advance: { [screen, composer] in if screen.tick(at: $0) { composer.tick(at: $0) } },
        dates: { [screen, composer] in
          [screen.display.nextChange(screen.situation), composer.nextChange]
        }),
      SessionPart(
        // After the screen, whose frame they may look at.
        advance: { [requests] in requests.expectations.check(at: $0) },
        deadlines: { [requests] _ in [requests.expectations.deadline] }),
      SessionPart(
        advance: { [recording, screen, store] now in
          recording.record(at: now)
          if screen.archives.willUse != nil { store?.marker?.set(nil) }
        }),
      SessionPart(
        advance: { [requests, weak self] now in
          requests.pushes.sendReplies(failure: self?.syncJournal(at: now))
          requests.pushes.tick(at: now)
        },
        deadlines: { [requests] _ in [requests.pushes.deadline] }),
    ]
  }
}
