import Testing

@testable import IslandCommands

struct ScriptProgramsTests {
  @Test func whatIsMissingIsNamedWithTheWayToInstallIt() {
    let none = ScriptPrograms(["PATH": "/usr/bin"], isExecutable: { _ in false })
    #expect(
      none.text == "React Native apps run with node and esbuild: apt-get install -y nodejs esbuild")
    let node = ScriptPrograms(["PATH": "/usr/bin"], isExecutable: { $0 == "/usr/bin/node" })
    #expect(node.node == "/usr/bin/node")
    #expect(node.text.hasSuffix("apt-get install -y esbuild"))
  }

  @Test func firstFolderOfThePathWins() {
    let both = ScriptPrograms(
      ["PATH": "relative:/opt/node/bin:/usr/bin"], isExecutable: { _ in true })
    #expect(both.node == "/opt/node/bin/node")
    #expect(both.text == "React Native apps run with /opt/node/bin/node and /opt/node/bin/esbuild")
  }
}
