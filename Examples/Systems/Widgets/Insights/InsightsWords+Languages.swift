import WidgetLayout

extension InsightsWords {
  /// The words of all languages of the back end.
  static let all = [english, german, french, italian, japanese]

  static let english = InsightsWords(
    language: "en",
    ranges: [
      .today: ["Today"], .week: ["Last 7 days", "7 days"], .month: ["Last 30 days", "30 days"],
    ], age: nil, oldest: Frame("oldest ", ""), hours: " h", days: " d", seconds: " s",
    votes: Frame("", " votes"), unreadable: "cannot be read",
    noMetrics: [
      "No metrics: choose some on the board, under metrics:", "No metrics are chosen",
      "No metrics",
    ], skipped: (Frame("Of a newer version: ", ""), "one is newer"),
    signIn: "Sign in to see your shop", forbidden: "This merchant may not see it",
    date: .monthFirst, symbols: NumberSymbols())

  static let german = InsightsWords(
    language: "de",
    ranges: [
      .today: ["Heute"], .week: ["Letzte 7 Tage", "7 Tage"],
      .month: ["Letzte 30 Tage", "30 Tage"],
    ], age: Frame("vor ", ""), oldest: Frame("älteste ", ""), hours: " Std.", days: " T.",
    seconds: " s", votes: Frame("", " Stimmen"), unreadable: "nicht lesbar",
    noMetrics: [
      "Keine Kennzahlen: auf dem Board unter metrics: wählen", "Keine Kennzahlen gewählt",
      "Keine Zahlen",
    ], skipped: (Frame("Aus einer neueren Version: ", ""), "eine ist neuer"),
    signIn: "Melde dich an, um deinen Shop zu sehen", forbidden: "Keine Berechtigung dafür",
    date: .dayFirstWithPoints, symbols: NumberSymbols(decimal: ",", grouping: "."))

  static let french = InsightsWords(
    language: "fr",
    ranges: [
      .today: ["Aujourd’hui"], .week: ["7 derniers jours", "7 jours"],
      .month: ["30 derniers jours", "30 jours"],
    ], age: Frame("il y a ", ""), oldest: Frame("depuis ", ""), hours: " h", days: " j",
    seconds: " s", votes: Frame("", " votes"), unreadable: "illisible",
    noMetrics: [
      "Aucune mesure : en choisir sur le tableau, sous metrics:", "Aucune mesure choisie",
      "Aucune mesure",
    ], skipped: (Frame("D’une version plus récente : ", ""), "une plus récente"),
    signIn: "Connectez-vous pour voir votre boutique", forbidden: "Accès non autorisé",
    date: .dayFirst, symbols: NumberSymbols(decimal: ",", grouping: "\u{202f}"))

  static let italian = InsightsWords(
    language: "it",
    ranges: [
      .today: ["Oggi"], .week: ["Ultimi 7 giorni", "7 giorni"],
      .month: ["Ultimi 30 giorni", "30 giorni"],
    ], age: Frame("", " fa"), oldest: Frame("da ", ""), hours: " h", days: " g", seconds: " s",
    votes: Frame("", " voti"), unreadable: "illeggibile",
    noMetrics: [
      "Nessuna metrica: sceglierne sulla bacheca, sotto metrics:", "Nessuna metrica scelta",
      "Nessuna metrica",
    ], skipped: (Frame("Di una versione più nuova: ", ""), "una è più nuova"),
    signIn: "Accedi per vedere il tuo negozio", forbidden: "Accesso non consentito",
    date: .dayFirst, symbols: NumberSymbols(decimal: ",", grouping: "."))

  static let japanese = InsightsWords(
    language: "ja",
    ranges: [
      .today: ["今日"], .week: ["過去7日間", "7日間"], .month: ["過去30日間", "30日間"],
    ], age: Frame("", "前"), oldest: Frame("最古 ", ""), hours: "時間", days: "日", seconds: "秒",
    votes: Frame("", "件の評価"), unreadable: "読み取れません",
    noMetrics: [
      "指標がありません。ボードの metrics: で選んでください", "指標が選ばれていません", "指標なし",
    ], skipped: (Frame("新しい版の指標: ", ""), "新しい指標あり"),
    signIn: "サインインしてください", forbidden: "閲覧権限がありません",
    date: .monthFirst, symbols: NumberSymbols())
}
