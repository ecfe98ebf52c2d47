// Fields of these types need no value where they are declared.

extension Field where Type == Int {
  public convenience init(wrappedValue: Type = 0) {
    self.init(wrappedValue: wrappedValue, [])
  }

  public convenience init(wrappedValue: Type = 0, _ options: FieldOption...) {
    self.init(wrappedValue: wrappedValue, options)
  }
}

extension Field where Type == Double {
  public convenience init(wrappedValue: Type = 0) {
    self.init(wrappedValue: wrappedValue, [])
  }

  public convenience init(wrappedValue: Type = 0, _ options: FieldOption...) {
    self.init(wrappedValue: wrappedValue, options)
  }
}

extension Field where Type == Bool {
  public convenience init(wrappedValue: Type = false) {
    self.init(wrappedValue: wrappedValue, [])
  }

  public convenience init(wrappedValue: Type = false, _ options: FieldOption...) {
    self.init(wrappedValue: wrappedValue, options)
  }
}

extension Field where Type == String {
  public convenience init(wrappedValue: Type = "") {
    self.init(wrappedValue: wrappedValue, [])
  }

  public convenience init(wrappedValue: Type = "", _ options: FieldOption...) {
    self.init(wrappedValue: wrappedValue, options)
  }
}

extension Field where Type: ExpressibleByArrayLiteral {
  public convenience init(wrappedValue: Type = []) {
    self.init(wrappedValue: wrappedValue, [])
  }

  public convenience init(wrappedValue: Type = [], _ options: FieldOption...) {
    self.init(wrappedValue: wrappedValue, options)
  }
}

extension Field where Type: ExpressibleByDictionaryLiteral {
  public convenience init(wrappedValue: Type = [:]) {
    self.init(wrappedValue: wrappedValue, [])
  }

  public convenience init(wrappedValue: Type = [:], _ options: FieldOption...) {
    self.init(wrappedValue: wrappedValue, options)
  }
}

extension Field where Type: Record {
  public convenience init(wrappedValue: Type = Type()) {
    self.init(wrappedValue: wrappedValue, [])
  }

  public convenience init(wrappedValue: Type = Type(), _ options: FieldOption...) {
    self.init(wrappedValue: wrappedValue, options)
  }
}
