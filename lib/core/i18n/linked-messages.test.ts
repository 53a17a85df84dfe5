import { describe, expect, it } from "vitest";
import { linkedMessages } from "./linked-messages";

const english = {
  words: { amount: "Amount", reason: "Reason: {reason}" },
  money: { amount: "@:words.amount", payouts: { title: "Payouts", amount: "@:words.amount" } },
};

describe("linkedMessages", () => {
  it("says in each language what stands where English links to", () => {
    const italian = {
      words: { amount: "Importo", reason: "Motivo: {reason}" },
      money: { payouts: { title: "Pagamenti" } },
    };
    expect(linkedMessages(english, italian).money).toEqual({
      amount: "Importo",
      payouts: { title: "Pagamenti", amount: "Importo" },
    });
    expect(linkedMessages(english, english).money.amount).toBe("Amount");
  });

  it("prefers what a language writes itself", () => {
    const german = { words: { amount: "Betrag" }, money: { amount: "Summe" } };
    expect(linkedMessages(english, german).money.amount).toBe("Summe");
  });

  it("leaves out a message that a language lacks, so that the test of the keys names it", () => {
    const spanish = { words: { amount: "Importe" }, money: { payouts: {} } };
    expect(linkedMessages(english, spanish).money.payouts).toEqual({ amount: "Importe" });
  });

  it("refuses a link to nothing, and to another link", () => {
    expect(() => linkedMessages({ a: "@:words.none" }, { words: {} })).toThrow('"a" links to "words.none"');
    const chain = { a: "@:b", b: "@:c", c: "text" };
    expect(() => linkedMessages(chain, chain)).toThrow('"a" links to "b"');
  });
});
