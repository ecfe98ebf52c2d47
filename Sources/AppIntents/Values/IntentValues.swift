// Values of the system's own kinds that an intent's parameters can have.

/// A person.
public struct IntentPerson: Hashable, Sendable {
  public enum Identifier: Hashable, Sendable {
    case applicationDefined(String), contactIdentifier(String)
  }

  public enum Name: Hashable, Sendable {
    case components(PersonNameComponents), displayName(String)

    public var displayString: String {
      switch self {
      case .components(let name):
        [name.givenName, name.familyName].compactMap(\.self).joined(separator: " ")
      case .displayName(let name): name
      }
    }
  }

  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case emailAddress(String), phoneNumber(String), applicationDefined(String)
    }

    public let value: Value

    public init(emailAddress: String) { value = .emailAddress(emailAddress) }
    public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
    public init(applicationDefined: String) { value = .applicationDefined(applicationDefined) }
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?

  public init(identifier: Identifier, name: Name, handle: Handle? = nil) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// A card or account that pays.
public struct IntentPaymentMethod: Sendable {
  public enum Kind: Hashable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public var type: Kind
  public var name: String?
  public var identificationHint: String?
  public var icon: DisplayRepresentation.Image?

  public init(
    type: Kind, name: String? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}
