import { describe, expect, it } from "vitest";
import type { Locale } from "@/lib/core/i18n/locales";
import type { EmailProps, EmailTemplate } from "@/lib/platform/mail/email-templates";
import { renderEmail } from "./render-email";

type Place = { country: string; timeZone: string; currency: string };

/** A quarter past midnight in Rome, and the evening before in Austin. */
const AT = "2026-11-18T23:15:00.000Z";
const URL = "https://bazar.example/x";

/** Every email, with an instant and an amount wherever it takes one. */
function allEmails({ country, timeZone, currency }: Place): EmailProps {
  const restaurant = { name: "Luigi", phone: "+39 011", address: "Via Roma", accent: "#7a1f3d", country };
  const line = { name: "Margherita", quantity: 2, options: [], lineTotalMinor: 123_450 };
  const order: EmailProps["order-received"] = {
    restaurant,
    customerName: "Ada",
    orderNumber: "1042",
    type: "pickup",
    promisedAt: AT,
    timeZone,
    currency,
    totalMinor: 123_450,
    items: [line],
    taxLines: [{ name: "VAT", bps: 825, taxMinor: 123_450 }],
    trackingUrl: URL,
  };
  const booking: EmailProps["reservation-changed"] = {
    restaurant,
    customerName: "Ada",
    startsAt: AT,
    timeZone,
    guestCount: 2,
    specialRequests: null,
  };
  const card = { restaurant, amountMinor: 123_450, currency, timeZone, storefrontUrl: URL };
  const account = { sender: restaurant, name: "Ada", url: URL };
  return {
    "order-received": order,
    "order-unpaid": { ...order, payBefore: AT },
    "order-accepted": order,
    "order-ready": order,
    "order-delivered": order,
    "order-canceled": { ...order, reason: null, refundMinor: 123_450 },
    "order-proposal": {
      ...order,
      changes: [],
      newTime: AT,
      message: null,
      amountMinor: 123_450,
      expiresAt: AT,
    },
    "unseen-order": { ...order, waitedMinutes: 7, placedAt: AT, dashboardUrl: URL },
    "reservation-confirmed": { ...booking, cancelUrl: URL },
    "reservation-changed": booking,
    "reservation-canceled": { ...booking, canceledBy: "customer" },
    "reservation-reminder": { ...booking, cancelUrl: URL },
    "reservation-deposit": { ...booking, payUntil: AT, payUrl: URL },
    "waitlist-offer": { ...booking, offerUntil: AT, offerUrl: URL },
    "waitlist-joined": { ...booking, latestAt: AT, requestUrl: URL },
    "waitlist-opening": { ...booking, offerUntil: AT, offerUrl: URL },
    "gift-card": {
      ...card,
      code: "ABCD-EFGH-JKMN-PQRS",
      recipientName: null,
      purchaser: null,
      message: null,
      expiresAt: AT,
    },
    "gift-card-receipt": { ...card, codeEnding: "PQRS", boughtAt: AT },
    "restaurant-suspended": { name: "Ada", restaurant: restaurant.name, reason: "Unpaid", url: URL },
    "restaurant-opened": { name: "Ada", restaurant: restaurant.name, again: true, url: URL },
    "online-payments": { name: "Ada", restaurant: restaurant.name, isOpen: false, url: URL },
    dispute: {
      name: "Ada",
      restaurant: restaurant.name,
      country,
      timeZone,
      kind: "reminder",
      amountMinor: 123_450,
      currency,
      dueAt: AT,
      url: URL,
    },
    "webhook-disabled": {
      restaurant,
      url: URL,
      reason: "failing",
      failingSince: AT,
      lastError: "Answered 500.",
      timeZone,
      dashboardUrl: URL,
    },
    "domain-lost": {
      restaurant,
      domain: "trattoria.example",
      record: "_bazar.trattoria.example",
      kind: "failing",
      date: AT,
      timeZone,
      settingsUrl: URL,
    },
    "books-differ": { name: "Ada", differences: 3, restaurants: ["luigi"], unchecked: ["taco"], url: URL },
    "password-reset": account,
    "prove-email": account,
    "guest-data": account,
    "prove-owner-email": { name: "Ada", restaurant: "Luigi", url: URL },
    "second-factor-due": { name: "Ada", restaurant: "Luigi", country, timeZone, dueAt: AT, url: URL },
    "staff-invitation": { restaurant, invitedBy: "Ada", role: "staff", url: URL },
    "platform-alarm": {
      kind: "balance_short",
      amounts: [{ currency, amountMinor: 123_450, neededMinor: 123_450 }],
      url: URL,
    },
  };
}

