type Words = {
  notes: readonly string[];
  doorNotes: readonly string[];
  endReasons: readonly string[];
  refundReasons: readonly string[];
  voidReasons: readonly string[];
  requests: readonly string[];
  drawer: string;
  cashIn: string;
  cashOut: readonly string[];
};

const ENGLISH: Words = {
  notes: [
    "No napkins, please",
    "Extra hot sauce",
    "It is a birthday",
    "Please cut it in half",
    "Salsa on the side",
  ],
  doorNotes: [
    "Ring twice",
    "Leave it at the door, please",
    "Second floor, no elevator",
    "Gate code 4417",
    "Please call",
  ],
  endReasons: ["The kitchen is too busy", "An ingredient has run out", "The address could not be reached"],
  refundReasons: ["A dish was missing", "Arrived cold", "Wrong dish", "Spilled on the way"],
  voidReasons: ["Ordered by mistake", "Sent back", "Spilled"],
  requests: [
    "By the window, please",
    "A high chair",
    "Quiet table",
    "It is an anniversary",
    "Gluten-free options",
  ],
  drawer: "Main drawer",
  cashIn: "Change from the bank",
  cashOut: ["Limes from the market", "Ice", "Stamps", "Cleaning supplies", "To the bank"],
};

const WORDS: Readonly<Record<string, Words>> = {
  US: ENGLISH,
  IT: {
    notes: [
      "Senza tovaglioli",
      "Ben cotta, grazie",
      "È un compleanno",
      "Tagliata a spicchi",
      "Poco sale, per favore",
    ],
    doorNotes: [
      "Suonare due volte",
      "Lasciare in portineria",
      "Terzo piano senza ascensore",
      "Scala B",
      "Chiamare, grazie",
    ],
    endReasons: ["La cucina è al completo", "Un ingrediente è finito", "Indirizzo non raggiungibile"],
    refundReasons: [
      "Mancava un piatto",
      "Arrivato freddo",
      "Piatto sbagliato",
      "Rovesciato durante il trasporto",
    ],
    voidReasons: ["Ordinato per errore", "Rimandato in cucina", "Caduto"],
    requests: [
      "Vicino alla finestra",
      "Un seggiolone",
      "Un tavolo tranquillo",
      "È un anniversario",
      "Menu senza glutine",
    ],
    drawer: "Cassa principale",
    cashIn: "Monete dalla banca",
    cashOut: ["Basilico dal mercato", "Latte", "Fiori per i tavoli", "Francobolli", "Versamento in banca"],
  },
  DE: {
    notes: [
      "Ohne Servietten",
      "Extra Ingwer, bitte",
      "Zum Geburtstag",
      "Bitte ohne Wasabi",
      "Zwei Paar Stäbchen",
    ],
    doorNotes: [
      "Zweimal klingeln",
      "Bitte vor die Tür stellen",
      "Vierter Stock, Hinterhaus",
      "Seitenflügel links",
      "Bitte anrufen",
    ],
    endReasons: ["Die Küche ist ausgelastet", "Eine Zutat ist aus", "Die Adresse war nicht erreichbar"],
    refundReasons: [
      "Ein Gericht hat gefehlt",
      "Kalt angekommen",
      "Falsches Gericht",
      "Unterwegs ausgelaufen",
    ],
    voidReasons: ["Versehentlich bestellt", "Zurückgegeben", "Heruntergefallen"],
    requests: [
      "Am Fenster, bitte",
      "Einen Kinderstuhl",
      "Ein ruhiger Tisch",
      "Wir feiern Jahrestag",
      "Bitte ohne Sesam",
    ],
    drawer: "Hauptkasse",
    cashIn: "Wechselgeld von der Bank",
    cashOut: ["Fisch vom Großmarkt", "Eis", "Briefmarken", "Putzmittel", "Einzahlung bei der Bank"],
  },
};

/** What guests and staff write, in the language of the restaurant's country. */
export function wordsIn(country: string): Words {
  return WORDS[country] ?? ENGLISH;
}
