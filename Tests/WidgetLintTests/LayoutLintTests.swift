import SourceRules
import Testing
import ViewArchive
import WidgetLint

/// The rules that a look at a layout in JavaScript shows.
struct LayoutLintTests {
  private func rules(_ text: String, file: String = "Ride.tsx") -> [String] {
    SourceLint([(file, "import { createLiveActivity } from 'expo-widgets';\n" + text)]).findings()
      .map { "\($0.rule.rawValue) \($0.place?.line ?? 0)" }
  }

  @Test func namesOfTheFileDoNotReachTheWidget() {
    let text = """
      const COLOR = '#fff';
      function label(props) { return props.title; }
      const UNUSED = 1;
      const Ride = (props) => {
        'widget';
        const inner = props.COLOR;
        return { banner: <Text color={COLOR} label={inner}>{label(props)} isn't {`${COLOR}`}</Text> };
      };
      export default createLiveActivity('Ride', Ride);
      """
    #expect(rules(text) == ["L46 8", "L46 8"])
    #expect(rules(text.replacing("'widget';", with: "'widget'; const COLOR = 1;")) == ["L46 8"])
    // Other scripts have no layouts.
    #expect(SourceLint([("Ride.ts", "const A = 1; export const B = A;")]).findings().isEmpty)
  }

  @Test(arguments: [
    "createLiveActivity('Ride', (props) => { 'widget'; return { banner: <Text>a</Text> }; });",
    "createLiveActivity<Props>('Ride', function Ride(props) {\n  \"widget\";\n  return {};\n});",
    "function Ride() { 'widget'; return {}; }\ncreateLiveActivity('Ride', Ride);",
  ])
  func aLayoutWithTheDirectiveIsFine(text: String) {
    #expect(rules(text) == [])
  }

  @Test(arguments: [
    "const Ride = () => ({ banner: <Text>a</Text> });\ncreateLiveActivity('Ride', Ride);",
    "const Ride = () => { return {}; };\n\ncreateLiveActivity('Ride', Ride);",
  ])
  func aLayoutWithoutTheDirectiveIsFound(text: String) {
    #expect(rules(text).map { $0.prefix(3) } == ["L47"])
  }

  @Test func buttonsAndBackgroundsAreFound() {
    #expect(
      rules(
        """
        createLiveActivity('Ride', (props) => {
          'widget';
          return {
            banner: <VStack modifiers={[containerBackground('red', 'widget')]}>
              <Button label="A" target="a" onPress={() => ({ a: 1 })} />
              <Button label="B" onPress={() => ({ a: 1 })} />
            </VStack>,
          };
        });
        """) == ["L48 7", "L49 5"])
  }
}
