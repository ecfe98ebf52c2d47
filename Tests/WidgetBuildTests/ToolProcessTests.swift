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
}
