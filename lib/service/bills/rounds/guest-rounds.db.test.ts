import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { app, billTest, room } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { seedProduct } from "@/lib/testing/seed-shop";
import { orderAtTables, phoneAt } from "@/lib/testing/table-rounds";
import { expireGuestRounds } from "./expire-guest-rounds";

const it = billTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const outcome = ({ status, body }: CallResult) => (status < 300 ? status : body.error);
const dish = (quantity = 1) => ({ productId: room.dish, quantity });
const accept = (roundId: string, body: unknown = {}) =>
  room.send("POST", `/guest-rounds/${roundId}/accept`, body);
const refuse = (roundId: string, body: unknown = { reason: "not_at_table" }) =>
  room.send("POST", `/guest-rounds/${roundId}/refuse`, body);
const waiting = async () => (await room.send("GET", "/guest-rounds")).body.rounds;
const stockOf = async (id: string) => (await app.db.prisma.product.findFirstOrThrow({ where: { id } })).stock;
const linkOf = async (tableId: string) => (await room.send("GET", `/tables/${tableId}`)).body.linkToken;

/** The row at which rivals meet. */
const lockOf = (table: "bill" | "guest_round" | "dining_table", id: string | undefined) => ({
  statement: `SELECT 1 FROM ${table} WHERE tenant_id = $1 AND id = $2 FOR UPDATE`,
  values: [room.shop.tenantId, id],
});

