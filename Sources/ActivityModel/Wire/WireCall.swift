package import Foundation

/// One of all requests of clients to the emulator, as a line of the protocol carries it (``Wire``).
///
/// To add one: a type below with the form of its reply, and a case; the compiler names the rest, up to
/// the emulator's handler.
package enum WireCall: Hashable, Sendable {
  case submit(Submit)
  case records(Records)
  case authorization(Authorization)
  case startToken(StartToken)
  case observe(Observe)
  case activities(Activities)
  case tap(Tap)
  case clock(Clock)
  case show(Show)
  case appGroup(AppGroup)
  case push(Push)
  case pushRefused(PushRefused)
  case pushes(Pushes)
  case tokens(Tokens)
  case screen(Screen)
  case press(Press)
  case refresh(Refresh)
  case scroll(Scroll)
  case type(TypeText)
  case frame(Frame)
  case wait(Wait)
  case screenChanged(ScreenChanged)
  case denied(Denied)

  /// Passes an event to the engine.
  package struct Submit: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .submit(self) }
    package var event: ActivityEvent

    package init(_ event: ActivityEvent) { self.event = event }
  }

  /// Returns the activities of one attributes type.
  package struct Records: WireRequest {
    package static var form: WireReply.Form<[ActivityRecord]> { .records }
    package var call: WireCall { .records(self) }
    package var attributesType: String

    private enum CodingKeys: String, CodingKey { case attributesType = "type" }

    package init(attributesType: String) { self.attributesType = attributesType }
  }

  /// Returns the two switches of Settings.
  package struct Authorization: WireRequest {
    package static var form: WireReply.Form<WireAuthorization> { .authorization }
    package var call: WireCall { .authorization(self) }

    package init() {}
  }

  /// Returns the push-to-start token of one attributes type; nil: none has been issued yet.
  package struct StartToken: WireRequest {
    package static var form: WireReply.Form<Data?> { .token }
    package var call: WireCall { .startToken(self) }
    package var attributesType: String

    private enum CodingKeys: String, CodingKey { case attributesType = "type" }

    package init(attributesType: String) { self.attributesType = attributesType }
  }

  /// Subscribes to changes.
  package struct Observe: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .observe(self) }

    package init() {}
  }

  /// Returns the state of the phone and all activities with their reasons.
  package struct Activities: WireRequest {
    package static var form: WireReply.Form<ActivityReport> { .activities }
    package var call: WireCall { .activities(self) }

    package init() {}
  }

  /// Taps an activity, in the island or on its card.
  package struct Tap: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .tap(self) }
    /// Nil: the focused one.
    package var activity: ActivityID?

    package init(_ activity: ActivityID?) { self.activity = activity }
  }

  /// Controls the emulator's clock.
  package struct Clock: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .clock(self) }
    package var command: ClockCommand

    package init(_ command: ClockCommand) { self.command = command }
  }

  /// Shows another surface, or the same with other display settings.
  package struct Show: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .show(self) }
    package var screen: ScreenMode

    package init(_ screen: ScreenMode) { self.screen = screen }
  }

  /// Sets a value of the store that widgets share with their app.
  package struct AppGroup: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .appGroup(self) }
    package var key: String
    /// Nil: it is no longer set.
    package var value: String?

    package init(key: String, value: String?) {
      self.key = key
      self.value = value
    }
  }

  /// Applies a push, as a device that has received it.
  package struct Push: WireRequest {
    package static var form: WireReply.Form<PushResult> { .pushed }
    package var call: WireCall { .push(self) }
    package var push: PushDelivery

    package init(_ push: PushDelivery) { self.push = push }
  }

  /// Adds the trace of a push that the push server has refused itself.
  package struct PushRefused: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .pushRefused(self) }
    package var trace: PushTrace

    package init(_ trace: PushTrace) { self.trace = trace }
  }

  /// Returns the traces of the last pushes, the newest last.
  package struct Pushes: WireRequest {
    package static var form: WireReply.Form<[PushTrace]> { .pushes }
    package var call: WireCall { .pushes(self) }
    /// True when each new one is to be sent as a notification, and again when its trace has become
    /// longer.
    package var follow: Bool

    package init(follow: Bool) { self.follow = follow }

    /// Decodes the request; without `follow` it is false.
    ///
    /// - Throws: `DecodingError` when a field is missing or malformed.
    package init(from decoder: any Decoder) throws {
      let call = try decoder.container(keyedBy: CodingKeys.self)
      follow = try call.decodeIfPresent(Bool.self, forKey: .follow) ?? false
    }
  }

  /// Lists or changes push tokens.
  package struct Tokens: WireRequest {
    package static var form: WireReply.Form<[TokenListing]> { .tokens }
    package var call: WireCall { .tokens(self) }
    package var command: TokenCommand

    package init(_ command: TokenCommand) { self.command = command }
  }

  /// Returns what the screen of the app in front shows.
  package struct Screen: WireRequest {
    package static var form: WireReply.Form<ScreenReport> { .screen }
    package var call: WireCall { .screen(self) }

    package init() {}
  }

  /// Touches a control of the app in front, by the identifier of the report.
  package struct Press: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .press(self) }
    package var control: String
    package var gesture: ControlGesture

    package init(control: String, gesture: ControlGesture) {
      self.control = control
      self.gesture = gesture
    }

    /// Decodes the request; without `gesture` it is a tap.
    ///
    /// - Throws: `DecodingError` when a field is missing or malformed.
    package init(from decoder: any Decoder) throws {
      let call = try decoder.container(keyedBy: CodingKeys.self)
      control = try call.decode(String.self, forKey: .control)
      gesture = try call.decodeIfPresent(ControlGesture.self, forKey: .gesture) ?? .tap
    }
  }

  /// Pulls the screen of the app in front down.
  package struct Refresh: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .refresh(self) }

    package init() {}
  }

  /// Scrolls the screen of the app in front.
  package struct Scroll: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .scroll(self) }
    /// How many times its visible height; up for a negative number.
    package var pages: Int

    package init(pages: Int) { self.pages = pages }
  }

  /// Types into the field that is being edited, in place of its text.
  package struct TypeText: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .type(self) }
    package var text: String

    package init(_ text: String) { self.text = text }
  }

  /// Returns what the terminal shows when nothing moves, as lines of text.
  package struct Frame: WireRequest {
    package static var form: WireReply.Form<[String]> { .frame }
    package var call: WireCall { .frame(self) }
    /// A part of what the terminal shows.
    package enum Part: String, Codable, Hashable, Sendable {
      /// The phone or the surface in its place, without what tells the time and without notices: the
      /// same tomorrow.
      case phone
    }

    /// True for the text format of a snapshot, which has the colours.
    package var styled: Bool
    /// Nil: the whole terminal.
    package var part: Part?

    package init(styled: Bool, part: Part? = nil) {
      self.styled = styled
      self.part = part
    }

    /// Decodes the request; without `styled` it is false.
    ///
    /// - Throws: `DecodingError` when a field is missing or malformed.
    package init(from decoder: any Decoder) throws {
      let call = try decoder.container(keyedBy: CodingKeys.self)
      styled = try call.decodeIfPresent(Bool.self, forKey: .styled) ?? false
      part = try call.decodeIfPresent(Part.self, forKey: .part)
    }
  }

  /// Answers when the phone is as a script expects, or fails when it is not in time.
  package struct Wait: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .wait(self) }
    package var condition: WireCondition
    /// How long to wait at most, in seconds of real time.
    package var seconds: Double

    package init(_ condition: WireCondition, seconds: Double) {
      self.condition = condition
      self.seconds = seconds
    }
  }

  /// Says that the app's screen is outdated.
  package struct ScreenChanged: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .screenChanged(self) }

    package init() {}
  }

  /// Says what the code asked for and was not given.
  package struct Denied: WireRequest {
    package static var form: WireReply.Form<Void> { .accepted }
    package var call: WireCall { .denied(self) }
    package var denial: Denial

    package init(_ denial: Denial) { self.denial = denial }
  }
}

