import ActivityModel
import CellRaster
package import CursesTerminal
import Foundation
package import PhoneScreen

/// Shows pictures over the parts of the screen that a client names, once nothing moves: asks a
/// process for them, and takes them down as soon as they no longer show what the cells show; the
/// picture of a whole phone, or on a sheet, stays until the next one is there (PICTURE-12).
@MainActor
package final class PictureController {
  /// How long everything must be at rest before a picture is drawn, in seconds.
  package nonisolated static let restTime = 0.12
  /// The timeout of a reply, in seconds; after it the process is started anew.
  package nonisolated static let replyTimeout = 10.0

  /// A part of the screen, and its picture as far as it is there.
  private struct Part {
    var region: PictureRegion
    /// The request that has got no reply yet.
    var pending: Int?
    /// The date and the marks of the last request; nil: there was none.
    var drawn: (date: Date, marks: PictureMarks)?
    /// True when the process has been sent the content.
    var isKnown = false
    /// When the picture changes without an event; nil: never.
    var changesAt: Date?
    /// That of the whole picture, which its patches have, too; nil: there was no request.
    var quality: PictureQuality?
    var layers: [PictureLayer] = []
    var controls: [PictureReply.Control] = []
    /// Why there is no picture, until it is shown.
    var problem: (text: String, isPermanent: Bool)?

    /// True when the picture of the last request is no longer that of `now`.
    func isOutdated(at now: Date) -> Bool {
      guard let drawn else { return false }
      return drawn.marks != region.marks || changesAt.map { $0 <= now } ?? false
    }

    mutating func forgetRequest() { (pending, drawn) = (nil, nil) }
  }

  /// The numbers of the layers: each process begins with 1, and those of the next one follow on.
  private struct LayerNumbers {
    private var first = 0
    private var highest = 0

    /// Returns the number of a layer by that in the process.
    mutating func number(of own: Int) -> Int {
      highest = max(highest, first + own)
      return first + own
    }

    /// Returns the number of a layer in the process.
    func own(of number: Int) -> Int { number - first }

    mutating func processEnded() { first = highest }
  }

  /// The process has ended, and starts anew.
  private struct ProcessEnd: Error {}

  private let display: Display
  private let process: any PictureDrawer
  /// True over SSH, where bytes to the terminal are dear.
  private let isRemote: Bool
  private var parts: [Part] = []
  /// The parts before the last time that none could be shown.
  private var former: [Part] = []
  private var restsAt: Double?
  private let requests = HostConnection<PictureReply, ProcessEnd>()
  /// The parts of the screen with a request that waits, also when its picture is no longer needed: at
  /// most one request for a part is sent at a time.
  private var asked: Set<String> = []
  /// True when the terminal does not show yet what is known.
  private var needsShow = false
  /// True after the process has failed for good.
  private var isGivenUp = false
  private var numbers = LayerNumbers()
  /// The problems that were shown.
  private var problems: Set<String> = []

  package init(display: Display, process: any PictureDrawer, isRemote: Bool) {
    self.display = display
    self.process = process
    self.isRemote = isRemote
    // If it cannot be started, the first request says so.
    if display.pictures().form != nil { try? process.start() }
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { process.descriptors }

  /// When `update` must be called, in seconds of uptime; nil: nothing is due.
  package var deadline: Double? {
    [restsAt, requests.deadline].compactMap { $0 }.min()
  }

  package func stop() { process.stop() }

  /// Forgets all pictures, because the terminal has cleared them or has other measures.
  package func forget() {
    (parts, former) = ([], [])
    restsAt = nil
    needsShow = true
  }

  /// Takes down what a new frame no longer shows; called before the frame is presented, so that both
  /// reach the terminal together.
  package func prepare(for client: any RunLoopClient, at now: Moment) {
    guard isUsed else { return }
    follow(client, at: now)
    guard needsShow else { return }
    needsShow = false
    client.showPictureControls(controls)
    display.setLayers(parts.flatMap(\.layers))
  }

  /// Compares what a client shows with the pictures, after every step of the run loop.
  package func update(for client: any RunLoopClient, at now: Moment) {
    receive(client, at: now)
    guard isUsed else { return }
    follow(client, at: now)
    if let time = restsAt, time <= now.uptime { restsAt = nil }
    var index = 0
    while restsAt == nil, index < parts.count {
      let part = parts[index]
      if part.pending == nil, part.drawn == nil || part.isOutdated(at: now.date),
        !display.pictures().isOnKey || client.wantsStillPicture && part.drawn == nil
      {
        request(index, client, at: now)
      }
      index += 1
    }
    guard needsShow, display.canPresent(now.uptime) else { return }
    needsShow = false
    client.showPictureControls(controls)
    display.show(parts.flatMap(\.layers), now.uptime)
  }

  /// The controls of the pictures that are shown, for each of their parts.
  private var controls: [String: [PictureReply.Control]] {
    Dictionary(
      parts.filter { !$0.layers.isEmpty }.map { ($0.region.name, $0.controls) },
      uniquingKeysWith: { $1 })
  }

  private var isUsed: Bool { !isGivenUp && display.pictures().form != nil }

  private func follow(_ client: any RunLoopClient, at now: Moment) {
    follow(
      client.isMoving(at: now) || now.isFast ? [] : client.pictureRegions, of: client, at: now)
  }

  /// Takes over the parts that can be shown now.
  private func follow(
    _ regions: [PictureRegion], of client: any RunLoopClient, at now: Moment
  ) {
    let isOnKey = display.pictures().isOnKey
    let known = parts.isEmpty ? former : parts
    let isSame =
      regions.count == parts.count
      && zip(regions, parts).allSatisfy { $0.showsSame(as: $1.region) }
      && !(isOnKey
        && zip(regions, parts).contains { $0.marks.selected != $1.region.marks.selected })
    if isSame {
      for index in parts.indices { parts[index].region.marks = regions[index].marks }
      return
    }
    // What a key has asked for ends with what it showed.
    if isOnKey, parts.contains(where: { !$0.layers.isEmpty }) {
      client.stillPictureEnded()
      (parts, former, restsAt) = ([], [], nil)
      needsShow = true
      return
    }
    // What a key has asked for is drawn anew each time.
    if regions.isEmpty { former = isOnKey ? [] : parts }
    var isNew = false
    parts = regions.map { region in
      guard var part = known.first(where: { $0.region.showsSame(as: region) }), part.drawn != nil,
        part.pending == nil
      else {
        if let stays = staying(region) { return stays }
        isNew = true
        return Part(region: region)
      }
      part.region = region
      return part
    }
    restsAt = isNew ? now.uptime + Self.restTime : nil
    needsShow = true
  }

  /// Returns the part that shows something else now in the same place: its picture stays until the next
  /// one is there. Nil: there is none.
  private func staying(_ region: PictureRegion) -> Part? {
    guard region.stays, !display.pictures().isOnKey,
      let shown = parts.first(where: {
        $0.region.isWhere(region)
      }), !shown.layers.isEmpty
    else { return nil }
    var part = Part(region: region)
    (part.layers, part.controls, part.quality) = (shown.layers, shown.controls, shown.quality)
    return part
  }

  // MARK: The process

  private func request(_ index: Int, _ client: any RunLoopClient, at now: Moment) {
    let support = display.pictures()
    let region = parts[index].region
    guard let form = support.form, !asked.contains(region.name) else { return }
    let quality =
      parts[index].quality
      ?? PictureQuality.best(
        columns: region.rect.columns, rows: region.rect.rows, cell: support.cell ?? .assumed,
        isRemote: isRemote, canScale: form.canScale, secondsPerByte: display.secondsPerByte())
    parts[index].quality = quality
    let id = requests.add(limit: Self.replyTimeout, at: now.uptime) { [weak self] result in
      self?.asked.remove(region.name)
      if case .success(let reply) = result { self?.take(reply) }
    }
    do {
      try process.send(
        PictureRequest(
          id: id, name: region.name, content: parts[index].isKnown ? nil : region.content,
          columns: region.rect.columns, rows: region.rect.rows, quality: quality, form: form,
          date: now.date, marks: region.marks,
          base: parts[index].layers.first.map { numbers.own(of: $0.number) }))
    } catch {
      return giveUp("no pictures: \(error.localizedDescription)", client, at: now)
    }
    asked.insert(region.name)
    parts[index].pending = id
    parts[index].isKnown = true
    parts[index].drawn = (now.date, region.marks)
    parts[index].changesAt = region.content.nextChange(after: now.date)
  }

  private func receive(_ client: any RunLoopClient, at now: Moment) {
    if requests.overdue(at: now.uptime) != nil {
      process.stop()
      return restart(client, at: now)
    }
    guard let replies = process.replies() else { return restart(client, at: now) }
    for reply in replies { requests.receive(reply, for: reply.id, at: now.uptime) }
    for index in parts.indices {
      guard let (problem, isPermanent) = parts[index].problem else { continue }
      parts[index].problem = nil
      if isPermanent { return giveUp("no pictures: \(problem)", client, at: now) }
      if problems.insert(problem).inserted {
        client.showPictureProblem("no picture: \(problem)", isPermanent: false, at: now)
      }
    }
  }

  /// Takes over a reply; a part without a picture stays in cells.
  private func take(_ reply: PictureReply) {
    guard let index = parts.firstIndex(where: { $0.pending == reply.id }) else {
      for index in former.indices where former[index].pending == reply.id {
        former[index].forgetRequest()
      }
      return
    }
    parts[index].pending = nil
    if reply.wantsContent == true {
      (parts[index].isKnown, parts[index].drawn) = (false, nil)
    } else if let problem = reply.problem {
      parts[index].problem = (problem, reply.isPermanent == true)
      (parts[index].layers, parts[index].controls) = ([], [])
      parts[index].changesAt = nil
      needsShow = true
    } else if let layers = reply.layers {
      parts[index].controls = reply.controls ?? []
      parts[index].layers = layers.enumerated().compactMap { order, layer in
        self.layer(layer, of: parts[index], isPatch: order > 0)
      }
      needsShow = true
    }
  }

  /// After the process has ended: what is shown stays, and what was asked for is asked for again.
  private func restart(_ client: any RunLoopClient, at now: Moment) {
    numbers.processEnded()
    requests.close(ProcessEnd())
    for index in parts.indices {
      parts[index].isKnown = false
      guard parts[index].pending != nil else { continue }
      parts[index].forgetRequest()
      restsAt = now.uptime + Self.restTime
    }
    for index in former.indices {
      former[index].isKnown = false
      if former[index].pending != nil { former[index].forgetRequest() }
    }
    if process.isGivenUp { giveUp("no pictures: \(process.lastWords)", client, at: now) }
  }

  /// Returns the layer of a reply; nil: what it says cannot be.
  private func layer(
    _ layer: PictureReply.Layer, of part: Part, isPatch: Bool
  ) -> PictureLayer? {
    guard (1..<1 << 40).contains(layer.number) else { return nil }
    let number = numbers.number(of: layer.number)
    guard let payload = layer.payload else { return part.layers.first { $0.number == number } }
    let rect = part.region.rect
    guard (0..<rect.columns).contains(layer.column), (0..<rect.rows).contains(layer.row),
      (1...rect.columns - layer.column).contains(layer.columns),
      (1...rect.rows - layer.row).contains(layer.rows), let form = display.pictures().form
    else { return nil }
    let bytes = Array(payload.utf8)
    guard form.accepts(bytes) else { return nil }
    return PictureLayer(
      number: number,
      rect: CellRect(
        column: rect.column + layer.column, row: rect.row + layer.row, columns: layer.columns,
        rows: layer.rows), payload: bytes, isPatch: isPatch)
  }

  private func giveUp(_ message: String, _ client: any RunLoopClient, at now: Moment) {
    guard !isGivenUp else { return }
    isGivenUp = true
    process.stop()
    requests.close(ProcessEnd())
    (parts, former, restsAt) = ([], [], nil)
    client.showPictureControls([:])
    display.show([], now.uptime)
    client.showPictureProblem(message, isPermanent: true, at: now)
  }
}
