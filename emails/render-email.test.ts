import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/core/i18n/locales";
import { writtenList } from "@/lib/core/i18n/written-list";
import type { EmailProps, EmailTemplate } from "@/lib/platform/mail/email-templates";
import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";
import { emailAccent } from "./email-accent";
import { renderEmail } from "./render-email";

const order = {
  restaurant: {
    name: "Trattoria Luigi",
    phone: "+39 011 555 0100",
    address: "Via Roma 1, Torino",
    accent: "oklch(0.55 0.16 35)",
  },
  customerName: "Ada <b>Diner</b>",
  orderNumber: "1042",
  type: "pickup" as const,
  promisedAt: "2026-11-18T18:30:00.000Z",
  timeZone: "Europe/Rome",
  currency: "EUR",
  totalMinor: 2050,
  items: [
    { name: "Margherita", quantity: 2, options: [], lineTotalMinor: 1700 },
    { name: "Acqua", quantity: 1, options: ["Large", "No ice"], lineTotalMinor: 350 },
  ],
  trackingUrl: "http://localhost:3000/s/luigi/orders/ord_1",
};

type OrderTemplate = Extract<EmailTemplate, `order-${string}`>;

const PROPS: Pick<EmailProps, OrderTemplate> = {
  "order-received": order,
  "order-unpaid": { ...order, payBefore: order.promisedAt },
  "order-accepted": order,
  "order-ready": order,
  "order-delivered": order,
  "order-canceled": { ...order, reason: "No more dough", refundMinor: 2050 },
  "order-proposal": {
    ...order,
    changes: [
      { name: "Margherita", quantity: 1, replacement: null },
      { name: "Acqua", quantity: 1, replacement: "Cola" },
    ],
    newTime: "2026-11-18T19:00:00.000Z",
    message: "No more dough",
    amountMinor: 850,
    expiresAt: "2026-11-18T18:00:00.000Z",
  },
};

const templates = Object.keys(PROPS) as OrderTemplate[];

function rendered<T extends OrderTemplate>(template: T, changes: Partial<EmailProps[T]> = {}, locale = "en") {
  return renderEmail({ template, locale, props: { ...PROPS[template], ...changes } });
}

describe.each(templates)("%s", (template) => {
  it.each(LOCALES)("says who, what and how much in %s, as HTML and as text", async (locale) => {
    const email = await rendered(template, {}, locale);
    expect(email.subject).toContain("1042");
    expect(email.subject).toContain("Trattoria Luigi");
    expect(email.html).toContain(`lang="${locale}"`);
    for (const part of [email.html, email.text]) {
      expect(part).toContain("Margherita");
      expect(part).toContain(writtenList(["Large", "No ice"], locale));
      expect(part).toMatch(/20[.,]50/);
      expect(part).toContain(order.trackingUrl);
      expect(part).toContain(order.restaurant.phone);
    }
    expect(email.text).not.toMatch(/<\/?(td|p|span|style)\b/);
  });

  it("never lets a diner's text become markup", async () => {
    const { html } = await rendered(template);
    expect(html).not.toContain("<b>Diner</b>");
    expect(html).toContain("Ada &lt;b&gt;Diner&lt;/\u2060b&gt;");
  });

  it("keeps the subject on one line whatever the restaurant is called", async () => {
    const name = "Luigi\r\nBcc: everyone@elsewhere.example\u2028x";
    const { subject } = await rendered(template, { restaurant: { ...order.restaurant, name } });
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it("shows the logo, and asks no reader to fetch it ahead", async () => {
    const logoUrl = "https://bazar.example/media/luigi.png";
    const { html } = await rendered(template, { restaurant: { ...order.restaurant, logoUrl } });
    expect(html).toContain(`src="${logoUrl}"`);
    expect(html).not.toContain("<link");
  });

  it("follows the reader's dark scheme", async () => {
    expect((await rendered(template)).html).toContain("prefers-color-scheme: dark");
  });
});

describe.each(["order-received", "order-accepted"] as const)("%s", (template) => {
  it.each(LOCALES)("says in %s that its address is not checked, and whom to call", async (locale) => {
    const uncheckedAddress = "Via Inesistente 5, 10123 Torino";
    const { text } = await rendered(template, { type: "delivery", uncheckedAddress }, locale);
    expect(text).toContain(uncheckedAddress);
    expect(text.split(order.restaurant.phone).length).toBe(3);
    expect((await rendered(template, { type: "delivery" }, locale)).text).not.toContain("Inesistente");
  });
});

describe("the accepted order", () => {
  it("gives the promise in the restaurant's zone", async () => {
    expect((await rendered("order-accepted")).text).toMatch(/Wednesday,? 18 November|Wednesday, November 18/);
    expect((await rendered("order-accepted", {}, "de")).text).toContain("19:30");
    expect((await rendered("order-accepted", { timeZone: "America/Chicago" }, "de")).text).toContain("12:30");
  });

  it("says where to collect a pickup and nothing of the kind for a delivery", async () => {
    expect((await rendered("order-accepted")).text).toContain("pick up your food");
    expect((await rendered("order-accepted", { type: "delivery" })).text).not.toContain("collect");
  });
});

describe("the canceled order", () => {
  it("gives the reason and the refund", async () => {
    const { text } = await rendered("order-canceled");
    expect(text).toContain("No more dough");
    expect(text).toContain("We are refunding €20.50");
  });

  it("says that nothing was charged when nothing goes back", async () => {
    const { text } = await rendered("order-canceled", { refundMinor: 0, reason: null });
    expect(text).toContain("You have not been charged.");
    expect(text).not.toContain("Reason");
  });

  it.each(LOCALES)("says in %s that it was not paid in time", async (locale) => {
    const { text } = await rendered("order-canceled", { refundMinor: 0, reason: UNPAID_REASON }, locale);
    expect(text).not.toContain(UNPAID_REASON);
    if (locale === "de") expect(text).toContain("Die Bestellung wurde nicht rechtzeitig bezahlt.");
  });
});

describe("renderEmail", () => {
  it("refuses a template that does not exist", async () => {
    await expect(renderEmail({ template: "constructor", locale: "en", props: {} })).rejects.toThrow(
      "no template",
    );
  });

  it("speaks English when the stored language is not one of ours", async () => {
    expect((await rendered("order-ready", {}, "xx")).subject).toContain("is ready");
  });
});

describe("emailAccent", () => {
  it.each([
    ["#ffdd00", "#ffdd00", "#17130f"],
    ["#7a1f3d", "#7a1f3d", "#ffffff"],
    ["oklch(1 0 0)", "#ffffff", "#17130f"],
    ["oklch(0.628 0.2577 29.23)", "#ff0000", "#17130f"],
    ["red; background:url(x)", "#6d1f4a", "#ffffff"],
  ])("makes %s a color that mail clients know, with readable text", (accent, fill, onFill) => {
    expect(emailAccent(accent)).toEqual({ fill, onFill });
  });
});
