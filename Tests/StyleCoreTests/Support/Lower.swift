import StyleCore

/// The dump of a view's tree, as tests draw it.
@MainActor
func dump(
  _ view: some View, in environment: EnvironmentValues = EnvironmentValues(),
  session: LoweringSession = LoweringSession()
) -> String {
  session.lower(view, in: environment).description
}
