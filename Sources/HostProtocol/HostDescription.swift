package import ActivityModel
package import Foundation
package import ViewArchive

/// The widgets, previews and types of a widget process.
package struct HostDescription: Codable, Hashable, Sendable {
  package var widgets: [Widget]
  package var previews: [Preview]
  /// Sample values for each attributes type that has no preview with states.
  package var samples: [Sample]
  /// The JSON shapes of the attributes and content state of each type.
  package var shapes: [Shapes]
  /// Messages about previews and samples that could not be created.
  package var problems: [String]
  /// The names of attributes types that are drawn although no widget of this list has them: on a phone
  /// they stand for several of the widgets. Nil: there are none.
  package var otherTypes: [String]?

  package init(
    widgets: [Widget] = [], previews: [Preview] = [], samples: [Sample] = [],
    shapes: [Shapes] = [], problems: [String] = []
  ) {
    self.widgets = widgets
    self.previews = previews
    self.samples = samples
    self.shapes = shapes
    self.problems = problems
  }

  package struct Widget: Codable, Hashable, Sendable {
    package enum Kind: Codable, Hashable, Sendable {
      case liveActivity(attributesType: String, presentations: [ArchivePart])
      /// A widget that is not a Live Activity, and the name of its configuration type.
      case other(configuration: String)
    }

    /// The name of the widget's type.
    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  package struct Preview: Codable, Hashable, Sendable {
    package enum Kind: Codable, Hashable, Sendable {
      case activity(ActivityPreview)
      case view(ViewPreview)
      /// A preview that is not rendered, such as that of a widget on a timeline: "timeline".
      case other(String)
    }

    /// The name in the source. Nil: the preview has none.
    package var name: String?
    package var kind: Kind

    package init(name: String?, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// A preview of a plain view.
  package struct ViewPreview: Codable, Hashable, Sendable {
    package enum Layout: Codable, Hashable, Sendable {
      /// The whole screen of a phone.
      case device
      case sizeThatFits
      /// In points.
      case fixed(width: Double, height: Double)
    }

    /// What `ScreenRequest.preview` names it by.
    package var id: String
    /// The file that declares it, without its folder; nil: it is not known.
    package var file: String?
    package var layout: Layout

    package init(id: String, file: String?, layout: Layout) {
      self.id = id
      self.file = file
      self.layout = layout
    }
  }

  package struct ActivityPreview: Codable, Hashable, Sendable {
    package enum ViewKind: String, Codable, Hashable, Sendable {
      case content, compact, minimal, expanded
    }

    package var attributesType: String
    /// JSON in ActivityKit's default encoding.
    package var attributes: Data
    /// JSON in ActivityKit's default encoding; one for each state.
    package var states: [Data]
    package var isStale: Bool
    package var viewKind: ViewKind

    package init(
      attributesType: String, attributes: Data, states: [Data], isStale: Bool = false,
      viewKind: ViewKind
    ) {
      self.attributesType = attributesType
      self.attributes = attributes
      self.states = states
      self.isStale = isStale
      self.viewKind = viewKind
    }
  }

  /// Values of an attributes type that has no preview.
  package struct Sample: Codable, Hashable, Sendable {
    package struct State: Codable, Hashable, Sendable {
      /// The name of the author's static property; nil: the value was generated.
      package var name: String?
      /// JSON in ActivityKit's default encoding.
      package var json: Data

      package init(name: String?, json: Data) {
        self.name = name
        self.json = json
      }
    }

    package var attributesType: String
    /// JSON in ActivityKit's default encoding.
    package var attributes: Data
    /// The states that the author has declared, in the order of the source, else a generated one;
    /// empty when none can be generated.
    package var states: [State]

    package init(attributesType: String, attributes: Data, states: [State]) {
      self.attributesType = attributesType
      self.attributes = attributes
      self.states = states
    }
  }

  package struct Shapes: Codable, Hashable, Sendable {
    package var attributesType: String
    package var attributes: ValueShape
    package var state: ValueShape

    package init(attributesType: String, attributes: ValueShape, state: ValueShape) {
      self.attributesType = attributesType
      self.attributes = attributes
      self.state = state
    }
  }
}
