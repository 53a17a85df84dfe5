/** A text by locale code, such as { it: "Antipasti", en: "Starters" }. */
export type LocaleMap = Readonly<Record<string, string>>;
