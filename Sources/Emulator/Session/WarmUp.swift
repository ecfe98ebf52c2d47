import ActivityModel
import CellRaster
package import Foundation
import HostProtocol
import ViewArchive

/// Performs what the first frame needs once per process, on a thread of its own while the program
/// parses its arguments and asks the terminal what it can do: lets the decoder look up the types of
/// archives, parses the standard theme and the symbols, and loads the calendar.
package enum WarmUp {
  /// Starts a thread that does it and ends.
  package static func start(now: Date) {
    Thread.detachNewThread {
      // In the order in which the program needs it.
      _ = try? ArchiveFormat.decode(Data(sample.utf8))
      _ = Theme.standard
      _ = SymbolTable().match("star")
      let context = TimedTextContext(now: now, locale: "en_US", timeZone: "UTC")
      _ = TimedText.time(now).string(in: context)
      let request = ArchiveRequest(
        activityID: "", attributesType: "", attributes: Data(), state: Data(),
        environment: ArchiveEnvironment(now: now))
      _ = try? Wire.line(LineToHost.request(id: 0, .archive(request)))
    }
  }

  /// An archive with the nodes and modifiers that most widgets have.
  static let sample = #"""
    {"archive":{"lockScreen":{"children":[{"children":[],
    "kind":{"image":{"_0":{"font":{"design":"default","hasMonospacedDigits":false,
    "isItalic":false,"size":{"style":{"_0":"body"}}},"isResizable":false,"isTemplate":false,
    "scale":"medium","source":{"symbol":{"_0":"star"}}}}},"modifiers":[]},{"children":[],
    "kind":{"text":{"_0":{"alignment":"leading","lineSpacing":0,"minimumScaleFactor":1,
    "reservedLines":0,"runs":[{"content":{"literal":{"_0":"1"}},
    "style":{"font":{"design":"default","hasMonospacedDigits":false,"isItalic":false,
    "size":{"style":{"_0":"body"}}},"foreground":{"hierarchical":{"level":1}},
    "isStruckThrough":false,"isUnderlined":false,"tracking":0}}],"truncation":"tail"}}},
    "modifiers":[]},{"children":[],"kind":{"spacer":{}},"modifiers":[]},{"children":[],
    "kind":{"text":{"_0":{"alignment":"leading","lineSpacing":0,"minimumScaleFactor":1,
    "reservedLines":0,"runs":[{"content":{"timed":{"_0":{"range":{"end":60,"start":0}}}},
    "style":{"font":{"design":"default","hasMonospacedDigits":false,"isItalic":false,
    "size":{"style":{"_0":"body"}}},"isStruckThrough":false,"isUnderlined":false,
    "tracking":0}}],"truncation":"tail"}}},"modifiers":[]},{"children":[],
    "kind":{"shape":{"_0":{"fill":{"hierarchical":{"level":0}},"shape":{"circle":{}}}}},
    "modifiers":[{"opacity":{"_0":0.5}}]},{"children":[],
    "kind":{"progress":{"_0":{"form":"linear","value":{"fraction":{"_0":0.5}}}}},
    "modifiers":[]}],"kind":{"vstack":{"_0":{"alignment":{"leading":{}}}}},
    "modifiers":[{"padding":{"_0":{"bottom":16,"leading":16,"top":16,"trailing":16}}},
    {"frame":{"alignment":{"horizontal":{"center":{}},"vertical":{"center":{}}},"width":8}}]},
    "compactLeading":{"children":[],"kind":{"text":{"_0":{"alignment":"leading","lineSpacing":0,
    "minimumScaleFactor":1,"reservedLines":0,
    "runs":[{"content":{"timed":{"_0":{"time":{"_0":0}}}},"style":{"font":{"design":"default",
    "hasMonospacedDigits":false,"isItalic":false,"size":{"style":{"_0":"body"}}},
    "isStruckThrough":false,"isUnderlined":false,"tracking":0}}],"truncation":"tail"}}},
    "modifiers":[]},"links":{}},"version":1}
    """#
}
