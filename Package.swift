// swift-tools-version: 6.2
// The targets are in the order of the diagram in Sources/island/Documentation.docc/Architecture.md:
// data goes down the page.
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: keptFolders[name] ?? [],
    swiftSettings: settings)
}

/// What test targets keep beside their sources; it is read by path, not bundled.
let keptFolders = [
  "CellRasterTests": ["Golden"], "EmulatorTests": ["Golden"], "PreviewerTests": ["Golden"],
  "CursesTerminalTests": ["Recordings"],
]

let parser: Target.Dependency = .product(name: "SwiftParser", package: "swift-syntax")
let syntax: Target.Dependency = .product(name: "SwiftSyntax", package: "swift-syntax")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "island",
  products: [
    .executable(name: "island", targets: ["island"]),
    // For programs that start activities; each brings the engine that serves them when no
    // emulator runs.
    .library(name: "ActivityKit", targets: ["ActivityKit", "LocalEngine"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Look-alikes.
    target("FoundationAdditions"),
    target("AppIntents", ["FoundationAdditions"]),
    target("ActivityKit", ["FoundationAdditions", "ActivityModel"]),
    target(
      "SwiftUI",
      ["AppIntents", "FoundationAdditions", "ViewArchive", "ViewLayout", "PreviewMacros"]),
    target(
      "WidgetKit",
      [
        "SwiftUI", "ActivityKit", "AppIntents", "FoundationAdditions", "HostProtocol",
        "ActivityModel", "ViewArchive", "PreviewMacros",
      ]),
    .macro(
      name: "PreviewMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ], swiftSettings: settings),

    // The way down.
    target("ViewArchive"),
    target("ViewLayout", ["ViewArchive"]),
    .target(
      name: "CellRaster", dependencies: ["ViewLayout", "ViewArchive", "TOML", "CImages"],
      exclude: ["Themes"], swiftSettings: settings, plugins: ["EmbedTexts"]),
    target("CursesTerminal", ["CellRaster", "ViewLayout", "CNcurses"]),
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CImages"),

    // Beside it.
    target("TOML"),
    target("ActivityModel"),
    target("HostProtocol", ["ActivityModel", "ViewArchive"]),
    target("ActivityEngine", ["ActivityModel"]),
    target("LocalEngine", ["ActivityEngine", "ActivityKit", "ActivityModel"]),
    target(
      "PhoneScreen", ["CellRaster", "ViewLayout", "ViewArchive", "ActivityModel"]),
    target(
      "Emulator",
      [
        "PhoneScreen", "CursesTerminal", "CellRaster", "ViewLayout", "ViewArchive",
        "ActivityModel", "ActivityEngine", "LocalEngine", "HostProtocol", "ActivityKit",
        "WidgetKit",
      ]),
    .target(
      name: "WidgetBuild", dependencies: [parser, syntax], exclude: ["AppleModules"],
      swiftSettings: settings, plugins: ["EmbedTexts"]),
    .target(
      name: "WidgetLint",
      dependencies: ["CellRaster", "ViewLayout", "ViewArchive", "ActivityModel", parser, syntax],
      swiftSettings: settings, plugins: ["EmbedTexts"]),
    target(
      "Previewer",
      [
        "WidgetBuild", "WidgetLint", "Emulator", "PhoneScreen", "LocalEngine", "ActivityEngine",
        "ActivityKit", "ActivityModel", "HostProtocol", "CursesTerminal", "CellRaster",
        "ViewArchive", "ViewLayout",
      ]),
    // Compiles a target's text files into it.
    .plugin(name: "EmbedTexts", capability: .buildTool(), path: "Sources/EmbedTexts"),
    target("Gallery", ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]),
    .executableTarget(
      name: "island",
      dependencies: [
        "Emulator", "PhoneScreen", "Previewer", "WidgetBuild", "WidgetLint", "Gallery",
        "WidgetKit", "ActivityKit", "ActivityModel",
        "ActivityEngine", "LocalEngine", "HostProtocol", "CellRaster", "CursesTerminal",
        "ViewArchive", "TOML", "CWidgetClock", arguments,
      ],
      swiftSettings: settings,
      // The program re-executes itself as the host of a compiled widget, which finds the
      // look-alikes' symbols in it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])], plugins: ["EmbedTexts"]),

    // Holds the calendar of a widget process for pictures that are to be the same tomorrow.
    .target(name: "CWidgetClock"),

    // Measures, not tests; no product.
    .executableTarget(
      name: "island-bench",
      dependencies: [
        "CellRaster", "ViewLayout", "ViewArchive", "ActivityModel", "ActivityEngine",
        "CAllocationCount",
      ],
      resources: [.copy("Islands")], swiftSettings: settings),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "island-scenes", dependencies: ["CellRaster", "CursesTerminal"],
      swiftSettings: settings),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["CellRaster", "ViewArchive", "ViewLayout", "LocalEngine"],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests("FoundationAdditionsTests", ["FoundationAdditions"]),
    tests("AppIntentsTests", ["AppIntents"]),
    tests(
      "PreviewMacrosTests",
      [
        "PreviewMacros", parser, .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
      ]),
    tests("ViewArchiveTests", ["ViewArchive"]),
    tests("ViewLayoutTests", ["ViewLayout", "ViewArchive", "TestSupport"]),
    tests("TOMLTests", ["TOML", "TestSupport"]),
    tests("CellRasterTests", ["CellRaster", "ViewLayout", "ViewArchive", "TestSupport"]),
    tests("CursesTerminalTests", ["CursesTerminal", "CellRaster", "CNcurses", "TestSupport"]),
    tests("ActivityModelTests", ["ActivityModel"]),
    tests("ActivityEngineTests", ["ActivityEngine", "ActivityModel"]),
    tests(
      "ActivityKitTests",
      [
        "ActivityKit", "ActivityModel", "ActivityEngine", "AppIntents", "LocalEngine",
        "TestSupport",
      ]),
    tests(
      "LocalEngineTests",
      ["LocalEngine", "ActivityEngine", "ActivityKit", "ActivityModel", "TestSupport"]),
    tests(
      "WidgetKitTests",
      ["WidgetKit", "SwiftUI", "ActivityKit", "AppIntents", "ActivityModel", "ViewArchive"]),
    tests("SwiftUITests", ["SwiftUI", "AppIntents", "ViewArchive", "ViewLayout", "CellRaster"]),
    tests(
      "GalleryTests",
      ["Gallery", "ActivityKit", "ActivityModel", "AppIntents", "ViewArchive", "WidgetKit"]),
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [
        "Previewer", "WidgetBuild", "HostProtocol", "WidgetKit", "SwiftUI", "ActivityKit",
        "AppIntents", "ViewArchive",
      ],
      exclude: ["Fixtures"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    tests(
      "EmulatorTests",
      [
        "Emulator", "PhoneScreen", "HostProtocol", "Gallery", "WidgetKit", "ActivityKit",
        "ActivityModel", "ActivityEngine",
        "LocalEngine", "CellRaster", "CursesTerminal", "ViewArchive", "TestSupport",
      ]),
    tests(
      "PhoneScreenTests",
      ["PhoneScreen", "CellRaster", "ActivityModel", "ViewArchive", "ViewLayout", "TestSupport"]),
    tests("WidgetBuildTests", ["WidgetBuild", "TestSupport"]),
    tests(
      "WidgetLintTests",
      ["WidgetLint", "ActivityModel", "CellRaster", "ViewArchive", "ViewLayout", "TestSupport"]),
    tests(
      "PreviewerTests",
      [
        "Previewer", "WidgetBuild", "WidgetLint", "Emulator", "PhoneScreen", "HostProtocol",
        "CursesTerminal", "ActivityModel", "CellRaster",
        "ViewArchive", "ViewLayout", "TestSupport",
      ]),
    tests("BoundaryTests", []),
    // A program of its own, as any package by path may have one.
    .executableTarget(
      name: "bakery",
      dependencies: ["ActivityKit", "LocalEngine", "WidgetKit", "SwiftUI", "AppIntents"],
      path: "Tests/Fixtures/Bakery", swiftSettings: settings),
    // Takes a terminal and ends in every way a program can.
    .executableTarget(
      name: "stagehand", dependencies: ["CursesTerminal", "CellRaster"],
      path: "Tests/Fixtures/Stagehand", swiftSettings: settings),
    tests("EndToEndTests", ["island", "bakery", "stagehand"]),
  ],
  swiftLanguageModes: [.v6]
)
