internal import FoundationEssentials
internal import WidgetArchive
internal import WidgetLayout

extension WidgetDescription {
  /// Creates the description of a bundle's widget. The bundle's code does not run in this process: its
  /// host archives the timelines, and `ask` asks it for the rest.
  package init(
    _ widget: BundleDescription.Widget, of origin: BundleOrigin,
    ask: BundleQuestioner
  ) {
    self.kind = BundleKind(bundle: origin.program.folderName, name: widget.kind).text
    displayName = widget.name
    description = widget.description
    families = widget.families.compactMap { WidgetFamily(name: $0) }
    hasContentMargins = widget.margins
    isAvailable = { widget.available }
    retirement = widget.retired
    bundle = origin
    let kind = widget.kind
    let open = LinkRoute.answer(of: kind, in: origin.program.folderName, ask: ask)
    links = widget.schemes.map { scheme in
      LinkRoute(
        scheme: scheme,
        suits: { address, settings in
          var question = BundleQuestion(.suits, kind: kind, InstanceSettings(settings.own))
          question.address = address
          return (try? ask(question))?.first?.suits ?? true
        }, open: open)
    }
    links.append(.intents(performedBy: open))
    source = .ofBundle(widget.kind, [:], ask)
    if !widget.parameters.isEmpty {
      parameters = WidgetParameters(widget, ask: ask)
    }
  }

  /// Creates the description of a widget whose bundle has given none.
  package init(unknown kind: String, of origin: BundleOrigin) {
    self.kind = BundleKind(bundle: origin.program.folderName, name: kind).text
    displayName = kind
    bundle = origin
    let ask = BundleQuestioner { _, _ throws(BundleFailure) in
      throw BundleFailure(origin.problem ?? "")
    }
    source = .ofBundle(kind, [:], ask)
  }
}

extension WidgetDescription {
  /// Creates the description of a widget that has nothing to show, for a reason that each front end tells itself.
  package init(kind: String, named name: String, without reason: String) {
    self.kind = kind
    displayName = name
    source = TimelineSource(
      placeholder: { _ in AnyTimelineEntry(date: .distantPast) { $0.root { BundlePlaceholder() } }
      },
      snapshot: { _, answer in
        answer(AnyTimelineEntry(date: .distantPast) { $0.root { BundlePlaceholder() } })
      },
      timeline: { _, answer in answer(.failure(ReloadFailure(reason))) }, isInline: true)
  }
}

extension LinkRoute {
  /// The handler that has a bundle's program open an address.
  fileprivate static func answer(
    of kind: String, in bundle: String, ask: BundleQuestioner
  ) -> Answer {
    { request, show in
      let settings = request.settings
      var question = BundleQuestion(
        .open, kind: kind, InstanceSettings(settings.own, at: settings.place))
      question.address = request.address
      (question.width, question.height) = (request.size?.width, request.size?.height)
      do throws(BundleFailure) {
        let loading = LoadingWords(show)
        let answers = try await ask.answers(to: question) { loading.take($0) }
        // Of the others only the last one counts: each more would have the front end read the widget again.
        switch answers.lazy.compactMap(\.linkState).last {
        case nil, .loading:
          show(.failed("the bundle did not report whether the address was opened"))
        case .some(let state): show(state.kinds(of: bundle))
        }
      } catch {
        show(.failed(error.description))
      }
    }
  }
}

extension LinkRoute.State {
  /// The same with the kinds as a board that shows the bundle calls them.
  fileprivate func kinds(of bundle: String) -> Self {
    guard case .done(let words, let reloads, let kinds) = self else { return self }
    let names = kinds.map { BundleKind(bundle: bundle, name: $0).text }
    return .done(words, reloads: reloads, kinds: Set(names))
  }
}

extension BundleQuestion {
  /// Creates a question about parameters of the widget at the current place.
  fileprivate init(_ subject: Subject, kind: String, values: [String: ParameterValue]) {
    self.init(subject, kind: kind, InstanceSettings(at: .current))
    self.values = values
  }
}

extension WidgetParameters {
  /// The parameters that a bundle's program describes.
  @MainActor
  fileprivate init(
    _ widget: BundleDescription.Widget, ask: BundleQuestioner
  ) {
    let described = widget.parameters.map {
      Parameter(key: $0.key, title: $0.title, type: $0.type.type, value: $0.value)
    }
    let kind = widget.kind
    self.init(
      parameters: described,
      source: { values in .ofBundle(widget.kind, values, ask) },
      options: { key, words, values in
        var question = BundleQuestion(.options, kind: kind, values: values)
        (question.parameter, question.words) = (key, words)
        return try await BundleDescription.options(in: ask.answers(to: question)).map {
          ParameterOption(value: $0.value, title: $0.title)
        }
      },
      shown: { values in
        try await BundleDescription.parameters(
          in: ask.answers(to: BundleQuestion(.parameters, kind: kind, values: values))
        ).map {
          Parameter(key: $0.key, title: $0.title, type: $0.type.type, value: $0.value)
        }
      },
      intent: { _ in throw BundleFailure("the intent is another program's") })
  }
}

extension TimelineSource {
  /// The source of a bundle's widget: a redacted placeholder, and for previews the picture that its
  /// program draws.
  @MainActor
  fileprivate static func ofBundle(
    _ kind: String, _ values: [String: ParameterValue],
    _ ask: BundleQuestioner
  ) -> TimelineSource {
    TimelineSource(
      placeholder: { _ in AnyTimelineEntry(date: .distantPast) { $0.root { BundlePlaceholder() } }
      },
      snapshot: { context, answer in answer(preview(of: kind, values, in: context, ask)) },
      timeline: { _, answer in
        answer(.failure(ReloadFailure("its bundle is read in the present of this machine only")))
      }, isInline: false)
  }

  private static func preview(
    of kind: String, _ values: [String: ParameterValue], in context: TimelineProviderContext,
    _ ask: BundleQuestioner
  ) -> AnyTimelineEntry {
    var question = BundleQuestion(.preview, kind: kind, InstanceSettings(at: context.place))
    question.values = values
    question.family = context.family.shortName
    // A cell is 8 × 16 points.
    (question.width, question.height) = (Int(context.size.width / 8), Int(context.size.height / 16))
    do throws(BundleFailure) {
      let archive = try ask(question).lazy.compactMap(\.timeline).first { _ in true }
      guard let archive, let entry = archive.entries.first else {
        throw BundleFailure("the bundle gave no picture of its sample data")
      }
      return AnyTimelineEntry(entry, of: archive.pictures)
    } catch {
      return AnyTimelineEntry(ReloadFailure(error.description))
    }
  }
}
