import ArgumentParser
import IslandCommands
import WidgetBuild

/// Options for the packages of others that a widget's sources import.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with checked-out packages that the widget imports.",
      discussion: """
        Packages in .build/checkouts, SourcePackages/checkouts, Pods and Carthage/Checkouts are \
        found without it.
        """, valueName: "folder"))
  var packages: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Fetch the packages that the project names, with SwiftPM.",
      discussion: """
        The versions are those of Package.resolved, else those that the Xcode project asks for. \
        They are kept in the cache. SwiftPM runs the manifests of the packages, in the sandbox but \
        with the network.
        """))
  var resolve = false

  /// The sources, after saying that code of others will run to find them.
  func sources(in sandbox: SandboxOptions) -> PackageSources {
    if resolve {
      ErrorPrinter.print(
        "--resolve runs the manifests of packages, which are code of others: "
          + (sandbox.noSandbox ? "with all your rights" : "in the sandbox, with the network"))
    }
    return PackageSources(folders: packages, isResolving: resolve)
  }
}
