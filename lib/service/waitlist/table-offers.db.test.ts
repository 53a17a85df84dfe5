import { beforeEach, describe, expect, it, test } from "vitest";
import { settleDeposits } from "@/lib/service/reservations/deposits/settle-deposits";
import { seedDepositShop, seedPaidBooking } from "@/lib/testing/deposits";
import { cases } from "@/lib/testing/depth";
import { findText } from "@/lib/testing/find-text";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { pay } from "@/lib/testing/online-payments";
import { seedRoom } from "@/lib/testing/seed-room";
import { EVENING, outcome, startTableRequests } from "@/lib/testing/table-requests";
import { ONLINE_OFFER_MINUTES } from "./online-offer";
import { runWaitlist } from "./run-waitlist";

const { act, ask, book, desk, fillEvening, here, linkOf, mailOf, openRoom, requests, setPolicy, states } =
  startTableRequests();

async function askInTurn(...names: string[]): Promise<void> {
  for (const name of names) {
    expect((await ask(name)).status).toBe(200);
    here.app.clock.advance({ seconds: 1 });
  }
}

describe("rivals", () => {
  it("for one table that becomes free: one offer or one booking, and one cover is sold once", async () => {
    for (let round = 0; round < cases(3); round += 1) {
      const only = await openRoom();
      const cancel = await fillEvening();
      const names = Array.from({ length: 6 }, (_, index) => `Rival${index}`);
      for (const name of names) expect((await ask(name)).status).toBe(200);
      const ids = (await requests()).map(({ id }) => id);
      await cancel();
      const rivals = [
        ...ids.map((id) => () => desk("POST", `/waitlist/${id}/offer`, {})),
        ...Array.from({ length: 2 }, () => () => book({ timeSlot: "19:00" })),
      ];
      // The second booking waits for the first: those of one process go together.
      await meetAtLock({ statement: "LOCK TABLE reservation IN SHARE MODE" }, rivals, rivals.length - 1);
      await Promise.all(Array.from({ length: 3 }, () => runWaitlist(here.app)));
      const links = await Promise.all(
        (await requests())
          .filter(({ status }) => status === "offered")
          .map(({ customerName }) => linkOf(customerName, "waitlist-opening")),
      );
      const taken = await Promise.all([...links, ...links].map((link) => act(link, "accept")));
      expect(taken.map(outcome)).toEqual(taken.map(() => "200"));
      const sold = await here.app.db.prisma.reservationTable.count({ where: { tableId: only, live: true } });
      expect([sold, links.length <= 1]).toEqual([1, true]);
    }
  });
});

describe("a table with a deposit", () => {
  it("is held until the deposit is paid, as if it had been booked, and goes on to the next when it is not", async () => {
    await openRoom(seedDepositShop);
    const booked = await seedPaidBooking(here.api, here.shop, { timeSlot: "19:00" });
    await askInTurn("Ada", "Grace");
    const path = `/api/public/${here.shop.slug}/reservation`;
    await here.api("POST", `${path}/${booked.id}/cancel`, { body: { token: booked.token } });
    expect(await runWaitlist(here.app)).toBe(1);
    const { body } = await act(await linkOf("Ada", "waitlist-opening"), "accept");
    expect(body).toMatchObject({ status: "booked", booking: { depositDue: true } });
    expect(await runWaitlist(here.app)).toBe(0);
    here.app.clock.advance({ minutes: 16 });
    await settleDeposits(here.app);
    expect(await runWaitlist(here.app)).toBe(1);
    const { booking } = (await act(await linkOf("Grace", "waitlist-opening"), "accept")).body;
    const due = await here.api("POST", `${path}/${booking.id}/deposit`, { body: { token: booking.token } });
    await pay(here.api, due.body.deposit.clientSecret);
    expect((await desk("GET", `/reservations/${booking.id}`)).body).toMatchObject({
      status: "booked",
      heldUntil: null,
      deposit: { status: "paid", amount: 20 },
    });
  });
});

it("leaves with its person: in what a guest is given, and gone when they are erased", async () => {
  const cancel = await fillEvening({ customerEmail: mailOf("Ada") });
  await ask("Ada", { date: EVENING });
  const [guest] = (await desk("GET", "/guests")).body.guests;
  const given = (await desk("POST", `/guests/${guest.id}/export`)).body;
  expect(given.waitlist).toMatchObject([
    { date: EVENING, earliest: "18:00", guestCount: 2, status: "waiting" },
  ]);
  await cancel();
  expect((await desk("POST", `/guests/${guest.id}/erase`)).status).toBe(204);
  expect(await findText(here.app, mailOf("Ada"))).toEqual([]);
});

