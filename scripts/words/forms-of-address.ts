import type { Locale } from "@/lib/core/i18n/locales";
import type { BannedWord } from "./banned-words";

const GERMAN =
  "gib|nimm|lass|hol|sag|sieh|komm|schick|versuche|zahle|starte|drucke|drücke|warte|öffne|zeige|rufe|(?:wähl|prüf|leg|füg|nenn|korrigier|kopier|scann|frag|meld|lad|speicher|markier|bestätig|bewahr|behalt|änder|entfern|verschieb|lösch|erweiter|beginn|schreib|setz|richt|folg|verwend|ergänz|stell|bestell|reservier)e?";
const ITALIAN = "inserisca|scelga|prema|attenda|chieda|apra|aggiunga|scriva|legga|prenda|metta|tolga|riprovi";
const SPANISH =
  "introduzca|elija|escriba|pruebe|inténtelo|intente|espere|revise|pulse|toque|utilice|seleccione|compruebe|abra|añada|pague|pida|vuelva|haga|deje|llame|guarde|envíe|escanee|indique|confirme|cancele|corrija|recargue";

/** One of these imperatives at the start of a sentence, or after the word that joins it to another one. */
function imperative(verbs: string, joints: string): RegExp {
  const capital = verbs.replace(/(?<=^|\||:)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return new RegExp(
    `(?:(?:^|[.:?!] |\\{)(?:${capital})|(?<!\\p{L})(?:${joints}) (?:${verbs}))(?!\\p{L})(?! Sie)`,
    "u",
  );
}

/** What breaks the one form of address of a language: formal in German and French, informal in Italian and Spanish, polite in Japanese. */
export const WRONG_ADDRESS: Readonly<Record<Exclude<Locale, "en" | "ar">, readonly BannedWord[]>> = {
  de: [
    { found: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu, write: "Sie, Ihnen, Ihr" },
    { found: /(?<!\p{L})(?:euch|eue?re?[mnrs]?)(?!\p{L})/iu, write: "Sie, Ihnen, Ihr" },
    {
      found: /(?<!\p{L})(?:kannst|hast|bist|willst|musst|darfst|möchtest|siehst|habt|seid)(?!\p{L})/iu,
      write: "können Sie, haben Sie",
    },
    { found: imperative(GERMAN, "und|oder|bitte|Bitte"), write: "the form with Sie" },
  ],
  it: [
    { found: /(?<=\p{L}[,;]? )(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u, write: "tu, tuo" },
    { found: imperative(ITALIAN, "e|o|oppure"), write: "the form with tu" },
  ],
  es: [
    { found: /(?<!\p{L})usted(?:es)?(?!\p{L})/iu, write: "tú" },
    { found: imperative(SPANISH, "y|o"), write: "the form with tú" },
  ],
  fr: [
    {
      found: /(?<![\p{L}-])(?:tu|te|toi|ton|tes)(?!\p{L})/iu,
      write: "vous, votre",
    },
  ],
  ja: [{ found: /(?:だ|である|(?<!まし|でし)た|る|ない)。/u, write: "です, ます" }],
};