const ROME = { country: "IT", timeZone: "Europe/Rome", currency: "EUR" };
const BERLIN = { country: "DE", timeZone: "Europe/Berlin", currency: "EUR" };
const AUSTIN = { country: "US", timeZone: "America/Chicago", currency: "USD" };

/** How a place writes the day, the time and the amount of above. */
const PLACES: { name: string; place: Place; locale: Locale; day: RegExp; time: string; amount: string }[] = [
  { name: "Italy", place: ROME, locale: "it", day: /19 novembre/, time: "0:15", amount: "1234,50 €" },
  {
    name: "Italy in English",
    place: ROME,
    locale: "en",
    day: /19 November/,
    time: "0:15",
    amount: "€1,234.50",
  },
  { name: "Germany", place: BERLIN, locale: "de", day: /19\. November/, time: "0:15", amount: "1.234,50 €" },
  {
    name: "Germany in English",
    place: BERLIN,
    locale: "en",
    day: /19 November/,
    time: "0:15",
    amount: "€1,234.50",
  },
  { name: "Texas", place: AUSTIN, locale: "en", day: /November 18/, time: "5:15 PM", amount: "$1,234.50" },
];

const DAYS =
  /\d{1,2}\.? (?:de )?\p{L}*(?:november|novembre|nov)\b|\bnov\p{L}* \d{1,2}\b|\d{1,2}[./-]11[./-]|11[/]\d{1,2}/giu;
const TIMES = /\b\d{1,2}:\d{2}(?: ?[ap]\.?m)?\b/gi;
const AMOUNTS = /[$€] ?[\d.,]+|[\d.,]+ ?[$€]|(?:EUR|USD|US\$) ?[\d.,]+/g;

describe.each(PLACES)("in $name", ({ place, locale, day, time, amount }) => {
  const emails = Object.entries(allEmails(place)) as [EmailTemplate, object][];

  it.each(emails)(
    "%s writes days, times and amounts as the place does, and in no other form",
    async (...of) => {
      const [template, props] = of;
      const { subject, text } = await renderEmail({ template, locale, props });
      const said = `${subject}\n${text}`.replace(/[\u00a0\u202f]/g, " ");
      for (const written of said.match(DAYS) ?? []) expect(written).toMatch(day);
      const withoutAmounts = said.replaceAll(amount, "");
      for (const written of withoutAmounts.match(TIMES) ?? [])
        expect(written.replace(/^0(?=\d:)/, "")).toBe(time);
      expect(withoutAmounts.match(AMOUNTS)).toBeNull();
    },
  );

  if (locale === "en")
    it("words are spelled as the place spells them", async () => {
      const props = allEmails(place);
      for (const template of ["order-canceled", "reservation-canceled", "order-unpaid"] as const) {
        const { subject, text } = await renderEmail({ template, locale, props: props[template] });
        const spelled = `${subject}\n${text}`.toLowerCase().match(/cancell?ed/g);
        expect([...new Set(spelled)], template).toEqual([place === AUSTIN ? "canceled" : "cancelled"]);
      }
    });

  it("the emails that have a day, a time or an amount show it", async () => {
    const said = async (template: EmailTemplate) => {
      const { text } = await renderEmail({ template, locale, props: allEmails(place)[template] });
      return text.replace(/[\u00a0\u202f]/g, " ");
    };
    expect(await said("order-received")).toMatch(day);
    expect(await said("order-received")).toContain(time);
    expect(await said("unseen-order")).toContain(time);
    for (const each of ["waitlist-offer", "waitlist-joined", "waitlist-opening"] as const)
      expect(await said(each)).toContain(time);
    expect(await said("reservation-deposit")).toContain(time);
    expect(await said("gift-card")).toMatch(day);
    expect(await said("webhook-disabled")).toMatch(day);
    expect(await said("domain-lost")).toMatch(day);
    for (const template of ["order-canceled", "gift-card-receipt"] as const)
      expect(await said(template)).toContain(amount);
  });
});
