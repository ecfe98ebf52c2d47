import Foundation
import SwiftParser

/// The native modules of an app that is built: what is generated for them, from compilation to
/// compilation.
struct NativeBridge {
  private let roots: NativeModuleRoots
  private let conditions: Set<String>
  private let isMainActor: Bool
  private var dispatcher: NativeDispatcher?
  private var matches: [NativeModuleMatch] = []
  private var path = ""
  private var known: [String: [String: BridgedClass]] = [:]

  /// Nil for sources of which no script calls native modules.
  init?(_ sources: WidgetSources) {
    guard let modules = sources.roots.modules else { return nil }
    roots = modules
    conditions = sources.conditions.union(["DEBUG"])
    isMainActor = sources.language.isMainActor
  }

  /// Says what of the project has no effect, and which calls end in an error.
  var notes: [String] { roots.notes + matches.flatMap(\.notes) + (dispatcher?.notes ?? []) }

  /// Writes the source for what is compiled into a folder, and returns its path.
  ///
  /// - Throws: `WidgetBuildError` when it cannot be written.
  mutating func write(
    for sources: EditedSources, to folder: String
  ) throws(WidgetBuildError) -> String {
    // What was left out of a copy, for example because it does not compile, cannot be called.
    var compiled: [String: Set<String>] = [:]
    for (path, tree) in sources.files {
      for (name, type) in BridgedClassReader(tree, path: path).classes {
        compiled[name, default: []].formUnion(type.methods.map(\.fullName))
      }
    }
    let classes = originals(of: sources.paths).filter { compiled[$0.name] != nil }
    let now = roots.declared.map { module in
      NativeModuleMatch(module, in: classes) { compiled[$0.name]?.contains($1.fullName) == true }
    }
    if now != matches || dispatcher == nil {
      matches = now
      dispatcher = NativeDispatcher(
        now, expo: roots.expo.map(\.type).filter { compiled[$0] != nil }, isMainActor: isMainActor)
    }
    path = folder + "/NativeModules.swift"
    do {
      try dispatcher?.source().write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    return path
  }

  /// Leaves out what does not compile of the source that was written last, if nothing else has errors;
  /// else those are mended first. Returns true when there is another source to compile.
  mutating func leaveOut(after errors: [Diagnostic]) -> Bool {
    guard !errors.isEmpty, errors.allSatisfy({ $0.file == path }) else { return false }
    return dispatcher?.leaveOut(lines: Set(errors.map(\.line))) ?? false
  }

  /// Returns a compiler's errors without those of the source that was written, which follow from others.
  func withoutOwn(_ errors: [Diagnostic]) -> [Diagnostic] { errors.filter { $0.file != path } }

  /// The classes as the sources have them: copies have no `@objc`.
  private mutating func originals(of paths: [String]) -> [BridgedClass] {
    let platform = ApplePlatform(conditions: conditions, isOfApp: true)
    var classes: [String: BridgedClass] = [:]
    for path in paths {
      let read: [String: BridgedClass]
      if let before = known[path] {
        read = before
      } else {
        let text = (try? SourceFileReader.read(path)) ?? ""
        read =
          BridgedClassReader(Parser.parse(source: text), path: path, platform: platform).classes
        known[path] = read
      }
      for (name, type) in read { classes[name, default: BridgedClass(name: name)].add(type) }
    }
    return classes.values.filter { !$0.file.isEmpty }.sorted { $0.name < $1.name }
  }
}
