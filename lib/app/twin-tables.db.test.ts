import { describe, expect } from "vitest";
import { driveTwin } from "@/lib/testing/drive-twin";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { seedTwin } from "@/lib/testing/seed-twin";

/** A twin with one table and a bill of 10.00 there, whose clock stands. */
async function openTwin() {
  const { twin } = await seedTwin(app);
  const at = driveTwin({ app, api }, twin);
  await at.ask("PATCH", "/settings", { tableOrdering: "accepted" });
  const { only } = await seedRoom(app, twin, { only: 2 });
  await at.move({});
  const { id } = await at.ask("POST", "/bills", { tableId: only });
  const dish = { productId: twin.margherita, quantity: 1 };
  const bill = await at.ask("POST", `/bills/${id}/rounds`, { items: [dish] });
  return { twin, at, bill, dish };
}

/** What something says a second before an instant, and at it. */
async function around(at: ReturnType<typeof driveTwin>, instant: string, seen: () => Promise<unknown>) {
  const before = new Date(Date.parse(instant) - 1_000).toISOString();
  await at.ask("POST", "/test-clock", { to: before });
  await at.settle();
  const earlier = await seen();
  await at.ask("POST", "/test-clock", { to: instant });
  await at.settle();
  return [earlier, await seen()];
}

describe("at the tables of a twin, at its instant and no sooner", () => {
  it("a share that nobody has paid is free again", async () => {
    const { at, bill } = await openTwin();
    const begun = await at.ask("POST", `/bills/${bill.id}/payments`, { method: "stripe", amount: 5 });
    const { payBefore } = begun.payments[0];
    const pending = async () => (await at.ask("GET", `/bills/${bill.id}`)).pending;
    expect(await around(at, payBefore, pending)).toEqual([5, 0]);
  });

  it("a round that nobody has answered ends", async () => {
    const { at, twin, bill, dish } = await openTwin();
    const path = `/api/public/${twin.slug}/bills/${bill.token}/rounds`;
    const sent = await api("POST", path, { body: { items: [dish] } });
    expect(sent.body).toMatchObject({ status: "waiting" });
    const headers = { cookie: sent.headers.getSetCookie().join().split(";", 1)[0] ?? "" };
    const round = async () => (await api("GET", path, { headers })).body.rounds[0];
    const { expiresAt } = await round();
    const status = async () => (await round()).status;
    expect(await around(at, expiresAt, status)).toEqual(["waiting", "expired"]);
  });

  it("a table that a party does not answer for is nobody's", async () => {
    const { at, twin } = await openTwin();
    await seedRoom(app, twin, { free: 2 });
    const party = await at.ask("POST", "/waitlist", {
      ...{ customerName: "Ada", customerEmail: "ada@diner.example", guestCount: 2 },
    });
    const { offerUntil, reservationId } = await at.ask("POST", `/waitlist/${party.id}/offer`, {});
    const status = async () => (await at.ask("GET", `/reservations/${reservationId}`)).status;
    expect(await around(at, offerUntil, status)).toEqual(["booked", "canceled"]);
  });
});
