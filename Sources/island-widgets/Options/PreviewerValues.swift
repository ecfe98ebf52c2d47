import ArgumentParser
import Previewer

// The enumerations of the previewer that the command line takes by their raw values.

extension SheetPresentation: ExpressibleByArgument {}
extension SnapshotFormat: ExpressibleByArgument {}
extension SnapshotLetters: ExpressibleByArgument {}
