import FoundationEssentials
import WidgetBase
import WidgetSettings

/// A source that reads the events of calendars: files, folders of files, and web addresses.
struct ICalendarSource: Source {
  static let days = 7

  let places: [String]
  /// The number of days to read; `nil` leaves it to what is shown.
  let days: Int?
  var keepsCancelled = false
  let access: WebAccess
  /// The most files that are read of one folder.
  var mostFiles = CalendarFolder.most

  /// Reads the events of all calendars.
  ///
  /// If one of several calendars cannot be read, its events are those of the last time that it
  /// could, and the reading has a warning.
  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let deadline = Deadline(after: request.timeout)
    var events: [CalendarEvent] = []
    var failures: [SourceFailure] = []
    var texts = 0
    var oldest: Date?
    var isDenied = false
    var isPartial = false
    var leftOut: [Date] = []
    let (parts, remarks) = parts(request)
    for part in parts {
      do throws(SourceFailure) {
        guard !deadline.isOver else {
          throw SourceFailure.timeout(request.timeout)
        }
        let place = try part.place.get()
        let (text, date) = try self.text(of: place, request, deadline)
        let document = try document(text, part, request, deadline)
        events += document.events
        texts += 1
        if let state = request.state, !part.isAlone {
          KeptCalendar.keep(
            text, of: place, at: date ?? request.now, in: state, without: request.secrets)
        }
        oldest = [oldest, date].compactMap { $0 }.min()
        leftOut += [document.firstLeftOut].compactMap { $0 }
        isPartial = isPartial || document.cutEvent != nil || !document.undatedEvents.isEmpty
        for warning in document.warnings {
          let problem = SourceFailure(warning)
          failures.append(part.isAlone ? problem : problem.named(part.label))
        }
      } catch {
        let kept = kept(part, after: error, request)
        isDenied = isDenied || error.isDenied
        isPartial = isPartial || kept == nil
        events += kept?.document.events ?? []
        leftOut += [kept?.document.firstLeftOut].compactMap { $0 }
        oldest = [oldest, kept?.date].compactMap { $0 }.min()
        failures.append(part.isAlone ? error : error.named(part.label).shown(of: kept?.date))
      }
    }
    if texts == 0, let failure = failures.first { throw failure }
    let sorted = events.sorted { ($0.start, $0.end, $0.title) < ($1.start, $1.end, $1.title) }
    let cut = sorted.dropFirst(CalendarDocument.mostEvents).first
    if let cut {
      failures.append(
        SourceFailure("more than \(CalendarDocument.mostEvents) events: the last are not shown"))
      leftOut.append(Date(timeIntervalSince1970: cut.start))
    }
    var reading = Reading(
      .list(sorted.prefix(CalendarDocument.mostEvents).map(\.datum)), at: request.now)
    reading.warnings = failures.map(\.reason) + remarks
    (reading.oldest, reading.isDeniedInPart) = (oldest, isDenied)
    // No event says that others are missing.
    reading.isPartial = isPartial || cut != nil
    reading.knownFrom = firstDate(request) ?? request.now
    let zone = CalendarZone.system
    // A day of which events are left out is not known, and neither are those after it.
    let ends = [
      zone.midnight(days(request), after: request.now),
      leftOut.min().flatMap { zone.midnight(0, after: $0) },
    ]
    reading.knownUntil = ends.compactMap { $0 }.min()
    return reading
  }

  /// The months that are read: the most that are shown beside each other, and one more, for when the first is over and
  /// the calendars cannot be read again.
  private static let months = 4

  /// Returns the number of days to read, today included.
  private func days(_ request: SourceRequest) -> Int {
    if let days { return days }
    guard request.wantsMonths else { return Self.days }
    let today = LocalTime(request.now)
    return CalendarMoment.day(today.year, today.month + Self.months, 1)
      - CalendarMoment.day(today.year, today.month, today.day)
  }

  /// Returns the date before now from which events are read that are over: the first day of a month that is shown.
  private func firstDate(_ request: SourceRequest) -> Date? {
    guard request.wantsMonths else { return nil }
    return CalendarZone.system.midnight(1 - LocalTime(request.now).day, after: request.now)
  }

  private func document(
    _ text: String, _ part: Part, _ request: SourceRequest, _ deadline: Deadline
  ) throws(SourceFailure) -> CalendarDocument {
    try CalendarTask.document(
      text, name: part.name, from: firstDate(request), now: request.now, days: days(request),
      keepsCancelled: keepsCancelled,
      before: deadline)
  }

  /// Returns the stored copy of a calendar that cannot be read now.
  ///
  /// It returns `nil` if access is denied, since the copy is then removed, or if the calendar is
  /// the only one, since the whole last reading is shown instead.
  private func kept(
    _ part: Part, after failure: SourceFailure, _ request: SourceRequest
  ) -> (document: CalendarDocument, date: Date)? {
    guard !part.isAlone, let state = request.state, let place = try? part.place.get() else {
      return nil
    }
    if failure.isDenied {
      KeptCalendar.forget(place, in: state)
      return nil
    }
    guard let kept = KeptCalendar(of: place, in: state),
      let document = try? document(kept.text, part, request, Deadline(after: 1))
    else { return nil }
    return (document, kept.date)
  }

  var servers: [String] {
    places.filter(CalendarPlace.isAddress).map { HTTPOrigin($0).server }
  }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    FolderChanges.start(
      {
        files(request).flatMap { path -> [FolderChanges.Place] in
          CalendarPlace.isFolder(path)
            ? FolderChanges.places(in: path) : FolderChanges.places(of: path)
        }
      }, onChange: onChange)
  }

  func files(_ request: SourceRequest) -> [String] {
    places.compactMap { place in
      guard let place = try? request.resolved(place), !CalendarPlace.isAddress(place) else {
        return nil
      }
      return request.path(place)
    }
  }

  /// One calendar: an address or a file.
  private struct Part {
    let place: Result<String, SourceFailure>
    /// The name of the calendar if it has none itself.
    let name: String
    /// The name of the calendar in failures.
    let label: String
    /// True if it is the only calendar.
    var isAlone = false
  }

  /// Returns the calendars of all places, each file of a folder being one, and warnings about what nobody asked for, but
  /// may have meant.
  private func parts(_ request: SourceRequest) -> (parts: [Part], remarks: [String]) {
    var parts: [Part] = []
    var remarks: [String] = []
    let asked = Set(files(request).compactMap(FilePath.real))
    for written in places {
      let label = CalendarPlace.name(of: written)
      do throws(SourceFailure) {
        let place = try request.resolved(written)
        guard !CalendarPlace.isAddress(place) else {
          parts.append(
            Part(place: .success(place), name: CalendarPlace.name(of: place), label: label))
          continue
        }
        let path = request.path(place)
        guard CalendarPlace.isFolder(path) else {
          parts.append(
            Part(place: .success(path), name: CalendarPlace.name(of: place), label: label))
          continue
        }
        let folder = try CalendarFolder(path, most: mostFiles, asked: asked)
        for file in folder.files {
          let own = String(file.splitExactly(separator: "/").last ?? "")
          parts.append(
            Part(place: .success(file), name: CalendarPlace.name(of: place), label: own))
        }
        if let warning = folder.warning { remarks.append("\(label): \(warning)") }
        // What is left out is a part that fails.
        if let cut = folder.cut {
          parts.append(Part(place: .failure(cut), name: label, label: label))
        }
      } catch {
        parts.append(Part(place: .failure(error), name: label, label: label))
      }
    }
    if parts.count == 1 { parts[0].isAlone = true }
    return (parts, remarks)
  }

  /// Returns a calendar, and the date of what a cache has kept; `nil` for one of now.
  private func text(
    of place: String, _ request: SourceRequest, _ deadline: Deadline
  ) throws(SourceFailure) -> (text: String, date: Date?) {
    guard CalendarPlace.isAddress(place) else { return (try CalendarPlace.text(of: place), nil) }
    let response = try download(place, request, deadline)
    return (response.text, response.kept)
  }

  private func download(
    _ address: String, _ request: SourceRequest, _ deadline: Deadline
  ) throws(SourceFailure) -> HTTPResponse {
    let question = try access.question(
      address.hasExactPrefix("webcal") ? "http" + address.dropFirst(6) : address,
      accept: "text/calendar, */*;q=0.1", request, before: deadline, limit: CalendarPlace.limit)
    return try HTTPClient().answer(to: question, of: request)
  }
}

