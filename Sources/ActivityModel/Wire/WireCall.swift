/// A client's request to the emulator (``Wire``).
package enum WireCall: Codable, Hashable, Sendable {
  /// `submit`: passes `event` to the engine.
  case submit(ActivityEvent)
  /// `records`: returns the activities of one attributes type.
  case records(attributesType: String)
  /// `authorization`: returns the two switches of Settings.
  case authorization
  /// `startToken`: returns the push-to-start token of one attributes type.
  case startToken(attributesType: String)
  /// `observe`: subscribes to changes.
  case observe
  /// `activities`: returns the state of the phone and all activities with their reasons.
  case activities
  /// `tap`: taps an activity, in the island or on its card; without `activity` the focused one.
  case tap(ActivityID?)
  /// `clock`: controls the emulator's clock.
  case clock(ClockCommand)
  /// `show`: shows another surface, or the same with other display settings.
  case show(ScreenMode)
  /// `appGroup`: sets a value of the store that widgets share with their app; without `value` it
  /// is no longer set.
  case appGroup(key: String, value: String?)
  /// `push`: applies a push, as a device that has received it.
  case push(PushDelivery)
  /// `pushRefused`: adds the trace of a push that the push server has refused itself.
  case pushRefused(PushTrace)
  /// `pushes`: returns the traces of the last pushes; with `follow` each new one is sent as a
  /// notification, and again when its trace has become longer.
  case pushes(follow: Bool)
  /// `screen`: returns what the screen of the app in front shows.
  case screen
  /// `press`: touches a control of the app in front, by the identifier of the report.
  case press(control: String, gesture: ControlGesture)
  /// `refresh`: pulls the screen of the app in front down.
  case refresh
  /// `scroll`: scrolls the screen of the app in front by so many times its visible height, up for a
  /// negative number.
  case scroll(pages: Int)
  /// `type`: types into the field that is being edited, in place of its text.
  case type(String)
  /// `frame`: returns what the terminal shows when nothing moves, as lines of text; with `styled`
  /// in the text format of a snapshot, which has the colours.
  case frame(styled: Bool)
  /// `screenChanged`: the app's screen is outdated.
  case screenChanged
  /// `tokens`: lists or changes push tokens.
  case tokens(TokenCommand)

  private enum Name: String, Codable {
    case submit, records, authorization, startToken, observe, activities, tap, clock, show,
      appGroup, push, pushRefused, pushes, tokens, screenChanged,
      screen, press, refresh, scroll, type, frame
  }
  private enum Key: String, CodingKey {
    case call, event, type, activity, command, screen, key, value, push, follow, trace, control,
      text, gesture, pages, styled
  }

  /// Decodes a call by its name.
  ///
  /// - Throws: `DecodingError` when the name is unknown or a field is missing or malformed;
  ///   `UnknownEvent` when the event to submit is unknown.
  package init(from decoder: any Decoder) throws {
    let call = try decoder.container(keyedBy: Key.self)
    switch try call.decode(Name.self, forKey: .call) {
    case .submit: self = .submit(try call.decode(ActivityEvent.self, forKey: .event))
    case .records: self = .records(attributesType: try call.decode(String.self, forKey: .type))
    case .authorization: self = .authorization
    case .startToken:
      self = .startToken(attributesType: try call.decode(String.self, forKey: .type))
    case .observe: self = .observe
    case .screenChanged: self = .screenChanged
    case .screen: self = .screen
    case .frame:
      self = .frame(styled: try call.decodeIfPresent(Bool.self, forKey: .styled) ?? false)
    case .refresh: self = .refresh
    case .scroll: self = .scroll(pages: try call.decode(Int.self, forKey: .pages))
    case .press:
      self = .press(
        control: try call.decode(String.self, forKey: .control),
        gesture: try call.decodeIfPresent(ControlGesture.self, forKey: .gesture) ?? .tap)
    case .type: self = .type(try call.decode(String.self, forKey: .text))
    case .activities: self = .activities
    case .clock: self = .clock(try call.decode(ClockCommand.self, forKey: .command))
    case .tap: self = .tap(try call.decodeIfPresent(ActivityID.self, forKey: .activity))
    case .show: self = .show(try call.decode(ScreenMode.self, forKey: .screen))
    case .appGroup:
      self = .appGroup(
        key: try call.decode(String.self, forKey: .key),
        value: try call.decodeIfPresent(String.self, forKey: .value))
    case .push: self = .push(try call.decode(PushDelivery.self, forKey: .push))
    case .pushRefused: self = .pushRefused(try call.decode(PushTrace.self, forKey: .trace))
    case .pushes:
      self = .pushes(follow: try call.decodeIfPresent(Bool.self, forKey: .follow) ?? false)
    case .tokens: self = .tokens(try call.decode(TokenCommand.self, forKey: .command))
    }
  }

  /// Encodes the call's name and fields.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var call = encoder.container(keyedBy: Key.self)
    switch self {
    case .submit(let event):
      try call.encode(Name.submit, forKey: .call)
      try call.encode(event, forKey: .event)
    case .records(let type):
      try call.encode(Name.records, forKey: .call)
      try call.encode(type, forKey: .type)
    case .authorization: try call.encode(Name.authorization, forKey: .call)
    case .startToken(let type):
      try call.encode(Name.startToken, forKey: .call)
      try call.encode(type, forKey: .type)
    case .observe: try call.encode(Name.observe, forKey: .call)
    case .screenChanged: try call.encode(Name.screenChanged, forKey: .call)
    case .screen: try call.encode(Name.screen, forKey: .call)
    case .frame(let styled):
      try call.encode(Name.frame, forKey: .call)
      try call.encode(styled, forKey: .styled)
    case .refresh: try call.encode(Name.refresh, forKey: .call)
    case .scroll(let pages):
      try call.encode(Name.scroll, forKey: .call)
      try call.encode(pages, forKey: .pages)
    case .press(let control, let gesture):
      try call.encode(Name.press, forKey: .call)
      try call.encode(control, forKey: .control)
      try call.encode(gesture, forKey: .gesture)
    case .type(let text):
      try call.encode(Name.type, forKey: .call)
      try call.encode(text, forKey: .text)
    case .activities: try call.encode(Name.activities, forKey: .call)
    case .clock(let command):
      try call.encode(Name.clock, forKey: .call)
      try call.encode(command, forKey: .command)
    case .show(let mode):
      try call.encode(Name.show, forKey: .call)
      try call.encode(mode, forKey: .screen)
    case .appGroup(let key, let value):
      try call.encode(Name.appGroup, forKey: .call)
      try call.encode(key, forKey: .key)
      try call.encodeIfPresent(value, forKey: .value)
    case .tap(let id):
      try call.encode(Name.tap, forKey: .call)
      try call.encodeIfPresent(id, forKey: .activity)
    case .push(let delivery):
      try call.encode(Name.push, forKey: .call)
      try call.encode(delivery, forKey: .push)
    case .pushRefused(let trace):
      try call.encode(Name.pushRefused, forKey: .call)
      try call.encode(trace, forKey: .trace)
    case .pushes(let follow):
      try call.encode(Name.pushes, forKey: .call)
      try call.encode(follow, forKey: .follow)
    case .tokens(let command):
      try call.encode(Name.tokens, forKey: .call)
      try call.encode(command, forKey: .command)
    }
  }
}
