@main
struct Island {
  static func main() {}
}
