extension Binding {
  /// Makes a binding from two closures, of which the second is told how the change is made.
  @MainActor @preconcurrency
  public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction.current ?? Transaction()) })
  }

  /// Makes a binding to the value in an optional; nil where there is none.
  ///
  /// When the value goes away, the binding keeps giving the last one.
  @MainActor public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Makes a binding to an optional from one to a value; nil is not written through.
  @MainActor public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding whose changes are played in a certain way.
  @MainActor @preconcurrency
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose changes are made within a transaction.
  @MainActor @preconcurrency
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value in withTransaction(transaction) { wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { snapshot.id }
}

extension ForEach {
  /// Makes a view for each element that a binding's collection has, with a binding to the element.
  ///
  /// A binding to an element that is gone keeps giving the element it was made for.
  @MainActor
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [(position: Elements.Index, binding: Binding<Elements.Element>, id: ID)] {
    self.init(
      elements: data.wrappedValue.indices.map { index in
        let first = data.wrappedValue[index]
        let binding = Binding<Elements.Element>(
          get: {
            let now = data.wrappedValue
            return now.indices.contains(index) ? now[index] : first
          },
          set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } })
        return (index, binding, first[keyPath: id])
      },
      id: { $0.id }, content: { content($0.binding) })
  }

  /// Makes a view for each element that a binding's collection has, with a binding to the element.
  @MainActor
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [(position: Elements.Index, binding: Binding<Elements.Element>, id: ID)],
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}