extension SourceFailure {
  /// Returns the failure with a name before its reason.
  fileprivate func named(_ name: String) -> SourceFailure {
    var failure = self
    failure.reason = "\(name): \(reason)"
    return failure
  }

  /// Returns the failure with the date of the copy that is shown instead, if any.
  fileprivate func shown(of date: Date?) -> SourceFailure {
    var failure = self
    if let date { failure.reason += " · of \(DateText.dayAndTime(date))" }
    return failure
  }
}

extension SourceKind {
  /// The kind of calendars in the iCalendar format.
  package static var ical: SourceKind {
    SourceKind(
      name: "ical", note: "The events of calendars: files, folders of them, and web addresses.",
      schema: .oneOrMore(
        .fileOrAddress("calendar", schemes: ["https", "http", "webcals", "webcal"])),
      keys: [
        SettingKey(
          "days", .text(.count(1...366)),
          "The number of days to read, today included; without it \(ICalendarSource.days), or the months that are shown."
        ),
        SettingKey(
          "cancelled", .text(.bool),
          "Includes cancelled events; their status says so."),
      ] + WebAccess.keys
    ) { settings in
      ICalendarSource(
        places: settings["ical"]?.items.compactMap(\.text) ?? [],
        days: settings.value("days", .count(1...366)),
        keepsCancelled: settings.value("cancelled", .bool) ?? false, access: WebAccess(settings))
    }
  }
}
