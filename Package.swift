// swift-tools-version: 6.2
// The targets are in the order of the diagram in Sources/IslandCommands/island.docc/Architecture.md:
// data goes down the page.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the SwiftSyntax that the toolchain's own macros use. Nil: it lacks a module, or
/// `ISLAND_SWIFT_SYNTAX=package`, as builds for another system need it; then the package
/// swift-syntax is built, which takes minutes.
///
/// The toolchain is found by a library of its own that this manifest is linked with, so it is the
/// one that builds, whatever `PATH` says and wherever it was unpacked. SwiftPM caches the answer by
/// version and environment: after moving a toolchain, run `swift package purge-cache`.
let syntaxFolder: String? = {
  guard Context.environment["ISLAND_SWIFT_SYNTAX"] != "package",
    let line = lines(ofFile: "/proc/self/maps").first(where: {
      $0.hasSuffix("/libPackageDescription.so")
    }),
    let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/", options: .backwards)
  else { return nil }
  let folder = line[start..<end.lowerBound] + "/host"
  let modules = [
    "SwiftSyntax", "SwiftParser", "SwiftSyntaxMacros", "SwiftSyntaxBuilder",
    "SwiftSyntaxMacroExpansion", "SwiftCompilerPluginMessageHandling",
  ]
  let files = modules.flatMap { ["\(folder)/\($0).swiftmodule", "\(folder)/lib\($0).so"] }
  return files.allSatisfy(FileManager.default.fileExists) ? String(folder) : nil
}()

/// The lines of a file. Foundation takes a short read of a file in /proc for its end, now and then.
func lines(ofFile path: String) -> [Substring] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
}

let linkSettings: [SwiftSetting] =
  // The look-alikes re-export FoundationNetworking for widgets. The program itself uses nothing of
  // it, and must not load libcurl and some 25 other libraries at every start.
  [
    .unsafeFlags([
      "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking",
    ])
  ]
  // The metadata of generic types is requested with the conformances that the compiler knows, and
  // not looked up by name: each first look-up searches all conformances of the program, which was a
  // third of the time until the first frame.
  + [
    .unsafeFlags([
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    ])
  ]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + linkSettings
  // A debug build takes the compiler's word for the code that it passes on to LLVM: checking it is a
  // twentieth of the time. Release builds check it.
  + [.unsafeFlags(["-Xfrontend", "-disable-llvm-verify"], .when(configuration: .debug))]
  // Also where SwiftSyntax is not imported: a module that imports it needs it to be found again.
  + (syntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? [])

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
  "ExpoWidgetsTests": ["Golden"], "VoltraWidgetsTests": ["Golden"],
  "CellRasterTests": ["Golden"], "EmulatorTests": ["Golden"], "PreviewerTests": ["Golden"],
  "CursesTerminalTests": ["Recordings"], "InkRasterTests": ["Golden"],
  "PhoneDrawingTests": ["References/boxes.json"], "PhoneScreenTests": ["Golden"],
  "ViewLayoutTests": ["Vectors"],
  "FlexLayoutTests": ["Fixtures"], "ReactScreensTests": ["Fixtures", "Golden"],
]

let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// For targets that import SwiftSyntax; the program that they end up in is linked with it.
let syntaxLinking: [LinkerSetting] =
  syntaxFolder.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// Links the standard library and Foundation statically: loading them dynamically takes longer than
/// drawing the first frame. Foundation's own libraries are named because objects that are compiled
/// for dynamic linking do not name them.
let staticLinking: [LinkerSetting] = [
  .unsafeFlags([
    "-static-stdlib", "-use-ld=lld", "-ld-path=\(Context.packageDirectory)/Sources/island/link",
    "-lFoundationInternationalization", "-lCoreFoundation",
    "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections", "-lstdc++",
  ])
]