extension WireCall: Codable {
  private enum Name: String, Codable {
    case submit, records, authorization, startToken, observe, activities, tap, clock, show,
      appGroup, push, pushRefused, pushes, tokens, screen, press, refresh, scroll, type, frame,
      wait, screenChanged, denied
  }
  private enum Key: String, CodingKey { case call }

  /// Decodes a call by its name.
  ///
  /// - Throws: `DecodingError` when the name is unknown or a field is missing or malformed;
  ///   `UnknownEvent` when the event to submit is unknown.
  package init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: Key.self).decode(Name.self, forKey: .call)
    switch name {
    case .submit: self = .submit(try Submit(from: decoder))
    case .records: self = .records(try Records(from: decoder))
    case .authorization: self = .authorization(try Authorization(from: decoder))
    case .startToken: self = .startToken(try StartToken(from: decoder))
    case .observe: self = .observe(try Observe(from: decoder))
    case .activities: self = .activities(try Activities(from: decoder))
    case .tap: self = .tap(try Tap(from: decoder))
    case .clock: self = .clock(try Clock(from: decoder))
    case .show: self = .show(try Show(from: decoder))
    case .appGroup: self = .appGroup(try AppGroup(from: decoder))
    case .push: self = .push(try Push(from: decoder))
    case .pushRefused: self = .pushRefused(try PushRefused(from: decoder))
    case .pushes: self = .pushes(try Pushes(from: decoder))
    case .tokens: self = .tokens(try Tokens(from: decoder))
    case .screen: self = .screen(try Screen(from: decoder))
    case .press: self = .press(try Press(from: decoder))
    case .refresh: self = .refresh(try Refresh(from: decoder))
    case .scroll: self = .scroll(try Scroll(from: decoder))
    case .type: self = .type(try TypeText(from: decoder))
    case .frame: self = .frame(try Frame(from: decoder))
    case .wait: self = .wait(try Wait(from: decoder))
    case .screenChanged: self = .screenChanged(try ScreenChanged(from: decoder))
    case .denied: self = .denied(try Denied(from: decoder))
    }
  }

  /// Encodes the call's name and fields.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    let (name, request) = nameAndRequest
    var call = encoder.container(keyedBy: Key.self)
    try call.encode(name, forKey: .call)
    try request.encode(to: encoder)
  }

  /// The request, whichever it is.
  package var request: any WireRequest { nameAndRequest.request }

  private var nameAndRequest: (name: Name, request: any WireRequest) {
    switch self {
    case .submit(let request): (.submit, request)
    case .records(let request): (.records, request)
    case .authorization(let request): (.authorization, request)
    case .startToken(let request): (.startToken, request)
    case .observe(let request): (.observe, request)
    case .activities(let request): (.activities, request)
    case .tap(let request): (.tap, request)
    case .clock(let request): (.clock, request)
    case .show(let request): (.show, request)
    case .appGroup(let request): (.appGroup, request)
    case .push(let request): (.push, request)
    case .pushRefused(let request): (.pushRefused, request)
    case .pushes(let request): (.pushes, request)
    case .tokens(let request): (.tokens, request)
    case .screen(let request): (.screen, request)
    case .press(let request): (.press, request)
    case .refresh(let request): (.refresh, request)
    case .scroll(let request): (.scroll, request)
    case .type(let request): (.type, request)
    case .frame(let request): (.frame, request)
    case .wait(let request): (.wait, request)
    case .screenChanged(let request): (.screenChanged, request)
    case .denied(let request): (.denied, request)
    }
  }
}
