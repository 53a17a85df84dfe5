import { describe, expect, it, test } from "vitest";
import { LOCALES } from "@/lib/core/i18n/locales";
import type { EmailProps } from "@/lib/platform/mail/email-templates";
import { renderEmail } from "./render-email";

const restaurant = {
  name: "Trattoria Luigi",
  phone: "+39 011 555 0100",
  address: "Via Roma 1, Torino",
  accent: "oklch(0.55 0.16 35)",
};

const card: EmailProps["gift-card"] = {
  restaurant,
  code: "ABCD-EFGH-JKMN-PQRS",
  amountMinor: 4950,
  currency: "EUR",
  recipientName: "Ben",
  purchaser: "ada@diner.example",
  message: "Enjoy <b>it</b>",
  expiresAt: "2027-01-31T22:59:59.000Z",
  timeZone: "Europe/Rome",
  storefrontUrl: "http://localhost:3000/s/luigi",
};

const notice: EmailProps["webhook-disabled"] = {
  restaurant,
  url: "https://till.example/hook",
  reason: "failing",
  failingSince: "2026-11-18T18:30:00.000Z",
  lastError: "Answered 500.",
  timeZone: "Europe/Rome",
  dashboardUrl: "http://localhost:3000/t/luigi",
};

describe("a gift card's email", () => {
  it.each(LOCALES)("brings code, value, wishes and the last day in %s", async (locale) => {
    const { subject, html, text } = await renderEmail({ template: "gift-card", locale, props: card });
    expect(subject).toMatch(/49[.,]50/);
    expect(subject).toContain(restaurant.name);
    for (const part of [html, text]) {
      for (const fact of [card.code, "Ben", "ada@diner.example", "31", "2027", card.storefrontUrl])
        expect(part).toContain(fact);
    }
    expect(html).not.toContain("<b>it</b>");
  });

  it("leaves out what there is not", async () => {
    const props = { ...card, recipientName: null, purchaser: null, message: null, expiresAt: null };
    const { text } = await renderEmail({ template: "gift-card", locale: "en", props });
    expect(text).toContain("Here is your gift card.");
    expect(text).not.toMatch(/From|Valid until|none|null|“/);
  });
});

test.each(LOCALES)(
  "a gift card's receipt brings value, day and ending, but no code, in %s",
  async (locale) => {
    const { amountMinor, currency, timeZone, storefrontUrl } = card;
    const about = { restaurant, amountMinor, currency, timeZone, storefrontUrl };
    const props = { ...about, codeEnding: "PQRS", boughtAt: "2026-11-18T23:30:00.000Z" };
    const { subject, text } = await renderEmail({ template: "gift-card-receipt", locale, props });
    expect(subject).toMatch(/49[.,]50/);
    for (const fact of [restaurant.name, "PQRS", "19", "2026", storefrontUrl]) expect(text).toContain(fact);
  },
);

describe("the email about a disabled webhook endpoint", () => {
  it.each(LOCALES)("says which, why, since when and what to do in %s", async (locale) => {
    const failing = await renderEmail({ template: "webhook-disabled", locale, props: notice });
    expect(failing.subject).toContain(restaurant.name);
    for (const fact of [notice.url, "18", notice.lastError, notice.dashboardUrl])
      expect(failing.text).toContain(fact);
    const gone = await renderEmail({
      template: "webhook-disabled",
      locale,
      props: { ...notice, reason: "gone" },
    });
    expect(gone.text).toContain("410");
    expect(failing.text).not.toContain("410");
  });
});

const unseen: EmailProps["unseen-order"] = {
  restaurant,
  orderNumber: "1042",
  type: "pickup",
  waitedMinutes: 7,
  placedAt: "2026-11-20T18:30:00.000Z",
  promisedAt: "2026-11-20T19:05:00.000Z",
  timeZone: "Europe/Rome",
  currency: "EUR",
  totalMinor: 2050,
  items: [{ name: "Margherita", quantity: 2, options: ["Large"], lineTotalMinor: 2050 }],
  dashboardUrl: "http://localhost:3000/t/luigi",
};

describe("the email about an order that nobody has seen", () => {
  it.each(LOCALES)("says which, how long it has waited, and where the board is in %s", async (locale) => {
    const { subject, html, text } = await renderEmail({ template: "unseen-order", locale, props: unseen });
    for (const fact of [restaurant.name, "1042", "7"]) expect(subject).toContain(fact);
    for (const part of [html, text]) {
      for (const fact of ["1042", ":30", ":05", "Margherita", "Large", unseen.dashboardUrl])
        expect(part).toContain(fact);
    }
  });
});