/// What the push server is built on, and nothing else: building `island` compiles none of it.
let networking: [Target.Dependency] = [
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOPosix", package: "swift-nio"),
  .product(name: "NIOHTTP1", package: "swift-nio"),
  .product(name: "NIOHTTP2", package: "swift-nio-http2"),
  .product(name: "NIOSSL", package: "swift-nio-ssl"),
  .product(name: "Crypto", package: "swift-crypto"),
  .product(name: "X509", package: "swift-certificates"),
  .product(name: "SwiftASN1", package: "swift-asn1"),
]

/// Modules of the package swift-syntax; none when the toolchain's are used.
func syntax(_ modules: String...) -> [Target.Dependency] {
  syntaxFolder == nil ? modules.map { .product(name: $0, package: "swift-syntax") } : []
}

let package = Package(
  name: "island",
  products: [
    .executable(name: "island", targets: ["island"]),
    .executable(name: "island-widgets", targets: ["island-widgets"]),
    .executable(name: "island-box", targets: ["island-box"]),
    .executable(name: "island-apns", targets: ["island-apns"]),
    // For programs that start activities; each brings the engine that serves them when no
    // emulator runs.
    .library(name: "ActivityKit", targets: ["ActivityKit", "LocalEngine"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
  ],
  traits: [
    .trait(
      name: "Pictures",
      description: "Pictures as pixels (apt-get install libpango1.0-dev fonts-inter)")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ]
    + (syntaxFolder == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    // Look-alikes.
    target("FoundationAdditions", ["PreviewMacros"]),
    target("AppIntents", ["FoundationAdditions", "PreviewMacros"]),
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
    // Those of React Native and Expo: what native modules of an app import.
    target("React"),
    target("ExpoModulesCore", ["React"]),
    .macro(
      name: "PreviewMacros",
      dependencies: ["MacroExpansions"]
        + syntax("SwiftSyntaxMacros", "_SwiftCompilerPluginMessageHandling"),
      swiftSettings: settings, linkerSettings: syntaxLinking),
    // Not in the macro target: tests that depend on one directly are built for the host, which
    // builds all targets a second time.
    .target(
      name: "MacroExpansions",
      dependencies: syntax("SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder"),
      swiftSettings: settings, linkerSettings: syntaxLinking),

    // From a widget to the terminal.
    target("ViewArchive"),
    .target(
      name: "SymbolOutlines", dependencies: ["ViewArchive"], exclude: ["Outlines"],
      swiftSettings: settings, plugins: ["EmbedTexts"]),
    target("FlexLayout", ["ViewArchive"]),
    target("ViewLayout", ["FlexLayout", "SymbolOutlines", "ViewArchive"]),
    target("ReactScreens", ["ViewLayout", "ViewArchive", "ActivityModel"]),
    .target(
      name: "CellRaster", dependencies: ["ViewLayout", "ViewArchive", "TOML", "CImages"],
      exclude: ["Themes"], swiftSettings: settings, plugins: ["EmbedTexts"]),
    target(
      "PhoneDrawing",
      [
        "PhoneScreen", "CellRaster", "SymbolOutlines", "ViewLayout", "ViewArchive",
        "ActivityModel",
      ]),
    target(
      "InkRaster",
      [
        "PhoneDrawing", "CellRaster", "ViewArchive",
        .target(name: "CInk", condition: .when(traits: ["Pictures"])),
      ]),
    .systemLibrary(
      name: "CInk", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    target("CursesTerminal", ["CellRaster", "ViewLayout", "CNcurses"]),
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CImages"),

    // Beside it.
    target("TOML"),
    target("FolderWatching"),
    target("ActivityModel"),
    target("HostProtocol", ["ActivityModel", "ViewArchive"]),
    target("Sandbox", ["CSandbox"]),
    .target(name: "CSandbox"),
    // Apps in JavaScript, which node runs.
    .target(
      name: "JavaScript", exclude: ["Scripts"], swiftSettings: settings, plugins: ["EmbedTexts"]),
    target(
      "ReactHost",
      [
        "WidgetKit", "React", "ReactScreens", "JavaScript", "HostProtocol", "ActivityModel",
        "ViewArchive", "FoundationAdditions", "CDatabase",
      ]),
    target("ActivityEngine", ["ActivityModel"]),
    target("LocalEngine", ["ActivityEngine", "ActivityKit", "ActivityModel"]),
    target(
      "PhoneScreen", ["CellRaster", "ViewLayout", "ViewArchive", "ActivityModel"]),
    target(
      "Emulator",
      [
        "PhoneScreen", "CursesTerminal", "CellRaster", "ViewLayout", "ViewArchive",
        "ActivityModel", "ActivityEngine", "LocalEngine", "HostProtocol", "ActivityKit",
        "WidgetKit", "Sandbox", "FolderWatching",
      ]),
    .target(
      name: "WidgetBuild",
      dependencies: ["JavaScript", .product(name: "Yams", package: "Yams")]
        + syntax("SwiftParser", "SwiftSyntax"),
      exclude: ["AppleAPI", "AppleModules"], swiftSettings: settings,
      linkerSettings: syntaxLinking, plugins: ["EmbedTexts"]),
    .target(
      name: "WidgetLint",
      dependencies: ["CellRaster", "ViewLayout", "ViewArchive", "ActivityModel"],
      swiftSettings: settings, plugins: ["EmbedTexts"]),
    .target(
      name: "SourceRules",
      dependencies: ["WidgetLint", "ViewArchive"] + syntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: settings, linkerSettings: syntaxLinking),
    target(
      "Previewer",
      [
        "WidgetBuild", "WidgetLint", "SourceRules", "Emulator", "PhoneScreen", "LocalEngine",
        "ActivityEngine", "ActivityKit", "ActivityModel", "HostProtocol", "CursesTerminal",
        "PhoneDrawing", "InkRaster", "CellRaster", "ViewArchive", "ViewLayout", "Sandbox",
        "FolderWatching",
      ]),
    // The carried module Charts once more, for charts that no Swift of the user draws.
    .target(
      name: "ScriptCharts", dependencies: ["SwiftUI"],
      path: "Sources/WidgetBuild/AppleModules/Charts",
      // As a user's compiler takes it.
      swiftSettings: [.swiftLanguageMode(.v5)] + linkSettings),
    // What an app's JavaScript starts Live Activities with.
    target("ScriptKits", ["ActivityKit", "React"]),
    // Live Activities whose layouts are functions of JavaScript.
    target(
      "ExpoWidgets",
      [
        "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "React", "ScriptKits", "ScriptCharts",
        "JavaScript", "ActivityModel",
      ]),
    // Live Activities whose trees an app's JavaScript has rendered.
    target(
      "VoltraWidgets",
      [
        "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "React", "ScriptKits", "ScriptCharts",
        "FoundationAdditions", "ActivityModel",
      ]),
    // Compiles a target's text files into it.
    .plugin(name: "EmbedTexts", capability: .buildTool(), path: "Sources/EmbedTexts"),
    target("Gallery", ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]),
    .target(
      name: "IslandCommands",
      dependencies: [
        "Emulator", "PhoneScreen", "WidgetLint", "Gallery", "WidgetKit", "ActivityKit",
        "ActivityModel", "ActivityEngine", "LocalEngine", "HostProtocol", "CellRaster",
        "CursesTerminal", "ViewArchive", "TOML", "Sandbox", "CWidgetClock", arguments,
      ],
      swiftSettings: settings, plugins: ["EmbedTexts"]),
    .executableTarget(
      name: "island",
      // The second is started by the first, and not linked with it.
      dependencies: ["IslandCommands", "island-widgets", "island-box"], exclude: ["link"],
      swiftSettings: settings, linkerSettings: staticLinking),
    .executableTarget(
      name: "island-widgets",
      dependencies: [
        "IslandCommands", "Emulator", "PhoneScreen", "PhoneDrawing", "InkRaster", "Previewer",
        "WidgetBuild", "WidgetLint", "React", "ExpoModulesCore", "JavaScript", "ReactHost",
        "ExpoWidgets", "VoltraWidgets",
        "WidgetKit", "ActivityKit", "ActivityModel", "ActivityEngine", "LocalEngine",
        "HostProtocol", "CellRaster", "CursesTerminal", "ViewArchive", "Sandbox", arguments,
      ],
      swiftSettings: settings,
      // The program re-executes itself as the host of a compiled widget, which finds the
      // look-alikes' symbols in it. lld takes half the time of the usual linker.
      linkerSettings: [.unsafeFlags(["-use-ld=lld", "-Xlinker", "--export-dynamic"])]),

    // Starts the compiler in the sandbox.
    .executableTarget(name: "island-box", dependencies: ["CSandbox"]),

    // Speaks APNs; meets a running emulator on the control socket.
    target("PushServer", ["ActivityModel", "FolderWatching"] + networking),
    .executableTarget(
      name: "island-apns", dependencies: ["PushServer", "ActivityModel", "Sandbox", arguments],
      swiftSettings: settings,
      // Runs where there is no toolchain, too. Only the packages that it uses name the library.
      linkerSettings: staticLinking + [.linkedLibrary("swiftSynchronization")]),

    // Lets the clocks and timers of a process of widgets or an app follow the island's.
    .target(name: "CWidgetClock"),
    .target(name: "CDatabase"),

    // Measures, not tests; no product.
    .executableTarget(
      name: "island-bench",
      dependencies: [
        "CellRaster", "ViewLayout", "ViewArchive", "ActivityModel", "ActivityEngine",
        "Sandbox", "TOML", "CAllocationCount",
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
    .target(
      name: "ReactTestSupport", dependencies: ["React"], path: "Tests/ReactTestSupport",
      swiftSettings: settings),
    tests("ReactTests", ["React", "ReactTestSupport"]),
    tests("ExpoModulesCoreTests", ["ExpoModulesCore", "React", "ReactTestSupport"]),
    tests(
      "MacroExpansionsTests",
      ["MacroExpansions"]
        + syntax("SwiftParser", "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion")),
    tests("ViewArchiveTests", ["ViewArchive", "TestSupport"]),
    tests("SymbolOutlinesTests", ["SymbolOutlines", "ViewArchive"]),
    tests("FlexLayoutTests", ["FlexLayout", "ReactScreens", "ViewArchive"]),
    tests(
      "ReactScreensTests",
      [
        "ReactScreens", "PhoneScreen", "CellRaster", "ActivityModel", "ViewArchive", "ViewLayout",
        "TestSupport",
      ]),
    tests("ViewLayoutTests", ["ViewLayout", "ViewArchive", "TestSupport"]),
    tests("TOMLTests", ["TOML", "TestSupport"]),
    tests(
      "CellRasterTests",
      ["CellRaster", "SymbolOutlines", "ViewLayout", "ViewArchive", "TestSupport"]),
    tests(
      "PhoneDrawingTests",
      [
        "PhoneDrawing", "PhoneScreen", "Emulator", "WidgetKit", "SwiftUI", "ActivityKit",
        "ActivityModel",
        "HostProtocol", "CellRaster", "SymbolOutlines", "ViewArchive", "ViewLayout", "TestSupport",
      ]),
    tests(
      "InkRasterTests",
      [
        "InkRaster", "PhoneDrawing", "PhoneScreen", "CellRaster", "ViewArchive", "ViewLayout",
        "TestSupport",
      ]),
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
    tests(
      "SwiftUITests",
      ["SwiftUI", "AppIntents", "ViewArchive", "ViewLayout", "CellRaster", "TestSupport"]),
    tests(
      "GalleryTests",
      ["Gallery", "ActivityKit", "ActivityModel", "AppIntents", "ViewArchive", "WidgetKit"]),
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [
        "Previewer", "WidgetBuild", "HostProtocol", "WidgetKit", "SwiftUI", "ActivityKit",
        "AppIntents", "ViewArchive", "React", "ReactTestSupport", "ExpoModulesCore",
        "TestSupport",
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
    .testTarget(
      name: "JavaScriptTests", dependencies: ["JavaScript", "island-box", "TestSupport"],
      exclude: ["Scripts"], swiftSettings: settings),
    tests(
      "ReactHostTests",
      [
        "ReactHost", "React", "ReactTestSupport", "JavaScript", "WidgetBuild", "ActivityModel",
        "ViewArchive", "TestSupport", "CDatabase",
      ]),
    tests("SandboxTests", ["Sandbox", "prisoner", "island-box", "TestSupport"]),
    tests("WidgetBuildTests", ["WidgetBuild", "JavaScript", "island-box", "TestSupport"]),
    tests(
      "WidgetLintTests",
      [
        "WidgetLint", "SourceRules", "ActivityModel", "CellRaster", "ViewArchive", "ViewLayout",
        "TestSupport",
      ]),
    tests(
      "PreviewerTests",
      [
        "Previewer", "WidgetBuild", "WidgetLint", "Emulator", "PhoneScreen", "HostProtocol",
        "CursesTerminal", "PhoneDrawing", "InkRaster", "ActivityModel", "CellRaster",
        "ViewArchive", "ViewLayout", "Sandbox", "FolderWatching", "TestSupport",
      ]),
    tests(
      "ExpoWidgetsTests",
      [
        "ExpoWidgets", "WidgetKit", "SwiftUI", "JavaScript", "HostProtocol", "ActivityModel",
        "ViewArchive", "TestSupport",
      ]),
    tests(
      "VoltraWidgetsTests",
      [
        "VoltraWidgets", "WidgetKit", "SwiftUI", "HostProtocol", "FoundationAdditions",
        "ActivityModel", "ViewArchive", "ViewLayout", "TestSupport",
      ]),
    tests(
      "IslandCommandsTests",
      ["IslandCommands", "ActivityModel", "CellRaster", "Gallery", "WidgetLint"]),
    .testTarget(
      name: "PushServerTests", dependencies: ["PushServer", "ActivityModel"] + networking,
      exclude: ["Clients"], swiftSettings: settings),
    tests("BoundaryTests", syntax("SwiftParser", "SwiftSyntax")),
    // A program of its own, as any package by path may have one.
    .executableTarget(
      name: "bakery",
      dependencies: ["ActivityKit", "LocalEngine", "WidgetKit", "SwiftUI", "AppIntents"],
      path: "Tests/Fixtures/Bakery", swiftSettings: settings),
    // Enters a sandbox and tries to reach out of it.
    .executableTarget(
      name: "prisoner", dependencies: ["Sandbox"], path: "Tests/Fixtures/Prisoner",
      swiftSettings: settings),
    // Takes a terminal and ends in every way a program can.
    .executableTarget(
      name: "stagehand", dependencies: ["CursesTerminal", "CellRaster"],
      path: "Tests/Fixtures/Stagehand", swiftSettings: settings),
    // They start the programs, which every build of the tests builds, too. A dependency would link
    // the tests as `island` is linked.
    tests("EndToEndTests", ["bakery", "prisoner", "stagehand", "FolderWatching", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzz targets, as `.ci/fuzz` builds them: what reads bytes from outside, instrumented for
// libFuzzer. Not the macros' plug-in, which the compiler runs, and the look-alikes, which it is
// needed for.
if Context.environment["ISLAND_FUZZ"] == "1" {
  let fuzzed: Set = [
    "ActivityModel", "ActivityEngine", "ViewArchive", "ViewLayout", "CellRaster", "TOML",
    "PhoneScreen", "HostProtocol", "CursesTerminal", "Emulator", "LocalEngine", "WidgetBuild",
    "PushServer", "FlexLayout", "ReactScreens", "VoltraWidgets",
  ]
  for target in package.targets where fuzzed.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"]))
  }
  package.targets.first { $0.name == "FoundationAdditions" }?.swiftSettings?.append(
    .unsafeFlags(["-enable-testing"]))
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "island-fuzz",
      dependencies: [
        "CFuzzer", "Emulator", "PhoneScreen", "WidgetBuild", "HostProtocol", "ActivityEngine",
        "ActivityModel", "LocalEngine", "CellRaster", "CursesTerminal", "FoundationAdditions",
        "ViewArchive", "ViewLayout", "ReactScreens", "PushServer", "VoltraWidgets", "WidgetKit",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ], path: "Tests/Fuzz/Targets", swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ]
}
