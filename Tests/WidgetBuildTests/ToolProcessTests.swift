import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

struct ToolProcessTests {
  @Test func theOutputHasNothingOfTheTimes() throws {
    var shell = ToolProcess("/bin/sh")
    shell.seconds = 5
    let outcome = try shell.run(["-c", "echo one; echo two >&2; exit 3"])
    #expect(outcome.end == .code(3))
    #expect(outcome.output == "one\ntwo\n")
    #expect(outcome.processorTime >= 0)
  }

  @Test(arguments: [
    ("\u{1E}0m0.01s 0m0.00s\n1m2.50s 0m0.25s\n", 62.75), ("\u{1E}0m0.01s 0m0.00s\n", 0), ("", 0),
    ("\u{1E}a\nb c\n", 0),
  ])
  func theTimesOfChildrenAreAddedUp(text: String, seconds: Double) {
    #expect(ToolProcess.processorTime(in: text[...]) == seconds)
  }

  @Test func aMeterAddsUpWhatProcessesTake() {
    let meter = WorkMeter()
    let before = meter.seconds
    meter.add(40)
    #expect(meter.seconds - before >= 40)
  }

  @Test func whyNoMoreIsLeftOutIsSaid() {
    var diagnosis = WidgetBuildError.Diagnosis(output: "/a.swift:1:2: error: no such thing\n")
    diagnosis.limit = 60
    let text = WidgetBuildMessage.text(for: .doesNotCompile(diagnosis))
    #expect(
      text.hasPrefix(
        "the widget does not compile: no such thing\n   at  /a.swift:1:2\n after  60 s"))
  }

  @Test func theTimesOfFunctionsAreTakenOutOfTheOutput() {
    let times = CompileTimes(
      """
      1500.5ms\t0-Screen.swift:3:6\tinstance method S.(file).f()
      /a/Screen.swift:1:1: error: no
      700.0ms\t0-Screen.swift:9:6\tgetter body
      1.0ms\t1-W.swift:9:6\tgetter body
      """)
    #expect(times.rest == "/a/Screen.swift:1:1: error: no")
    let meter = WorkMeter()
    #expect(meter.slowFile == nil)
    meter.note(times.seconds)
    #expect(meter.slowFile?.name == "0-Screen.swift")
    #expect(meter.slowFile.map { abs($0.seconds - 2.2005) < 0.001 } == true)
    meter.note(["1-W.swift": 1.9])
    #expect(meter.slowFile == nil)
  }

  @Test func theLimitsHoldInTheTool() throws {
    var tool = ToolProcess("/bin/sh")
    tool.seconds = 7
    tool.megabytes = 300
    #expect(try tool.run(["-c", "ulimit -t; ulimit -v"]).output == "7\n307200\n")
  }
}
