public import WidgetLayout

/// The word of a button that confirms an intent, as in AppIntents; nobody is asked here.
public struct ConfirmationActionName: Sendable, Hashable {
  private let name: String

  public static let add = Self(name: "Add")
  public static let addData = Self(name: "Add Data")
  public static let book = Self(name: "Book")
  public static let buy = Self(name: "Buy")
  public static let call = Self(name: "Call")
  public static let checkIn = Self(name: "Check In")
  public static let `continue` = Self(name: "Continue")
  public static let create = Self(name: "Create")
  public static let `do` = Self(name: "Do")
  public static let download = Self(name: "Download")
  public static let filter = Self(name: "Filter")
  public static let find = Self(name: "Find")
  public static let get = Self(name: "Get")
  public static let go = Self(name: "Go")
  public static let log = Self(name: "Log")
  public static let open = Self(name: "Open")
  public static let order = Self(name: "Order")
  public static let pay = Self(name: "Pay")
  public static let play = Self(name: "Play")
  public static let playSound = Self(name: "Play Sound")
  public static let post = Self(name: "Post")
  public static let request = Self(name: "Request")
  public static let run = Self(name: "Run")
  public static let search = Self(name: "Search")
  public static let send = Self(name: "Send")
  public static let set = Self(name: "Set")
  public static let share = Self(name: "Share")
  public static let start = Self(name: "Start")
  public static let startNavigation = Self(name: "Start Navigation")
  public static let toggle = Self(name: "Toggle")
  public static let turnOff = Self(name: "Turn Off")
  public static let turnOn = Self(name: "Turn On")
  public static let view = Self(name: "View")

  /// Returns a name of one's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName { Self(name: acceptLabel.words) }
}

/// The conditions under which an intent is to be confirmed, as in AppIntents.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let always = Self(rawValue: 1)
}

extension AppIntent {
  /// Fails: there is nobody to ask here.
  public func requestConfirmation() async throws {
    throw AppIntentError(unanswered: "the intent asks whether to go on", nil)
  }

  /// Fails with the result's words: there is nobody to ask here.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { try await requestConfirmation() }

  /// Fails with the result's words: there is nobody to ask here.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { try await requestConfirmation() }

  /// Fails with the dialog's words: there is nobody to ask here.
  public func requestConfirmation(
    conditions: ConfirmationConditions = .always, actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws { throw AppIntentError(unanswered: "the intent asks whether to go on", dialog) }

  /// Fails with the dialog's words: there is nobody to ask here.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = .always, actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws { throw AppIntentError(unanswered: "the intent asks whether to go on", dialog) }

  /// Fails with the dialog's words: there is nobody to ask here.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    throw AppIntentError(unanswered: "the intent asks to choose", dialog)
  }
}

/// A choice that an intent offers, as in AppIntents; nobody is asked here.
public struct IntentChoiceOption: Sendable, Hashable {
  /// The look of a choice, as in AppIntents.
  public enum Style: Sendable, Hashable { case `default`, cancel, destructive }

  public let title: LocalizedStringResource
  public let style: Style

  /// Creates a choice.
  public init(title: LocalizedStringResource, style: Style = .default) {
    (self.title, self.style) = (title, style)
  }

  public static let cancel = Self(title: "Cancel", style: .cancel)
}
