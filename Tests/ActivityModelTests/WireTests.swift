import ActivityModel
import Foundation
import Testing

struct LineBufferTests {
  @Test func linesComeOutWholeHoweverTheyArrive() throws {
    var buffer = LineBuffer()
    #expect(try buffer.lines(adding: Data("ab".utf8)) == [])
    #expect(try buffer.lines(adding: Data("c\n\nd\ne".utf8)) == [Data("abc".utf8), Data("d".utf8)])
    #expect(try buffer.lines(adding: Data("\n".utf8)) == [Data("e".utf8)])
    #expect(try buffer.lines(adding: Data()) == [])
  }

  @Test func aLineWithoutEndIsRefused() {
    var buffer = LineBuffer(longestLine: 4)
    #expect(throws: LineBuffer.Failure.lineTooLong) {
      try buffer.lines(adding: Data("abcde".utf8))
    }
  }

  @Test func theLinesBeforeOneThatIsTooLongAreNotLost() throws {
    var buffer = LineBuffer(longestLine: 4)
    #expect(
      try buffer.lines(adding: Data("ab\ncd\nefghij".utf8)) == [Data("ab".utf8), Data("cd".utf8)])
    #expect(throws: LineBuffer.Failure.lineTooLong) { try buffer.lines(adding: Data()) }
  }
}

struct TimeoutsTests {
  @Test(
    arguments: [
      (nil, 0), ("", 0), ("0", 0), ("-3", 0), ("nan", 0), ("soon", 0), ("300", 300), ("2.5", 2.5),
      ("inf", 86_400), ("1e9", 86_400),
    ] as [(String?, Double)])
  func theMinimumIsAPositiveNumber(text: String?, seconds: Double) {
    let environment = text.map { [Timeouts.variable: $0] } ?? [:]
    #expect(Timeouts.minimum(in: environment) == seconds)
  }
}

struct WireTests {
  private typealias Client = ClientLine<String>
  private typealias Server = ServerLine<String>

  @Test(arguments: [
    (
      #"{"island":1,"app":"com.example","pid":7,"widgets":["Bake"]}"#,
      ClientLine<String>.greeting(WireGreeting(app: "com.example", pid: 7, widgets: ["Bake"]))
    ),
    (
      #"{"id":2,"call":"records","type":"Bake"}"#,
      .call(id: 2, .records(.init(attributesType: "Bake")))
    ),
    (#"{"id":3,"call":"authorization"}"#, .call(id: 3, .authorization(.init()))),
    (#"{"id":4,"call":"observe","ignored":1}"#, .call(id: 4, .observe(.init()))),
    (
      #"{"id":6,"call":"clock","command":{"clock":"rate","value":60}}"#,
      .call(id: 6, .clock(.init(.rate(60))))
    ),
    (#"{"id":7,"call":"activities"}"#, .call(id: 7, .activities(.init()))),
    (
      #"{"id":9,"call":"show","screen":{"surface":"watch"}}"#,
      .call(id: 9, .show(.init(ScreenMode(surface: .watch))))
    ),
    (#"{"id":8,"call":"tap"}"#, .call(id: 8, .tap(.init(nil)))),
    (#"{"id":5,"reply":"ok"}"#, .reply(id: 5, "ok")),
  ])
  func aClientsLineReadsAsSpecified(line: String, message: ClientLine<String>) throws {
    #expect(try Wire.message(Client.self, in: Data(line.utf8)) == message)
    #expect(try Wire.message(Client.self, in: Wire.line(message)) == message)
  }

  @Test(arguments: [
    (#"{"id":1,"answer":"accepted"}"#, ServerLine<String>.answer(id: 1, .accepted)),
    (#"{"id":0,"answer":"failed","message":"no"}"#, .answer(id: 0, .failed(message: "no"))),
    (
      #"{"authorization":{"activities":true,"frequentPushes":false}}"#,
      .authorization(WireAuthorization(activities: true, frequentPushes: false))
    ),
    (
      #"{"id":8,"answer":"authorization","authorization":{"activities":true,"frequentPushes":true}}"#,
      .answer(id: 8, .authorization(WireAuthorization(activities: true, frequentPushes: true)))
    ),
    (#"{"id":7,"ask":"draw"}"#, .request(id: 7, "draw")),
    (#"{"island":1,"app":"island","pid":1}"#, .greeting(WireGreeting(app: "island", pid: 1))),
  ])
  func theEmulatorsLineReadsAsSpecified(line: String, message: ServerLine<String>) throws {
    #expect(try Wire.message(Server.self, in: Data(line.utf8)) == message)
    #expect(try Wire.message(Server.self, in: Wire.line(message)) == message)
  }

  @Test func aRefusalCarriesItsFactsAndItsWords() throws {
    let answer = Server.answer(
      id: 9, .refused(.tooLarge(bytes: 5_000, limit: 4_096), message: "too large"))
    #expect(try Wire.message(Server.self, in: Wire.line(answer)) == answer)
  }

  @Test(arguments: [
    "", "[]", "nonsense", "{}", #"{"id":1}"#, #"{"id":1,"call":"fly"}"#, #"{"call":"observe"}"#,
    #"{"id":"1","call":"observe"}"#,
  ])
  func whatIsNoLineOfTheProtocolIsNotRead(line: String) {
    #expect(throws: (any Error).self) { try Wire.message(Client.self, in: Data(line.utf8)) }
  }

  @Test func aPathLongerThanASocketTakesIsRefusedByName() {
    let path = "/" + String(repeating: "x", count: 107)
    #expect(throws: WireAddress.Failure.tooLong(path: path)) { try WireAddress(path: path) }
    #expect(WireAddress.message(for: .tooLong(path: path)).contains("108 bytes, at most 107"))
  }

  @Test func theDirectoryIsTheRuntimesOrOneOfTheUser() {
    #expect(
      WireAddress.directory(environment: ["XDG_RUNTIME_DIR": "/run/user/7"], userID: 7)
        == "/run/user/7/island")
    #expect(WireAddress.directory(environment: [:], userID: 7) == "/tmp/island-7")
    #expect(
      WireAddress.directory(environment: ["XDG_RUNTIME_DIR": "here"], userID: 7)
        == "/tmp/island-7")
  }
}
