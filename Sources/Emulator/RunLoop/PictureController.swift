package import CursesTerminal
import CellRaster
import Foundation
package import PhoneScreen

/// Shows pictures over the parts of the screen that a client names, once nothing moves: asks a
/// process for them, and takes them down as soon as they no longer show what the cells show
/// (PICTURE-12).
@MainActor
package final class PictureController {
  /// How long everything must be at rest before a picture is drawn, in seconds.
  package nonisolated static let restTime = 0.12

  /// A part of the screen, and its picture as far as it is there.
  private struct Part {
    var region: PictureRegion
    /// The request that has got no reply yet.
    var pending: Int?
    /// The date and the status bar of the last request; nil: there was none.
    var drawn: (date: Date, status: String?)?
    /// True when the process has been sent the content.
    var isKnown = false
    /// When the picture changes without an event; nil: never.
    var changesAt: Date?
    var layers: [PictureLayer] = []

    /// True when the picture of the last request is no longer that of `now`.
    func isOutdated(at now: Date) -> Bool {
      guard let drawn else { return false }
      return drawn.status != region.status || changesAt.map { $0 <= now } ?? false
    }
  }

  private let display: Display
  private let process: any PictureDrawer
  /// True when the bytes to the terminal are dear, as over SSH.
  private let isSmall: Bool
  private var parts: [Part] = []
  /// The parts before the last time that none could be shown.
  private var former: [Part] = []
  private var restsAt: Double?
  private var lastID = 0
  /// True when the terminal does not show yet what is known.
  private var needsShow = false
  /// True after the process has failed for good.
  private var isGivenUp = false
  /// Added to the numbers of the process: a new process begins with 1 again.
  private var firstNumber = 0

  package init(display: Display, process: any PictureDrawer, isSmall: Bool) {
    self.display = display
    self.process = process
    self.isSmall = isSmall
    // If it cannot be started, the first request says so.
    try? process.start()
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { process.descriptors }

  /// When `update` must be called, in seconds of uptime; nil: nothing is due.
  package var deadline: Double? { restsAt }

  package func stop() { process.stop() }

  /// Forgets all pictures, because the terminal has cleared them or has other measures.
  package func forget() {
    (parts, former) = ([], [])
    restsAt = nil
    needsShow = true
  }

  /// Compares what a client shows with the pictures, after every step of the run loop.
  package func update(for client: any RunLoopClient, at now: Moment) {
    receive(client, at: now)
    guard !isGivenUp, display.pictures().form != nil else { return }
    if client.isMoving(at: now) || now.isFast {
      follow([], at: now)
    } else {
      follow(client.pictureRegions, at: now)
      if let time = restsAt, time <= now.uptime {
        restsAt = nil
        for index in parts.indices where parts[index].drawn == nil {
          request(index, client, at: now)
        }
      }
      for index in parts.indices where parts[index].pending == nil {
        if parts[index].isOutdated(at: now.date) { request(index, client, at: now) }
      }
    }
    guard needsShow, display.canPresent(now.uptime) else { return }
    needsShow = false
    display.show(parts.flatMap(\.layers), now.uptime)
  }

  /// Takes over the parts that can be shown now.
  private func follow(_ regions: [PictureRegion], at now: Moment) {
    let known = parts.isEmpty ? former : parts
    let isSame =
      regions.count == parts.count
      && zip(regions, parts).allSatisfy { $0.showsSame(as: $1.region) }
    if isSame {
      for index in parts.indices { parts[index].region.status = regions[index].status }
      return
    }
    if regions.isEmpty { former = parts }
    var isNew = false
    parts = regions.map { region in
      guard var part = known.first(where: { $0.region.showsSame(as: region) }), part.drawn != nil,
        part.pending == nil
      else {
        isNew = true
        return Part(region: region)
      }
      part.region = region
      return part
    }
    restsAt = isNew ? now.uptime + Self.restTime : nil
    needsShow = true
  }

  // MARK: The process

  private func request(_ index: Int, _ client: any RunLoopClient, at now: Moment) {
    let support = display.pictures()
    guard let form = support.form else { return }
    let region = parts[index].region
    lastID += 1
    do {
      try process.send(
        PictureRequest(
          id: lastID, name: region.name, content: parts[index].isKnown ? nil : region.content,
          columns: region.rect.columns,
          rows: region.rect.rows, cell: support.cell ?? .assumed, form: form, isSmall: isSmall,
          date: now.date, status: region.status,
          base: parts[index].layers.first.map { $0.number - firstNumber }))
    } catch {
      return giveUp("no pictures: \(error.localizedDescription)", client, at: now)
    }
    parts[index].pending = lastID
    parts[index].isKnown = true
    parts[index].drawn = (now.date, region.status)
    parts[index].changesAt = region.content.nextChange(after: now.date)
  }

  private func receive(_ client: any RunLoopClient, at now: Moment) {
    guard let replies = process.replies() else {
      // What is shown stays; what was asked for is asked for again.
      firstNumber = (parts + former).flatMap(\.layers).map(\.number).max() ?? firstNumber
      for index in parts.indices where parts[index].pending != nil {
        parts[index].pending = nil
        parts[index].drawn = nil
        restsAt = now.uptime + Self.restTime
      }
      for index in parts.indices { parts[index].isKnown = false }
      for index in former.indices { (former[index].pending, former[index].isKnown) = (nil, false) }
      if process.isGivenUp {
        giveUp("no pictures: \(process.lastWords)", client, at: now)
      }
      return
    }
    for reply in replies {
      guard let index = parts.firstIndex(where: { $0.pending == reply.id }) else {
        for index in former.indices where former[index].pending == reply.id {
          former[index].pending = nil
          former[index].drawn = nil
        }
        continue
      }
      parts[index].pending = nil
      if reply.wantsContent == true {
        (parts[index].isKnown, parts[index].drawn) = (false, nil)
        restsAt = now.uptime
      } else if let problem = reply.problem {
        giveUp("no pictures: \(problem)", client, at: now)
      } else if let layers = reply.layers {
        parts[index].layers = layers.enumerated().compactMap { order, layer in
          self.layer(layer, of: parts[index], isPatch: order > 0)
        }
        needsShow = true
      }
    }
  }

  private func layer(
    _ layer: PictureReply.Layer, of part: Part, isPatch: Bool
  ) -> PictureLayer? {
    let number = firstNumber + layer.number
    guard let payload = layer.payload else { return part.layers.first { $0.number == number } }
    let rect = part.region.rect
    return PictureLayer(
      number: number,
      rect: CellRect(
        column: rect.column + layer.column, row: rect.row + layer.row, columns: layer.columns,
        rows: layer.rows), payload: Array(payload.utf8), isPatch: isPatch)
  }

  private func giveUp(_ message: String, _ client: any RunLoopClient, at now: Moment) {
    guard !isGivenUp else { return }
    isGivenUp = true
    process.stop()
    (parts, former, restsAt) = ([], [], nil)
    display.show([], now.uptime)
    client.showPictureProblem(message, at: now)
  }
}
