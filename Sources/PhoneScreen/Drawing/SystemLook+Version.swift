package import ActivityModel
package import ViewArchive

extension SystemLook {
  /// The look of a version of iOS.
  package init(_ version: SystemVersion) {
    self = version < SystemVersion(26) ? .classic : .glass
  }
}
