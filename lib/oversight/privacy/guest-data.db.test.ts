import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { runWaitlist } from "@/lib/service/waitlist/run-waitlist";
import { findText } from "@/lib/testing/find-text";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { emailedTokens } from "@/lib/testing/people";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
let other: SeededShop;
let email: string;

it.beforeAll(async () => {
  shop = await seedShop(app);
  other = await seedShop(app);
});
it.beforeEach(() => {
  email = `${newId("usr")}@guest.example`;
});

const data = (act: "link" | "export" | "erase", body: object, at = shop) =>
  api("POST", `/api/public/${at.slug}/guest-data/${act}`, { body });

async function order(at = shop): Promise<string> {
  const body = orderBody(at, { customerEmail: email, customerName: "Zoë Quillfeather" });
  return (await api("POST", `/api/public/${at.slug}/orders`, { body })).body.id;
}

async function finish(orderId: string): Promise<void> {
  for (const status of ["accepted", "preparing", "ready", "delivered"]) {
    app.clock.advance({ minutes: 2 });
    const path = `/api/tenant/${shop.slug}/orders/${orderId}`;
    expect((await api("PATCH", path, { as: shop.owner, body: { status } })).status).toBe(200);
  }
}

async function emailedLink(): Promise<string> {
  expect((await data("link", { email })).body).toEqual({ ok: true });
  await app.jobs.drain(app);
  return (await emailedTokens(app, email, "guest-data")).at(-1) ?? "";
}

it("gives a guest without an account everything that the restaurant keeps, by a link in their mailbox", async () => {
  const orderId = await order();
  await order(other);
  const { status, body } = await data("export", { token: await emailedLink() });
  expect(status).toBe(200);
  expect(body.guest).toMatchObject({ email, name: "Zoë Quillfeather" });
  expect(body.orders.map(({ id }: { id: string }) => id)).toEqual([orderId]);
});

it("erases a guest whose orders have ended, once, and leaves the amounts", async () => {
  const orderId = await order();
  const token = await emailedLink();
  expect((await data("erase", { token })).body.error).toBe("ERASURE_BLOCKED");
  await finish(orderId);
  expect((await data("erase", { token })).status).toBe(204);
  expect(await findText(app, email)).toEqual([]);
  const row = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
  expect([row.totalMinor, row.customerName]).toEqual([1700, ""]);
  for (const act of ["export", "erase"] as const)
    expect((await data(act, { token })).body.error).toBe("GUEST_NOT_FOUND");
});

it("forgets a link that was asked for and not sent yet, with its guest", async () => {
  const orderId = await order();
  const token = await emailedLink();
  await finish(orderId);
  await app.jobs.drain(app);
  expect((await data("link", { email })).status).toBe(200);
  expect((await data("erase", { token })).status).toBe(204);
  expect(await findText(app, email)).toEqual([]);
});

it("answers alike for everybody, and sends nothing to who never ordered here", async () => {
  await order(other);
  expect(await emailedLink()).toBe("");
});

it("opens with nothing but the emailed link: not changed, not elsewhere, not after a day", async () => {
  await order();
  await order(other);
  const token = await emailedLink();
  const [guestId, expiresAt, signed] = token.split(".");
  const later = `${guestId}.${(Number.parseInt(expiresAt ?? "", 36) + 3600).toString(36)}.${signed}`;
  for (const wrong of ["unknown", `${guestId}.${expiresAt}.`, later, token.replace("ord_", "res_")])
    for (const act of ["export", "erase"] as const)
      expect([(await data(act, { token: wrong })).status, wrong]).toEqual([403, wrong]);
  expect((await data("export", { token }, other)).status).toBe(403);
  app.clock.advance({ hours: 23 });
  expect((await data("export", { token })).status).toBe(200);
  app.clock.advance({ hours: 1 });
  expect((await data("export", { token })).body.error).toBe("INVALID_TOKEN");
});

it("sends five links an hour to an address at most, whoever asks", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await data("link", { email })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

describe("who only waits for a table", () => {
  let full: SeededShop;
  it.beforeEach(async () => {
    app.clock.set("2026-11-18T12:00:00.000Z");
    full = await seedShop(app);
    await seedRoom(app, full, { only: 2 });
    const policy = { slotLengthMinutes: 180 };
    await api("PATCH", `/api/tenant/${full.slug}/reservation-policy`, { as: full.owner, body: policy });
  });
  const askForTable = async () => {
    const body = bookingBody({ timeSlot: "19:00", customerEmail: `${newId("usr")}@other.example` });
    const booked = await api("POST", `/api/public/${full.slug}/reservation`, { body });
    expect(booked.status).toBe(200);
    const wish = { date: body.date, earliest: "18:00", latest: "20:30", guestCount: 2 };
    const who = { customerName: "Zoë Quillfeather", customerEmail: email };
    const asked = await api("POST", `/api/public/${full.slug}/waitlist`, { body: { ...wish, ...who } });
    expect([asked.status, asked.text]).toEqual([200, expect.any(String)]);
    return booked.body.id as string;
  };
  const link = async () => {
    expect((await data("link", { email }, full)).status).toBe(200);
    await app.jobs.drain(app);
    return (await emailedTokens(app, email, "guest-data")).at(-1) ?? "";
  };

  it.each(["while the evening is to come", "after it has ended"])(
    "sees it and erases it %s",
    async (when) => {
      await askForTable();
      if (when === "after it has ended") {
        app.clock.set("2026-11-20T12:00:00.000Z");
        await runWaitlist(app);
      }
      const token = await link();
      const { status, body } = await data("export", { token }, full);
      expect([status, body.guest]).toMatchObject([200, { email, name: "Zoë Quillfeather", bookingCount: 0 }]);
      expect(body.waitlist).toMatchObject([{ earliest: "18:00", guestCount: 2 }]);
      expect((await data("erase", { token }, full)).status).toBe(204);
      expect(await findText(app, email)).toEqual([]);
      expect((await data("export", { token }, full)).body.error).toBe("GUEST_NOT_FOUND");
    },
  );

  it("keeps what is needed while a table is held, and is nobody at another restaurant or in staff's list", async () => {
    const booked = await askForTable();
    const guests = (await api("GET", `/api/tenant/${full.slug}/guests`, { as: full.owner })).body.guests;
    expect(guests.map((guest: { email: string }) => guest.email)).not.toContain(email);
    const token = await link();
    expect((await data("export", { token })).status).toBe(403);
    const path = `/api/public/${full.slug}/reservation/${booked}/cancel`;
    const cancel = { token: await cancelTokenOf(app, booked) };
    expect((await api("POST", path, { body: cancel })).status).toBe(200);
    expect(await runWaitlist(app)).toBe(1);
    expect((await data("erase", { token }, full)).body.error).toBe("ERASURE_BLOCKED");
  });

  it("cannot be erased while they wait at the door", async () => {
    const who = { customerName: "Zoë Quillfeather", customerEmail: email, guestCount: 2 };
    const joined = await api("POST", `/api/tenant/${full.slug}/waitlist`, { as: full.owner, body: who });
    const token = await link();
    expect((await data("erase", { token }, full)).body.error).toBe("ERASURE_BLOCKED");
    const path = `/api/tenant/${full.slug}/waitlist/${joined.body.id}`;
    expect((await api("DELETE", path, { as: full.owner })).status).toBe(204);
    expect((await data("erase", { token }, full)).status).toBe(204);
    expect(await findText(app, email)).toEqual([]);
  });
});
