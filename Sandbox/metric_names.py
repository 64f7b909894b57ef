"""The names of a shop's metrics in the languages of its analytics, each long and short."""

#: Metric → language → (title, a shorter one of at most seven columns).
NAMES = {
    "total_sales": {
        "en": ("Total sales", "Sales"),
        "de": ("Gesamtumsatz", "Umsatz"),
        "fr": ("Ventes totales", "Ventes"),
        "it": ("Vendite totali", "Vendite"),
        "ja": ("総売上", "売上"),
    },
    "orders": {
        "en": ("Orders", "Orders"),
        "de": ("Bestellungen", "Käufe"),
        "fr": ("Commandes", "Comm."),
        "it": ("Ordini", "Ordini"),
        "ja": ("注文数", "注文"),
    },
    "average_order_value": {
        "en": ("Average order", "Average"),
        "de": ("Ø Bestellwert", "Ø Wert"),
        "fr": ("Panier moyen", "Panier"),
        "it": ("Ordine medio", "Medio"),
        "ja": ("平均注文額", "平均額"),
    },
    "sessions": {
        "en": ("Sessions", "Visits"),
        "de": ("Sitzungen", "Besuche"),
        "fr": ("Sessions", "Visites"),
        "it": ("Sessioni", "Visite"),
        "ja": ("セッション", "訪問"),
    },
    "conversion_rate": {
        "en": ("Conversion rate", "Conv."),
        "de": ("Konversionsrate", "Konv."),
        "fr": ("Taux de conversion", "Conv."),
        "it": ("Conversione", "Conv."),
        "ja": ("コンバージョン率", "転換率"),
    },
    "returning_customers": {
        "en": ("Regular customers", "Regular"),
        "de": ("Stammkunden", "Stamm"),
        "fr": ("Clients fidèles", "Fidèles"),
        "it": ("Clienti abituali", "Fedeli"),
        "ja": ("リピーター率", "再訪率"),
    },
    "visit_duration": {
        "en": ("Time of a visit", "Stay"),
        "de": ("Besuchsdauer", "Dauer"),
        "fr": ("Durée de visite", "Durée"),
        "it": ("Durata visita", "Durata"),
        "ja": ("滞在時間", "滞在"),
    },
    "page_load": {
        "en": ("Page load", "Load"),
        "de": ("Ladezeit", "Laden"),
        "fr": ("Chargement", "Charge"),
        "it": ("Caricamento", "Carico"),
        "ja": ("読み込み時間", "読込"),
    },
    "refunds": {
        "en": ("Refunds", "Refunds"),
        "de": ("Erstattungen", "Retoure"),
        "fr": ("Remboursements", "Retours"),
        "it": ("Rimborsi", "Resi"),
        "ja": ("返金額", "返金"),
    },
    "orders_to_fulfill": {
        "en": ("Orders to fulfil", "To do"),
        "de": ("Offene Aufträge", "Offen"),
        "fr": ("À expédier", "À faire"),
        "it": ("Da evadere", "Aperti"),
        "ja": ("未発送の注文", "未発送"),
    },
    "top_products": {
        "en": ("Top products", "Top"),
        "de": ("Beliebteste Artikel", "Beliebt"),
        "fr": ("Meilleures ventes", "Top"),
        "it": ("Più venduti", "Top"),
        "ja": ("人気商品", "人気"),
    },
    "satisfaction": {
        "en": ("Satisfaction", "Rating"),
        "de": ("Zufriedenheit", "Note"),
        "fr": ("Satisfaction", "Note"),
        "it": ("Soddisfazione", "Voto"),
        "ja": ("満足度", "評価"),
    },
    "busy_hours": {
        "en": ("Busy hours", "Busy"),
        "de": ("Stoßzeiten", "Stoß"),
        "fr": ("Heures de pointe", "Pointe"),
        "it": ("Ore di punta", "Punta"),
        "ja": ("混雑する時間帯", "混雑"),
    },
}


def named(metric, language):
    """A metric's title and its short one."""
    title, short = NAMES[metric][language]
    return {"title": title, "short_title": short}
