import { expect } from "vitest";
import { findText } from "@/lib/testing/find-text";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { pay, resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { orderBody } from "@/lib/testing/seed-shop";

it.beforeAll(() => {
  resetEmulator(app);
});

/**
 * Where a code stays for its own time: the email that carries it, also as the local mailbox shows it, and the answer that is
 * kept for a repeated request.
 */
const FOR_A_TIME = [
  "public.email.html",
  "public.email.props",
  "public.email.text",
  "public.idempotency_key.response",
];

it("no row shows a card's code, however the card was made, spent and asked for", async () => {
  const shop = await seedCardShop(app);
  const open = (path: string, body: object) => api("POST", `/api/public/${shop.slug}${path}`, { body });
  const ours = `/api/tenant/${shop.slug}/gift-cards`;
  const purchase = { amount: 50, purchaserEmail: "buyer@diner.example", recipientEmail: "ben@diner.example" };
  const headers = { "idempotency-key": "issue-at-rest" };
  const issued = (await api("POST", ours, { as: shop.owner, body: { amount: 20 }, headers })).body;
  const bought = (await open("/gift-cards/purchase", purchase)).body;
  await pay(api, bought.clientSecret);
  const byHand = (await open("/gift-cards/purchase", purchase)).body;
  const confirmed = (await api("POST", `${ours}/pending/${byHand.pendingId}/confirm`, { as: shop.owner }))
    .body;
  await app.jobs.drain(app);
  const { emails } = (await api("GET", "/api/dev/mail", { query: { to: "ben@diner.example" } })).body;
  const emailed = emails.map(({ text }: { text: string }) => /(?:\w{4}-){3}\w{4}/.exec(text)?.[0]);
  const codes = [...new Set<string>([issued.code, confirmed.code, ...emailed])];
  expect(codes).toHaveLength(3);

  for (const code of codes) {
    expect((await open("/gift-cards/lookup", { code })).body).toMatchObject({ code });
    expect((await open("/orders", orderBody(shop, { giftCardCode: code }))).body.giftCardAmount).toBe(17);
    await open("/orders", orderBody(shop, { giftCardCode: code, paymentMethod: "stripe" }));
    await open("/gift-cards/erase", { email: "nobody@diner.example", card: code });
  }
  const { giftCards } = (await api("GET", ours, { as: shop.owner })).body;
  expect(giftCards).toHaveLength(3);
  for (const { id, codeEnding } of giftCards) {
    expect(codes.map((code) => code.slice(-4))).toContain(codeEnding);
    await api("POST", `${ours}/${id}/resend`, { as: shop.owner });
  }
  await app.jobs.drain(app);
  expect(await findText(app, ...codes)).toEqual(FOR_A_TIME);
  expect(await findText(app, ...codes.map((code) => code.replaceAll("-", "")))).toEqual([]);
});
