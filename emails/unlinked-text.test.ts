import { expect, it } from "vitest";
import type { EmailProps } from "@/lib/platform/mail/email-templates";
import { renderEmail } from "./render-email";
import { unlinkedText, withUnlinkedTexts } from "./unlinked-text";

it.each(["Trattoria Luigi", "St. Mary's", "Dr. Oetker & Co.", "寿司 さくら"])(
  "leaves %s as it is",
  (name) => {
    expect(unlinkedText(name)).toBe(name);
  },
);

it.each([
  ["evil.example", "evil.\u2060example"],
  ["https://evil.example/x", "https:\u2060/\u2060/\u2060evil.\u2060example/\u2060x"],
  ["win@evil.example", "win@\u2060evil.\u2060example"],
])("breaks the address in %s", (name, shown) => {
  expect(unlinkedText(name)).toBe(shown);
});

const LURE = "click http://evil.example/x or www.evil.example, win@evil.example";
const restaurant = { name: LURE, phone: "+39 011 1", address: "Via Roma 1", accent: "oklch(0.55 0.16 35)" };
const trackingUrl = "http://localhost:3000/s/luigi/orders/ord_1";
const order = {
  restaurant,
  customerName: LURE,
  orderNumber: "1042",
  type: "pickup" as const,
  promisedAt: "2026-11-18T18:30:00.000Z",
  timeZone: "Europe/Rome",
  currency: "EUR",
  totalMinor: 1700,
  items: [{ name: LURE, quantity: 1, options: [LURE], lineTotalMinor: 1700 }],
  trackingUrl,
};
const booking = {
  restaurant,
  customerName: LURE,
  startsAt: order.promisedAt,
  timeZone: order.timeZone,
  guestCount: 2,
  specialRequests: LURE,
};
const card = {
  restaurant,
  code: "ABCD EFGH",
  amountMinor: 2500,
  currency: "EUR",
  recipientName: LURE,
  purchaser: "ada@diner.example",
  message: LURE,
  expiresAt: null,
  timeZone: order.timeZone,
  storefrontUrl: "http://localhost:3000/s/luigi",
};
const account = { name: LURE, restaurant: LURE, url: "http://localhost:3000/prove" };

const HOSTILE: Partial<EmailProps> = {
  "order-received": order,
  "order-canceled": { ...order, reason: LURE, refundMinor: 0 },
  "order-proposal": {
    ...order,
    changes: [{ name: LURE, quantity: 1, replacement: LURE }],
    newTime: null,
    message: LURE,
    amountMinor: 0,
    expiresAt: order.promisedAt,
  },
  "reservation-confirmed": { ...booking, cancelUrl: trackingUrl },
  "reservation-deposit": { ...booking, payUntil: order.promisedAt, payUrl: trackingUrl },
  "reservation-canceled": { ...booking, canceledBy: "restaurant" },
  "waitlist-offer": { ...booking, offerUntil: order.promisedAt, offerUrl: trackingUrl },
  "waitlist-joined": { ...booking, latestAt: order.promisedAt, requestUrl: trackingUrl },
  "waitlist-opening": { ...booking, offerUntil: order.promisedAt, offerUrl: trackingUrl },
  "gift-card": card,
  "prove-email": { sender: { name: LURE, accent: restaurant.accent }, name: LURE, url: account.url },
  "password-reset": { sender: { name: LURE, accent: restaurant.accent }, name: LURE, url: account.url },
  "prove-owner-email": account,
  "restaurant-suspended": { ...account, reason: LURE },
  "staff-invitation": { restaurant: { name: LURE }, invitedBy: LURE, role: "staff", url: account.url },
};

it.each(Object.entries(HOSTILE))(
  "%s carries no link that a stranger wrote into a name",
  async (template, props) => {
    const { subject, html, text } = await renderEmail({ template, locale: "en", props });
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/https?:\/\/evil|www\.evil|@evil|evil\.example/);
    }
    expect(text).toContain("evil.\u2060example");
  },
);

it("leaves our own links, and what no stranger wrote", () => {
  const props = {
    url: "http://localhost:3000/x",
    cancelUrl: "http://a.b/c",
    timeZone: "Europe/Rome",
    items: [1],
  };
  expect(withUnlinkedTexts(props)).toEqual(props);
});
