import { describe, expect, it } from "vitest";
import { messagesOf } from "@/lib/core/i18n/catalogue";
import { findings, flatten } from "./findings";
import { WRONG_ADDRESS } from "./forms-of-address";

const ADDRESSED = Object.keys(WRONG_ADDRESS) as (keyof typeof WRONG_ADDRESS)[];

describe.each(ADDRESSED)("the %s catalogue", (locale) => {
  it("keeps to its one form of address", () => {
    const found = flatten(messagesOf(locale)).flatMap(([key, message]) =>
      findings(key, message, WRONG_ADDRESS[locale]),
    );
    expect(found).toEqual([]);
  });
});

it.each([
  ["de", "Code aus deiner App"],
  ["de", "Danke für euren Besuch."],
  ["de", "Hier kannst nichts ändern."],
  ["de", "Gib einen Namen ein."],
  ["de", "{count, plural, one {Wähle eines} other {Wähle #}}"],
  ["de", "Es gibt keine. Bitte zahle am Tresen."],
  ["de", "Scannen Sie den Code oder frage nach."],
  ["it", "Abbiamo ricevuto il Suo ordine."],
  ["it", "Inserisca il codice."],
  ["es", "Gracias a usted."],
  ["es", "Algo ha fallado. Inténtelo de nuevo."],
  ["fr", "Choisis ton plat."],
  ["ja", "接続が切れた。"],
] as const)("finds the wrong one in %s: %s", (locale, message) => {
  expect(findings("x", message, WRONG_ADDRESS[locale])).not.toEqual([]);
});

it.each([
  ["de", "Prüfen Sie sie: Ihr Warenkorb bleibt, wie er ist."],
  ["de", "Gäste geben ihr Trinkgeld selbst; die Suche und Versuche bleiben."],
  ["it", "La classe conserva le sue aliquote."],
  ["es", "Puede que se haya eliminado. Escribe su nombre."],
  ["fr", "Choisissez votre plat."],
  ["ja", "接続が切れました。"],
] as const)("lets the right one pass in %s: %s", (locale, message) => {
  expect(findings("x", message, WRONG_ADDRESS[locale])).toEqual([]);
});