describe("a round that a guest sends", () => {
  it("waits off the bill and out of the kitchen until staff accept it, and then says whose it is", async () => {
    await orderAtTables(room, "accepted");
    const printer = await seedPrinter(app, room.shop, { kind: "star_cloudprnt" });
    const { billId, token } = await room.openBill(1);
    const printed = () => app.db.prisma.printJob.count({ where: { printerId: printer.id } });
    expect(await printed()).toBe(1);
    const anna = await phoneAt(room, `bills/${token}`);
    const sent = await anna.send([dish(2)], { guestName: "Anna" });
    expect(sent.body).toMatchObject({ status: "waiting" });
    expect(await room.bill(billId)).toMatchObject({ total: 10, guests: [{ number: 1, name: "Anna" }] });
    expect(await printed()).toBe(1);
    expect(await waiting()).toMatchObject([
      { id: sent.body.id, tableName: "window", billId, total: 20, guest: { number: 1, name: "Anna" } },
    ]);
    const accepted = await accept(sent.body.id);
    expect(accepted.body.total).toBe(30);
    expect(await printed()).toBe(2);
    expect(await waiting()).toEqual([]);
    const [guest] = accepted.body.guests;
    expect(accepted.body.items.map(({ guestId }: { guestId: string | null }) => guestId)).toEqual([
      null,
      guest.id,
    ]);
    expect(accepted.body.history.at(-1)).toMatchObject({ kind: "round", subjectId: guest.id, amount: 20 });
    const own = (await anna.get(`/bills/${token}`)).body;
    expect(own.guests).toEqual([{ id: guest.id, number: 1, name: "Anna", isMe: true }]);
    const other = await phoneAt(room, `bills/${token}`);
    const seen = (await other.rounds()).body.rounds;
    expect(seen).toMatchObject([{ status: "accepted", isMine: false, guest: { name: "Anna" } }]);
  });

  it("is refused where the restaurant does not take it, and at a closed bill", async () => {
    const { billId, token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    expect(outcome(await phone.send([dish()]))).toBe("TABLE_ORDERING_OFF");
    await orderAtTables(room, "accepted");
    const { body } = await phone.send([dish()]);
    await room.pay(billId, { method: "cash", amount: 10 });
    expect(outcome(await room.send("POST", `/bills/${billId}/close`))).toBe(200);
    expect((await phone.rounds()).body.rounds).toMatchObject([
      { id: body.id, status: "refused", reason: "bill_closed" },
    ]);
    expect(outcome(await accept(body.id))).toBe("GUEST_ROUND_SETTLED");
    expect(outcome(await phone.send([dish()]))).toBe("BILL_CLOSED");
  });

  it("is one round however often it is sent with one key", async () => {
    await orderAtTables(room, "accepted");
    const { token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    const send = () => phone.send([dish()], { key: "same" });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await waiting()).toHaveLength(1);
  });

  it("that two tablets accept at once is on the bill once", async () => {
    await orderAtTables(room, "accepted");
    const printer = await seedPrinter(app, room.shop, { kind: "star_cloudprnt" });
    const { billId, token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    const { body } = await phone.send([dish()]);
    const lock = lockOf("bill", billId);
    const answers = await meetAtLock(lock, [() => accept(body.id), () => accept(body.id)]);
    expect(answers.map(outcome).sort()).toEqual([200, "GUEST_ROUND_SETTLED"].sort());
    expect(await room.bill(billId)).toMatchObject({ total: 20 });
    expect(await app.db.prisma.printJob.count({ where: { printerId: printer.id } })).toBe(2);
  });

  it("is accepted or taken back, never both", async () => {
    await orderAtTables(room, "accepted");
    const { billId, token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    const { body } = await phone.send([dish()]);
    const lock = lockOf("guest_round", body.id);
    const [took, back] = await meetAtLock(lock, [() => accept(body.id), () => phone.cancel(body.id)]);
    const [isTaken, isBack] = [took?.status === 200, back?.status === 204];
    expect([isTaken, isBack].filter(Boolean)).toHaveLength(1);
    expect((await room.bill(billId)).total).toBe(isTaken ? 20 : 10);
  });

  it("takes its stock when it is accepted, and what is short can be left out", async () => {
    await orderAtTables(room, "accepted");
    const { token } = await room.openBill(1);
    const scarce = await seedProduct(app, room.shop, { stock: 2 });
    const [first, second] = [await phoneAt(room, `bills/${token}`), await phoneAt(room, `bills/${token}`)];
    const one = (await first.send([{ productId: scarce, quantity: 2 }])).body;
    const two = (await second.send([dish(), { productId: scarce, quantity: 1 }])).body;
    expect(await stockOf(scarce)).toBe(2);
    expect(outcome(await accept(one.id))).toBe(200);
    expect(await stockOf(scarce)).toBe(0);
    const short = await accept(two.id);
    expect([outcome(short), short.body.details ?? short.body.issues]).toMatchObject([
      "OUT_OF_STOCK",
      [{ path: "items.1" }],
    ]);
    const [round] = await waiting();
    const without = [{ lineId: round.items[1].id, reason: "sold_out" }];
    expect((await accept(two.id, { without })).body.total).toBe(40);
    expect((await second.rounds()).body.rounds[0]).toMatchObject({
      status: "accepted",
      total: 10,
      items: [{ refused: null }, { refused: "sold_out" }],
    });
    expect(outcome(await accept(two.id, { without: [{ lineId: "x", reason: "sold_out" }] }))).toBe(
      "GUEST_ROUND_SETTLED",
    );
  });

  it("costs what it cost when it was sent", async () => {
    await orderAtTables(room, "accepted");
    const { billId, token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    const { body } = await phone.send([dish()]);
    await room.asOwner("PATCH", `/products/${room.dish}`, { basePrice: 12 });
    await accept(body.id);
    expect((await room.bill(billId)).total).toBe(20);
  });

  it("expires, tells its guest, and cannot be accepted then", async () => {
    await orderAtTables(room, "accepted");
    const { token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    const { body } = await phone.send([dish()]);
    app.clock.advance({ minutes: 15 });
    expect(outcome(await accept(body.id))).toBe("GUEST_ROUND_SETTLED");
    expect(await expireGuestRounds(app)).toBeGreaterThan(0);
    expect((await phone.rounds()).body.rounds).toMatchObject([{ status: "expired" }]);
    const { body: told } = await room.asOwner("GET", "/events");
    expect(told.events.at(-1)).toMatchObject({ type: "guest_round.settled", data: { status: "expired" } });
    expect(await expireGuestRounds(app)).toBe(0);
  });

  it("is refused for a reason, and is its own browser's to take back", async () => {
    await orderAtTables(room, "accepted");
    const { billId, token } = await room.openBill(1);
    const [mine, theirs] = [await phoneAt(room, `bills/${token}`), await phoneAt(room, `bills/${token}`)];
    const { id } = (await mine.send([dish()])).body;
    expect(outcome(await theirs.cancel(id))).toBe("GUEST_ROUND_NOT_FOUND");
    const note = "The kitchen closes at ten";
    expect(outcome(await refuse(id, { reason: "kitchen_closed", note }))).toBe(204);
    expect(outcome(await refuse(id))).toBe("GUEST_ROUND_SETTLED");
    expect((await mine.rounds()).body.rounds).toMatchObject([
      { status: "refused", reason: "kitchen_closed", note },
    ]);
    expect((await room.bill(billId)).history.at(-1)).toMatchObject({ kind: "round_refused", amount: 10 });
    const { id: second } = (await mine.send([dish()])).body;
    expect([outcome(await mine.cancel(second)), outcome(await mine.cancel(second))]).toEqual([204, 204]);
    expect(await waiting()).toEqual([]);
  });

  it("is one of three of a browser at most that wait", async () => {
    await orderAtTables(room, "accepted");
    const { token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    for (let sent = 0; sent < 3; sent += 1) expect(outcome(await phone.send([dish()]))).toBe(200);
    expect(outcome(await phone.send([dish()]))).toBe("TOO_MANY_WAITING_ROUNDS");
    const { id } = (await waiting())[0];
    await accept(id);
    expect(outcome(await phone.send([dish()]))).toBe(200);
  });

  it("of strangers leaves those who sit there their place", async () => {
    await orderAtTables(room, "accepted");
    const { token } = await room.openBill(1);
    const known = await phoneAt(room, `bills/${token}`);
    await accept((await known.send([dish()])).body.id);
    for (let phones = 0; phones < 4; phones += 1) {
      const stranger = await phoneAt(room, `bills/${token}`);
      for (let sent = 0; sent < 3; sent += 1) await stranger.send([dish()]);
    }
    const one = await phoneAt(room, `bills/${token}`);
    expect(outcome(await one.send([dish()]))).toBe("TOO_MANY_WAITING_ROUNDS");
    expect(outcome(await known.send([dish()]))).toBe(200);
  });

  it("goes along when its bill is moved, and can be ordered after everything was paid", async () => {
    await orderAtTables(room, "accepted");
    const { billId, token } = await room.openBill(1);
    await room.pay(billId, { method: "cash", amount: 10 });
    const phone = await phoneAt(room, `bills/${token}`);
    const { id } = (await phone.send([dish()])).body;
    await room.send("POST", `/bills/${billId}/move`, { tableId: room.tables.corner });
    expect(await waiting()).toMatchObject([{ id, tableName: "corner", tableId: room.tables.corner }]);
    expect((await accept(id)).body).toMatchObject({ tableName: "corner", total: 20, paid: 10, open: 10 });
  });

  it("has the service charge and the tax of its bill, also where the bill is opened with it", async () => {
    await room.asOwner("PATCH", "/settings", { serviceCharge: { bills: 10, billsFromGuests: null } });
    await orderAtTables(room, "accepted", true);
    const phone = await phoneAt(room, `tables/${await linkOf(room.tables.corner)}`);
    const { id } = (await phone.send([dish()])).body;
    expect((await waiting())[0]).toMatchObject({ total: 10 });
    expect((await accept(id)).body).toMatchObject({ total: 11, serviceCharge: 1 });
  });
});

describe("rounds that go to the kitchen directly", () => {
  it("are those of guests whom staff have accepted once, or who have the bill's digits", async () => {
    await orderAtTables(room, "direct");
    const { billId, token } = await room.openBill(1);
    const [known, stranger] = [await phoneAt(room, `bills/${token}`), await phoneAt(room, `bills/${token}`)];
    const first = (await known.send([dish()])).body;
    expect(first.status).toBe("waiting");
    await accept(first.id);
    expect((await known.send([dish()])).body.status).toBe("accepted");
    expect((await room.bill(billId)).total).toBe(30);
    expect((await stranger.send([dish()])).body.status).toBe("waiting");
    const { code } = await room.bill(billId);
    const link = await linkOf(room.tables.window);
    const wrong = await stranger.post(`/tables/${link}/code`, {
      code: String((Number(code) + 1) % 10_000).padStart(4, "0"),
    });
    expect(outcome(wrong)).toBe("BILL_CODE_WRONG");
    expect((await stranger.send([dish()])).body.status).toBe("waiting");
    await stranger.post(`/tables/${link}/code`, { code });
    expect((await stranger.rounds()).body.isTrusted).toBe(true);
    expect((await stranger.send([dish()])).body.status).toBe("accepted");
    expect((await room.bill(billId)).total).toBe(40);
  });

  it("wait all the same while ordering is paused", async () => {
    await orderAtTables(room, "direct");
    const { token } = await room.openBill(1);
    const phone = await phoneAt(room, `bills/${token}`);
    await accept((await phone.send([dish()])).body.id);
    const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    await room.asOwner("POST", "/pause", { until });
    expect((await phone.send([dish()])).body.status).toBe("waiting");
  });
});

describe("a table without a bill", () => {
  it("is ordered at only where the restaurant says so, and staff open the bill with the round", async () => {
    await orderAtTables(room, "direct");
    const link = await linkOf(room.tables.corner);
    const [one, two] = [await phoneAt(room, `tables/${link}`), await phoneAt(room, `tables/${link}`)];
    expect(outcome(await one.send([dish()]))).toBe("TABLE_ORDERING_OFF");
    await orderAtTables(room, "direct", true);
    const first = (await one.send([dish()], { guestName: "Bea" })).body;
    const second = (await two.send([dish(2)])).body;
    expect([first.status, second.status]).toEqual(["waiting", "waiting"]);
    expect((await two.rounds()).body).toMatchObject({ billToken: null, rounds: [{ id: second.id }] });
    const opened = await accept(first.id);
    expect(opened.body).toMatchObject({ tableName: "corner", total: 10, guests: [{ name: "Bea" }] });
    expect((await one.rounds()).body.billToken).toBe(opened.body.token);
    expect((await two.rounds()).body.billToken).toBeNull();
    expect(outcome(await one.send([dish()]))).toBe("TABLE_HAS_OPEN_BILL");
    const joined = await accept(second.id);
    expect(joined.body).toMatchObject({
      id: opened.body.id,
      total: 30,
      guests: [{ number: 1 }, { number: 2 }],
    });
  });

  it("gets one bill when two of its rounds are accepted at once", async () => {
    await orderAtTables(room, "accepted", true);
    const link = await linkOf(room.tables.corner);
    const phones = [await phoneAt(room, `tables/${link}`), await phoneAt(room, `tables/${link}`)];
    const ids = await Promise.all(phones.map(async (phone) => (await phone.send([dish()])).body.id));
    const answers = await meetAtLock(
      lockOf("dining_table", room.tables.corner),
      ids.map((id) => () => accept(id)),
    );
    expect(answers.map(outcome)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});