describe("a table that becomes free", () => {
  let cancel: () => Promise<void>;
  beforeEach(async () => {
    cancel = await fillEvening();
  });

  it("is held for who asked first, and taken with the link: an ordinary booking", async () => {
    await askInTurn("Ada", "Grace");
    await cancel();
    expect(await runWaitlist(here.app)).toBe(1);
    expect(await states()).toEqual({ Ada: "offered", Grace: "waiting" });
    expect((await book({ timeSlot: "18:00" })).body.error).toBe("SLOT_UNAVAILABLE");
    const link = await linkOf("Ada", "waitlist-opening");
    expect((await act(link, "read")).body).toMatchObject({
      status: "offered",
      table: { date: EVENING, timeSlot: "18:00" },
    });
    const taken = await act(link, "accept");
    expect(taken.body).toMatchObject({ status: "booked", booking: { depositDue: false } });
    expect((await act(link, "accept")).text).toBe(taken.text);
    const { id, token } = taken.body.booking;
    expect((await desk("GET", `/reservations/${id}`)).body).toMatchObject({
      status: "booked",
      source: "online",
      heldUntil: null,
      customerEmail: mailOf("Ada"),
    });
    const sent = { tenantId: here.shop.tenantId, template: "reservation-confirmed", to: mailOf("Ada") };
    expect(await here.app.db.prisma.email.count({ where: sent })).toBe(1);
    expect((await act(link, "decline")).body.error).toBe("OFFER_TAKEN");
    const path = `/api/public/${here.shop.slug}/reservation/${id}/cancel`;
    expect((await here.api("POST", path, { body: { token } })).status).toBe(200);
    expect((await act(await linkOf("Ada"), "read")).body).toMatchObject({ status: "booked", booking: null });
  });

  it("goes to the next when nobody answers in time, and when it is let go", async () => {
    await askInTurn("Ada", "Grace", "Edith");
    await cancel();
    await runWaitlist(here.app);
    const ada = await linkOf("Ada", "waitlist-opening");
    here.app.clock.advance({ minutes: ONLINE_OFFER_MINUTES });
    expect((await act(ada, "accept")).body.error).toBe("OFFER_EXPIRED");
    expect((await act(ada, "read")).body.status).toBe("expired");
    const runs = await Promise.all(Array.from({ length: 4 }, () => runWaitlist(here.app)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await states()).toEqual({ Ada: "expired", Grace: "offered", Edith: "waiting" });
    await act(await linkOf("Grace", "waitlist-opening"), "decline");
    await runWaitlist(here.app);
    expect(await states()).toEqual({ Ada: "expired", Grace: "left", Edith: "offered" });
    expect((await ask("Ada", { earliest: "18:00", latest: "18:00" })).status).toBe(200);
  });

  it("goes to the first whom it suits, in size and time", async () => {
    await seedRoom(here.app, here.shop, { large: 4 });
    await book({ timeSlot: "19:00", guestCount: 4 });
    expect((await ask("Big", { guestCount: 4 })).status).toBe(200);
    expect((await ask("Early", { latest: "18:00" })).status).toBe(200);
    expect((await ask("Late", { earliest: "20:00" })).status).toBe(200);
    await cancel();
    await book({ timeSlot: "16:00" });
    await runWaitlist(here.app);
    expect(await states()).toEqual({ Big: "waiting", Early: "waiting", Late: "offered" });
  });

  test.each([
    ["moved to another day", (id: string) => desk("PATCH", `/reservations/${id}`, { date: "2026-11-24" })],
    ["canceled by staff", (id: string) => desk("PATCH", `/reservations/${id}`, { status: "canceled" })],
    [
      "seated elsewhere",
      async (id: string) => {
        const { extra } = await seedRoom(here.app, here.shop, { extra: { seats: 4, bookableOnline: false } });
        return desk("PATCH", `/reservations/${id}`, { tableIds: [extra] });
      },
    ],
    ["joined by another table", () => seedRoom(here.app, here.shop, { another: 2 })],
  ])("is one whose booking is %s", async (_name, free) => {
    await ask("Ada");
    expect(await runWaitlist(here.app)).toBe(0);
    const { id } = await here.app.db.prisma.reservation.findFirstOrThrow({
      where: { tenantId: here.shop.tenantId },
    });
    await free(id);
    expect(await runWaitlist(here.app)).toBe(1);
  });

  it("is offered once a closed day opens again, and by nobody while the restaurant keeps no list", async () => {
    await ask("Ada");
    await setPolicy({ blockedDates: [EVENING] });
    await cancel();
    expect(await runWaitlist(here.app)).toBe(0);
    await setPolicy({ blockedDates: [], onlineWaitlist: false });
    expect(await runWaitlist(here.app)).toBe(0);
    await setPolicy({ onlineWaitlist: true, onlineBooking: false });
    expect(await runWaitlist(here.app)).toBe(0);
    await setPolicy({ onlineBooking: true });
    await here.app.db.prisma.tenant.update({
      where: { id: here.shop.tenantId },
      data: { status: "suspended" },
    });
    expect(await runWaitlist(here.app)).toBe(0);
    await here.app.db.prisma.tenant.update({ where: { id: here.shop.tenantId }, data: { status: "active" } });
    expect(await runWaitlist(here.app)).toBe(1);
  });

  it("is offered by hand to whom staff wants, and is free again when staff removes them", async () => {
    await askInTurn("Ada", "Grace");
    const { id } = await linkOf("Grace");
    expect((await desk("POST", `/waitlist/${id}/offer`, {})).body.error).toBe("SLOT_UNAVAILABLE");
    await cancel();
    expect((await desk("POST", `/waitlist/${id}/offer`, {})).body.status).toBe("offered");
    expect(await runWaitlist(here.app)).toBe(0);
    expect((await desk("DELETE", `/waitlist/${id}`)).status).toBe(204);
    expect(await runWaitlist(here.app)).toBe(1);
    expect(await states()).toEqual({ Ada: "offered", Grace: "left" });
  });
});
