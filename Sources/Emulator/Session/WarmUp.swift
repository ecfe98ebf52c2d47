import ActivityModel
import CellRaster
package import Foundation
import HostProtocol
import ViewArchive

/// Performs what the first frame needs once per process, while another thread asks the terminal what
/// it can do: parses the standard theme, loads the calendar, and lets the coders look up the types
/// of archives.
package enum WarmUp {
  /// Starts a thread that does it and ends.
  package static func start(now: Date) {
    Thread.detachNewThread {
      _ = Theme.standard
      let request = ArchiveRequest(
        activityID: "", attributesType: "", attributes: Data(), state: Data(),
        environment: ArchiveEnvironment(now: now))
      _ = try? Wire.line(LineToHost.request(id: 0, .archive(request)))
      if let data = try? ArchiveFormat.encode(archive(at: now)) {
        _ = try? ArchiveFormat.decode(data)
      }
      let context = TimedTextContext(now: now, locale: "en_US", timeZone: "UTC")
      _ = TimedText.time(now).string(in: context)
    }
  }

  /// An archive with the nodes and modifiers that most widgets have.
  private static func archive(at now: Date) -> ActivityArchive {
    let time = ViewNode(.text(TextContent(runs: [TextRun(.timed(.time(now)))])))
    let row = ViewNode(
      .hstack(StackContent(alignment: .center, spacing: 4)),
      children: [
        ViewNode(.image(ImageContent(source: .symbol("star")))),
        ViewNode(.text(TextContent("1", style: RunStyle(foreground: .secondary)))),
        ViewNode(.spacer(minLength: nil)),
        ViewNode(
          .text(TextContent(runs: [TextRun(.timed(.range(start: now, end: now + 60)))]))),
      ])
    let card = ViewNode(
      .vstack(StackContent(alignment: .leading)),
      modifiers: [
        .padding(Insets(all: 16)),
        .frame(width: 8, height: nil, alignment: GuidePair(.center, .center)),
      ],
      children: [
        row,
        ViewNode(.shape(ShapeContent(.circle, fill: .primary)), modifiers: [.opacity(0.5)]),
        ViewNode(.progress(ProgressContent(value: .fraction(0.5)))),
      ])
    return ActivityArchive(lockScreen: card, compactLeading: row, minimal: time)
  }
}
