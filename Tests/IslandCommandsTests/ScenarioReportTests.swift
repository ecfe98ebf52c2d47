import Testing

@testable import IslandCommands

/// What became of a scenario, for a CI.
struct ScenarioReportTests {
  @Test func eachLineThatDoesSomethingIsATest() {
    var report = ScenarioReport(file: "a<b>.play")
    report.add(line: 1, "# a comment", seconds: 0)
    report.add(line: 2, "  lock on", seconds: 0.25)
    report.add(line: 3, "", seconds: 0)
    report.add(
      line: 4, "expect \"Kobe & 2\"", seconds: 5,
      failure: "expected 'Kobe & 2', which is not on the screen:\n<\u{1B}[31mscreen>")
    report.add(line: 5, "lock off", seconds: nil)
    #expect(
      report.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="island play" tests="3" failures="1" errors="0" skipped="1" time="5.250">
          <testsuite name="a&lt;b&gt;.play" tests="3" failures="1" errors="0" skipped="1" time="5.250">
            <testcase name="2: lock on" classname="a&lt;b&gt;.play" time="0.250"/>
            <testcase name="4: expect &quot;Kobe &amp; 2&quot;" classname="a&lt;b&gt;.play" time="5.000">
              <failure message="expected &#39;Kobe &amp; 2&#39;, which is not on the screen:">expected &#39;Kobe &amp; 2&#39;, which is not on the screen:
        &lt; [31mscreen&gt;</failure>
            </testcase>
            <testcase name="5: lock off" classname="a&lt;b&gt;.play" time="0.000"><skipped/></testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
