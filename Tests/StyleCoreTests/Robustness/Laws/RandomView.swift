import StyleCore
import Styles

/// Makes views of the whole surface from bytes.
@MainActor
struct RandomView {
  var feed: ByteFeed
  /// How many more views may be made.
  private var left = 120

  init(_ feed: ByteFeed) { self.feed = feed }

  /// The next view.
  mutating func view(depth: Int = 0) -> AnyView {
    left -= 1
    // A view within many, or behind many, is a leaf, so that there is an end.
    guard depth < 12, left > 0, !feed.isEmpty else { return leaf() }
    switch feed.number(below: 10) {
    case 0, 1, 2: return leaf()
    case 3, 4: return container(depth)
    case 5: return decorated(depth)
    case 6: return styled(depth)
    default: return modified(depth)
    }
  }

  /// A length in points; many are those that no author means to write.
  mutating func length() -> Double {
    switch feed.number(below: 12) {
    case 0: feed.pick([-0.0, 1e-300, 1e7, 1e300, -1e300, .infinity, -.infinity, .nan])
    case 1: -Double(feed.byte())
    default: Double(feed.byte()) / feed.pick([1, 2, 4, 8])
    }
  }

  mutating func optionalLength() -> Double? { feed.flag() ? nil : length() }

  mutating func alignment() -> Alignment {
    Alignment(
      horizontal: feed.pick([.leading, .center, .trailing]),
      vertical: feed.pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]))
  }

  mutating func color() -> Color {
    switch feed.number(below: 5) {
    case 0: Color(red: length(), green: 0.5, blue: length(), opacity: length())
    case 1: Color(rgba: RGBA(feed.byte(), feed.byte(), feed.byte(), feed.byte()))
    case 2: Color(hue: length(), saturation: length(), brightness: length())
    default: feed.pick([.red, .primary, .secondary, .clear, .accentColor, .gray])
    }
  }

  private mutating func gradient() -> Gradient {
    Gradient(
      stops: (0..<feed.number(below: 5)).map { _ in
        Gradient.Stop(color: color(), location: length() / 100)
      })
  }

  mutating func paint() -> AnyShapeStyle {
    switch feed.number(below: 9) {
    case 0:
      AnyShapeStyle(
        LinearGradient(gradient: gradient(), startPoint: .topLeading, endPoint: .bottomTrailing))
    case 1:
      AnyShapeStyle(
        RadialGradient(
          gradient: gradient(), center: .center, startRadius: length(), endRadius: length()))
    case 2:
      AnyShapeStyle(
        AngularGradient(gradient: gradient(), center: .center, angle: Angle(degrees: length())))
    case 3: AnyShapeStyle(.regularMaterial)
    default: AnyShapeStyle(color())
    }
  }

  mutating func shape() -> AnyShape {
    let shape: AnyShape =
      switch feed.number(below: 7) {
      case 0: AnyShape(Rectangle())
      case 1: AnyShape(Capsule())
      case 2: AnyShape(Circle())
      case 3: AnyShape(Ellipse())
      case 4:
        AnyShape(
          UnevenRoundedRectangle(
            topLeadingRadius: length(), bottomLeadingRadius: length(),
            bottomTrailingRadius: length(), topTrailingRadius: length()))
      default: AnyShape(RoundedRectangle(cornerRadius: length()))
      }
    switch feed.number(below: 8) {
    case 0: return AnyShape(shape.trim(from: length() / 100, to: length() / 100))
    case 1: return AnyShape(shape.offset(x: length(), y: length()))
    case 2: return AnyShape(shape.rotation(Angle(degrees: length())))
    case 3: return AnyShape(shape.scale(length() / 16))
    default: return shape
    }
  }

  // MARK: Kinds of views

  private mutating func leaf() -> AnyView {
    switch feed.number(below: 14) {
    case 0, 1, 2, 3: return field()
    case 4, 5: return AnyView(Text(verbatim: feed.text()))
    case 6: return AnyView(Text(feed.text()).bold() + Text(verbatim: feed.text()).italic())
    case 7: return AnyView(Spacer(minLength: optionalLength()))
    case 8: return AnyView(Divider())
    case 9:
      return AnyView(
        Image(systemName: feed.pick(["magnifyingglass", "xmark.circle.fill", "eye", feed.text()])))
    case 10: return AnyView(shape().fill(paint()))
    case 11: return AnyView(shape().stroke(paint(), lineWidth: length()))
    case 12: return AnyView(ProgressView(value: length(), total: length()))
    default: return AnyView(color())
    }
  }

  private mutating func field() -> AnyView {
    let text = feed.text()
    let caret = feed.number(below: 30)
    let activity = FieldActivity(
      isFocused: feed.flag(), caret: feed.flag() ? nil : caret - 2,
      selection: feed.flag() ? 0..<0 : caret / 2..<caret, elapsed: length())
    let validation = feed.pick([
      Validation.none, .none, .validating, .warning(feed.text()), .error(feed.text()),
    ])
    let isSecure = feed.number(below: 4) == 1
    let prompt = feed.text()
    return AnyView(
      Group {
        if isSecure {
          SecureField(prompt, text: .constant(text))
        } else {
          TextField(prompt, text: .constant(text))
        }
      }
      .validation(validation).fieldActivity(activity))
  }

  private mutating func children(_ depth: Int) -> some View {
    let views = (0..<feed.number(below: 5)).map { _ in view(depth: depth + 1) }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let children = children(depth)
    switch feed.number(below: 15) {
    case 0, 1:
      return AnyView(
        HStack(alignment: alignment().vertical, spacing: optionalLength()) { children })
    case 2, 3:
      return AnyView(
        VStack(alignment: alignment().horizontal, spacing: optionalLength()) { children })
    case 4, 5: return AnyView(ZStack(alignment: alignment()) { children })
    case 6: return AnyView(ScrollView(feed.flag() ? .vertical : .horizontal) { children })
    case 7: return AnyView(List { children })
    case 8: return AnyView(Form { Section(feed.text()) { children } })
    case 9:
      return AnyView(
        GroupBox {
          children
        } label: {
          Text(feed.text())
        })
    case 10:
      return AnyView(
        Grid(horizontalSpacing: optionalLength(), verticalSpacing: optionalLength()) {
          GridRow { children }
          GridRow { children }
        })
    case 11: return AnyView(ViewThatFits { children })
    case 12:
      return AnyView(
        GeometryReader { proxy in
          children.frame(width: proxy.size.width / 2, height: proxy.size.height)
        })
    case 13: return AnyView(Toggle(isOn: .constant(feed.flag())) { children })
    default: return AnyView(Button(action: {}) { children })
    }
  }

  private mutating func decorated(_ depth: Int) -> AnyView {
    let content = view(depth: depth + 1)
    switch feed.number(below: 9) {
    case 0:
      return AnyView(content.background(view(depth: depth + 1), alignment: alignment()))
    case 1: return AnyView(content.overlay(view(depth: depth + 1), alignment: alignment()))
    case 2: return AnyView(content.background(paint(), in: shape()))
    case 3: return AnyView(content.border(paint(), width: length()))
    case 4: return AnyView(content.overlay(shape().stroke(paint(), lineWidth: length())))
    case 5: return AnyView(content.clipShape(shape()))
    case 6: return AnyView(content.cornerRadius(length()))
    case 7: return AnyView(content.mask(view(depth: depth + 1)))
    default:
      let inset = view(depth: depth + 1)
      return AnyView(content.safeAreaInset(edge: .top) { inset })
    }
  }

  private mutating func styled(_ depth: Int) -> AnyView {
    let content = view(depth: depth + 1)
    switch feed.number(below: 12) {
    case 0: return AnyView(content.textFieldStyle(.roundedBorder))
    case 1: return AnyView(content.textFieldStyle(.underlined))
    case 2: return AnyView(content.textFieldStyle(.gradient))
    case 3: return AnyView(content.textFieldStyle(.search))
    case 4: return AnyView(content.textFieldStyle(.plain))
    case 5: return AnyView(content.disabled(feed.flag()))
    case 6: return AnyView(content.tint(color()))
    case 7: return AnyView(content.foregroundStyle(paint()))
    case 8: return AnyView(content.environment(\.layoutDirection, .rightToLeft))
    case 9: return AnyView(content.lineLimit(feed.number(below: 4)))
    case 10: return AnyView(content.multilineTextAlignment(.trailing))
    default: return AnyView(content.buttonStyle(.borderedProminent))
    }
  }

  private mutating func modified(_ depth: Int) -> AnyView {
    let content = view(depth: depth + 1)
    switch feed.number(below: 20) {
    case 0, 1: return AnyView(content.padding(length()))
    case 2:
      return AnyView(
        content.padding(
          EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())))
    case 3, 4:
      return AnyView(
        content.frame(width: optionalLength(), height: optionalLength(), alignment: alignment()))
    case 5, 6:
      return AnyView(
        content.frame(
          minWidth: optionalLength(), idealWidth: optionalLength(), maxWidth: optionalLength(),
          minHeight: optionalLength(), idealHeight: optionalLength(),
          maxHeight: optionalLength(), alignment: alignment()))
    case 7: return AnyView(content.fixedSize(horizontal: feed.flag(), vertical: feed.flag()))
    case 8: return AnyView(content.offset(x: length(), y: length()))
    case 9: return AnyView(content.position(x: length(), y: length()))
    case 10: return AnyView(content.layoutPriority(length()))
    case 11: return AnyView(content.opacity(length() / 100))
    case 12: return AnyView(content.hidden())
    case 13: return AnyView(content.aspectRatio(optionalLength(), contentMode: .fit))
    case 14: return AnyView(content.rotationEffect(Angle(degrees: length())))
    case 15: return AnyView(content.scaleEffect(length()))
    case 16: return AnyView(content.saturation(length()).contrast(length()).colorInvert())
    case 17: return AnyView(content.shadow(radius: length()).blur(radius: length()))
    case 18: return AnyView(content.clipped().compositingGroup())
    default: return AnyView(content.id(feed.number(below: 3)).animation(.default, value: depth))
    }
  }
}
