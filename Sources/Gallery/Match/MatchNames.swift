/// The names of a match, as the app's server sends them for the phone's language.
struct MatchNames {
  var competition = "J1 Week 12"
  var home = "Yokohama"
  var away = "Kobe"
  var tanaka = "Tanaka"
  var onishi = "Onishi"
  var sasaki = "Sasaki"
  var furukawa = "Furukawa"
  var ri = "Ri"
  var nakamura = "Nakamura"
  var honma = "Honma"

  static let japanese = MatchNames(
    competition: "J1 第12節", home: "横浜", away: "神戸", tanaka: "田中", onishi: "大西", sasaki: "佐々木",
    furukawa: "古川", ri: "李", nakamura: "中村", honma: "本間")
}
