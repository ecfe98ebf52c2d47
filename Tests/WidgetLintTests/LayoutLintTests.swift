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

  @Test func aLayoutOfAnotherFileIsFine() {
    #expect(rules("import Ride from './Ride';\ncreateLiveActivity('Ride', Ride);") == [])
    #expect(rules("import { a as Ride } from './a';\ncreateLiveActivity('Ride', Ride.x);") == [])
  }

  @Test func timesThatStandStillAreFound() {
    func layout(_ body: String) -> [String] {
      rules("createLiveActivity('Ride', (props) => { 'widget';\n\(body)\nreturn {}; });")
    }
    #expect(layout("const left = props.end - Date.now();") == ["L36 3"])
    #expect(layout("const past = new Date().getTime() - props.start;") == ["L36 3"])
    #expect(layout("const range = { lower: new Date(), upper: new Date(props.end) };") == [])
  }

  @Test(arguments: [
    ("#80FFFFFF", true), ("#33000000", true), ("#FFFFFF80", false), ("#FFFFFFFF", false),
    ("#00000000", false), ("#80112233", false), ("#FFFFFF", false),
  ])
  func colorsWithTheOpacityFirstAreFound(color: String, isFound: Bool) {
    let text = "createLiveActivity('R', () => { 'widget'; return { a: '\(color)' }; });"
    #expect(rules(text) == (isFound ? ["L50 2"] : []))
  }

  private func voltra(_ text: String, _ more: String = "") -> [String] {
    SourceLint([("Ride.tsx", "import { Voltra } from '@use-voltra/ios-client';\n\(more)" + text)])
      .findings().map { "\($0.rule.rawValue) \($0.place?.line ?? 0)" }
  }

  @Test func activitiesOfVoltraWithoutANameAreFound() {
    #expect(voltra("useLiveActivity({ lockScreen: <A b={f(1, 2)} /> });") == ["L51 2"])
    #expect(voltra("startLiveActivity(variants, { autoStart: true });") == ["L51 2"])
    #expect(voltra("useLiveActivity({}, { activityName: 'ride' });") == [])
    #expect(voltra("useLiveActivity({}, options);") == [])
    #expect(voltra("startLiveActivity({}, { ...options });") == [])
  }

  @Test func numbersAsWeightsAreFound() {
    #expect(voltra("<Voltra.Text style={{ fontWeight: 700 }}>a</Voltra.Text>;") == ["L52 2"])
    #expect(voltra("<Voltra.Text style={{ fontWeight: '700' }}>a</Voltra.Text>;") == [])
    let other = "import { View } from 'react-native';\n"
    #expect(voltra("const a = { fontWeight: 700 };", other) == [])
    #expect(voltra("const a = '#80FFFFFF';") == ["L50 2"])
  }
}
