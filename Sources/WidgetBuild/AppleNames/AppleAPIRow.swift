/// A row of the table `AppleAPI.tsv`: a name of Apple's, or a form in which sources use it, and what
/// becomes of it here.
package struct AppleAPIRow: Hashable, Sendable {
  /// What a row's name is.
  package enum Kind: String, CaseIterable, Sendable {
    /// Capital letters that names of types can have after a prefix, such as `URL`.
    case acronym
    /// An expression as users write it; one that begins with a dot is said of `Text("text")`.
    case form
    /// An argument label.
    case label
    /// A member of a type, with the type before the dot.
    case member
    /// A method of views, widgets, texts and so on that returns a changed one.
    case modifier
    /// How the names of a family of modifiers begin; such a name is taken for Apple's.
    case modifierPrefix = "modifier prefix"
    /// A module that a device has: `canImport` is true.
    case module
    /// A module that is here, and not on a device.
    case moduleOfLinux = "module of Linux"
    /// A protocol, superclass or, with its `@`, an attribute, and the members that it requires of
    /// a type; `*` stands for the compiler, which calls some members whatever the type inherits.
    case requirement
    /// A type of which a missing static member is made up.
    case staticStandIn = "static stand-in"
    /// A type, or another name at the top level of a module.
    case type
    /// How the names of a framework's types begin; such a name is taken for Apple's.
    case typePrefix = "type prefix"
    /// A use of names that are here in a way in which they are not.
    case use
    /// A static member: of styles and the like, or with the type before the dot.
    case value
    /// A type of which a value is made up when the initialiser is missing.
    case valueStandIn = "value stand-in"
    /// As `modifierPrefix`, where no other type than a view has methods that begin so.
    case viewPrefix = "view prefix"
  }

  /// What becomes of a name. The words of the table are those of `AppleAPITable.init(_:)`.
  package enum Fate: Hashable, Sendable {
    /// Of a form: it is seen.
    case drawn
    /// Of a form: it compiles and has no visible effect, for this reason.
    case quiet(String)
    /// Of a form: pictures draw it, cells do not; these names say so.
    case inPictures([String])
    /// Of a form: it compiles and is not drawn; the preview lists these names.
    case notDrawn([String])
    /// Of a use: the compiler's own message is shown; the text says what to write instead.
    case refused(String)
    /// One of the look-alikes, of the carried modules or of the toolchain has the name.
    case here
    /// A declaration is made up for it and named in the report; the text says what that means.
    case standIn(String)
    /// The member or the part of the view that uses it is left out and named; as above.
    case leftOut(String)
    /// Nothing here has it; a name that begins so, or a label, is taken for Apple's.
    case guess
    /// Of a module: here, and imported into each copy of a source.
    case imported
    /// Of a module: here.
    case installed
    /// Of a module: compiled at first use, see `CarriedModules`.
    case carried
    /// Of a module: its imports are left out.
    case notImported
    /// The members that it requires.
    case requires([String])
    /// A value is made up, in an extension with this constraint; nil: where it is used. `%` in the
    /// value stands for the name of the missing member as a string literal.
    case makes(constraint: String?, value: String)
  }

  package var kind: Kind
  package var name: String
  /// The module that has it here, or else on a device; empty: not known, or of no module.
  package var module: String
  /// The version of iOS that brought it; empty: not known.
  package var since: String
  package var fate: Fate
}

extension AppleAPIRow {
  /// True for a name that neither the look-alikes nor the carried modules have.
  package var isAbsent: Bool {
    switch fate {
    case .standIn, .leftOut, .refused: true
    default: false
    }
  }

  /// What becomes of it, with the reason, as the table and the page say it.
  package var becomes: String {
    let text = fateText
    return text.isEmpty ? fateWord : "\(fateWord): \(text)"
  }

  private var fateText: String {
    switch fate {
    case .quiet(let text), .refused(let text), .standIn(let text), .leftOut(let text): text
    case .inPictures(let names), .notDrawn(let names): names.joined(separator: ", ")
    case .requires(let names): names.joined(separator: " ")
    case .makes(let constraint, let value): (constraint.map { $0 + ": " } ?? "") + value
    case .drawn, .here, .guess, .imported, .installed, .carried, .notImported: ""
    }
  }

  /// The row's line in the table, without its end.
  package var line: String {
    [kind.rawValue, name, module, since, fateWord, fateText].joined(separator: "\t")
  }

  private var fateWord: String {
    switch fate {
    case .drawn: "drawn"
    case .quiet: "quiet"
    case .inPictures: "in pictures"
    case .notDrawn: "not drawn"
    case .refused: "refused"
    case .here: "here"
    case .standIn: "stand-in"
    case .leftOut: "left out"
    case .guess: "guess"
    case .imported: "imported"
    case .installed: "installed"
    case .carried: "carried"
    case .notImported: "not imported"
    case .requires: "requires"
    case .makes: "makes"
    }
  }
}
