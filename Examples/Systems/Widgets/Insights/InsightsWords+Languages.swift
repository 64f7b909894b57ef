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
    noMetrics: ["No metrics are chosen", "No metrics"],
    howToChoose: "Choose some on the board, under metrics.",
    skipped: (Frame("Of a newer version: ", ""), "one is newer"),
    signIn: "Sign in to see your shop",
    howToSignIn: "In the merchant's app, then press r.", forbidden: "This merchant may not see it",
    failures: Failures(
      unreachable: "no connection", timeout: Frame("no answer in ", " s"),
      tooLong: "answer too long", malformed: "unexpected data", noStore: "no such store",
      noMetric: "no such metric"),
    retired: ["Retired: write kind: insights", "write kind: insights", "use insights"],
    replaced: Frame("shop-sales is retired since ", ". Write this instead:"),
    sample: Sample(
      store: "Your store", short: "Sales",
      titles: [
        "Total sales", "Orders", "Sessions", "Conversion rate", "Average order", "Returning",
        "Orders to fulfil",
      ], euro: Frame("€", "")),
    date: .monthFirst, symbols: NumberSymbols())

  static let german = InsightsWords(
    language: "de",
    ranges: [
      .today: ["Heute"], .week: ["Letzte 7 Tage", "7 Tage"],
      .month: ["Letzte 30 Tage", "30 Tage"],
    ], age: Frame("vor ", ""), oldest: Frame("älteste ", ""), hours: " Std.", days: " T.",
    seconds: " s", votes: Frame("", " Stimmen"), unreadable: "nicht lesbar",
    noMetrics: ["Keine Kennzahlen gewählt", "Keine Zahlen"],
    howToChoose: "Wähle welche auf dem Board, unter metrics.",
    skipped: (Frame("Aus einer neueren Version: ", ""), "eine ist neuer"),
    signIn: "Melde dich an, um deinen Shop zu sehen",
    howToSignIn: "In der App für Händler, dann r drücken.", forbidden: "Keine Berechtigung dafür",
    failures: Failures(
      unreachable: "keine Verbindung", timeout: Frame("keine Antwort in ", " s"),
      tooLong: "Antwort zu lang", malformed: "unerwartete Daten", noStore: "kein solcher Shop",
      noMetric: "keine solche Kennzahl"),
    retired: ["Abgelöst: schreibe kind: insights", "schreibe kind: insights", "nimm insights"],
    replaced: Frame("shop-sales ist seit ", " abgelöst. Schreibe stattdessen:"),
    sample: Sample(
      store: "Dein Shop", short: "Umsatz",
      titles: [
        "Gesamtumsatz", "Bestellungen", "Sitzungen", "Konversionsrate", "Ø Bestellwert",
        "Stammkunden", "Offene Aufträge",
      ], euro: Frame("", " €")),
    date: .dayFirstWithPoints, symbols: NumberSymbols(decimal: ",", grouping: "."))

  static let french = InsightsWords(
    language: "fr",
    ranges: [
      .today: ["Aujourd’hui"], .week: ["7 derniers jours", "7 jours"],
      .month: ["30 derniers jours", "30 jours"],
    ], age: Frame("il y a ", ""), oldest: Frame("depuis ", ""), hours: " h", days: " j",
    seconds: " s", votes: Frame("", " votes"), unreadable: "illisible",
    noMetrics: ["Aucune mesure choisie", "Aucune mesure"],
    howToChoose: "Choisissez-en sur le tableau, sous metrics.",
    skipped: (Frame("D’une version plus récente : ", ""), "une plus récente"),
    signIn: "Connectez-vous pour voir votre boutique",
    howToSignIn: "Dans l’application du marchand, puis r.", forbidden: "Accès non autorisé",
    failures: Failures(
      unreachable: "pas de connexion", timeout: Frame("pas de réponse en ", " s"),
      tooLong: "réponse trop longue", malformed: "données inattendues",
      noStore: "boutique inconnue", noMetric: "mesure inconnue"),
    retired: ["Remplacé : écrire kind: insights", "écrire kind: insights", "voir insights"],
    replaced: Frame("shop-sales est remplacé depuis le ", ". Écrire à la place :"),
    sample: Sample(
      store: "Votre boutique", short: "Ventes",
      titles: [
        "Ventes totales", "Commandes", "Sessions", "Taux de conversion", "Panier moyen",
        "Clients fidèles", "À expédier",
      ], euro: Frame("", " €")),
    date: .dayFirst, symbols: NumberSymbols(decimal: ",", grouping: "\u{202f}"))

  static let italian = InsightsWords(
    language: "it",
    ranges: [
      .today: ["Oggi"], .week: ["Ultimi 7 giorni", "7 giorni"],
      .month: ["Ultimi 30 giorni", "30 giorni"],
    ], age: Frame("", " fa"), oldest: Frame("da ", ""), hours: " h", days: " g", seconds: " s",
    votes: Frame("", " voti"), unreadable: "illeggibile",
    noMetrics: ["Nessuna metrica scelta", "Nessuna metrica"],
    howToChoose: "Sceglile sulla bacheca, sotto metrics.",
    skipped: (Frame("Di una versione più nuova: ", ""), "una è più nuova"),
    signIn: "Accedi per vedere il tuo negozio",
    howToSignIn: "Nell’app del negoziante, poi premi r.", forbidden: "Accesso non consentito",
    failures: Failures(
      unreachable: "nessuna connessione", timeout: Frame("nessuna risposta in ", " s"),
      tooLong: "risposta troppo lunga", malformed: "dati inattesi",
      noStore: "negozio sconosciuto", noMetric: "metrica sconosciuta"),
    retired: ["Sostituito: scrivere kind: insights", "scrivere kind: insights", "usa insights"],
    replaced: Frame("shop-sales è sostituito dal ", ". Scrivere invece:"),
    sample: Sample(
      store: "Il tuo negozio", short: "Vendite",
      titles: [
        "Vendite totali", "Ordini", "Sessioni", "Conversione", "Ordine medio", "Clienti abituali",
        "Da evadere",
      ], euro: Frame("", " €")),
    date: .dayFirst, symbols: NumberSymbols(decimal: ",", grouping: "."))

  static let japanese = InsightsWords(
    language: "ja",
    ranges: [
      .today: ["今日"], .week: ["過去7日間", "7日間"], .month: ["過去30日間", "30日間"],
    ], age: Frame("", "前"), oldest: Frame("最古 ", ""), hours: "時間", days: "日", seconds: "秒",
    votes: Frame("", "件の評価"), unreadable: "読み取れません",
    noMetrics: ["指標が選ばれていません", "指標なし"],
    howToChoose: "ボードの metrics で選んでください。", skipped: (Frame("新しい版の指標: ", ""), "新しい指標あり"),
    signIn: "サインインしてください",
    howToSignIn: "アプリで行い、r を押します。", forbidden: "閲覧権限がありません",
    failures: Failures(
      unreachable: "接続できません", timeout: Frame("", "秒以内に応答がありません"),
      tooLong: "応答が長すぎます", malformed: "想定外のデータ", noStore: "その店舗はありません",
      noMetric: "その指標はありません"),
    retired: ["廃止: kind: insights と書いてください", "kind: insights へ", "insights へ"],
    replaced: Frame("shop-sales は ", " に廃止されました。代わりに:"),
    sample: Sample(
      store: "あなたの店舗", short: "売上",
      titles: [
        "総売上", "注文数", "セッション", "コンバージョン率", "平均注文額", "リピーター率", "未発送の注文",
      ], euro: Frame("€", "")),
    date: .monthFirst, symbols: NumberSymbols())
}
