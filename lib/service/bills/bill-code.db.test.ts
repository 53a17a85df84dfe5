import { describe, expect } from "vitest";
import { billCodeAddressLimit, billCodeTableLimit } from "@/lib/platform/rate-limit/limits";
import type { CallResult } from "@/lib/testing/call";
import { app, billTest as it, room } from "@/lib/testing/fixtures";
import { takeTimes } from "@/lib/testing/limits";
import { leftOutOnCluster } from "@/lib/testing/on-cluster";
import { seedShop } from "@/lib/testing/seed-shop";

const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
const linkOf = async (table: keyof typeof room.tables) =>
  (await room.send("GET", `/tables/${room.tables[table]}`)).body.linkToken as string;
const place = (linkToken: string, slug = room.shop.slug) => `/api/public/${slug}/tables/${linkToken}`;
const scan = (linkToken: string, cookie?: string) =>
  room.api("GET", place(linkToken), cookie ? { headers: { cookie } } : {});
const enter = (linkToken: string, code: string, from?: string) =>
  room.api("POST", `${place(linkToken)}/code`, { body: { code }, ...(from ? { from } : {}) });
/** Another four digits than these. */
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");
const passOf = ({ headers }: CallResult) => headers.getSetCookie().join().split(";", 1)[0] ?? "";

async function oldBill() {
  const opened = await room.openBill();
  const link = await linkOf("window");
  app.clock.advance({ minutes: 20 });
  const { code } = await room.bill(opened.billId);
  return { ...opened, link, code: code as string };
}

describe("the printed code of a table", () => {
  it("opens a bill of less than 20 minutes to everybody, and from then on to nobody new", async () => {
    const { token } = await room.openBill();
    const link = await linkOf("window");
    app.clock.advance({ minutes: 19, seconds: 59 });
    expect((await scan(link)).body).toEqual({ tableName: "window", billToken: token });
    app.clock.advance({ seconds: 1 });
    const late = await scan(link);
    expect([late.status, late.body.error]).toEqual([403, "BILL_CODE_REQUIRED"]);
    expect(late.text).not.toContain(token);
  });

  it("opens an old bill to a browser that had it, for a day, and to that bill alone", async () => {
    const { token } = await room.openBill();
    const link = await linkOf("window");
    const first = await scan(link);
    expect(first.headers.getSetCookie().join()).toMatch(
      /^bill_pass=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const pass = passOf(first);
    app.clock.advance({ hours: 23 });
    const again = await scan(link, pass);
    expect([again.body.billToken, again.headers.getSetCookie()]).toEqual([token, []]);
    for (const wrong of [`${pass}x`, "bill_pass=nonsense"])
      expect(outcome(await scan(link, wrong))).toBe("BILL_CODE_REQUIRED");
    const { body: corner } = await room.send("POST", "/bills", { tableId: room.tables.corner });
    app.clock.advance({ minutes: 21 });
    expect(outcome(await scan(await linkOf("corner"), pass))).toBe("BILL_CODE_REQUIRED");
    expect(corner.code).toMatch(/^[0-9]{4}$/);
    app.clock.advance({ hours: 1 });
    expect(outcome(await scan(link, pass))).toBe("BILL_CODE_REQUIRED");
  });

  it("is not opened by the pass of the bill before, nor by one of another restaurant", async () => {
    const before = await room.openBill(1);
    const link = await linkOf("window");
    const pass = passOf(await scan(link));
    await room.pay(before.billId, { method: "cash", amount: 10 });
    await room.send("POST", `/bills/${before.billId}/close`);
    expect((await scan(link, pass)).body.billToken).toBeNull();
    await room.openBill(1);
    app.clock.advance({ minutes: 20 });
    expect(outcome(await scan(link, pass))).toBe("BILL_CODE_REQUIRED");
  });

  it("leaves its pass with whoever opens the bill by its own link, while it is open", async () => {
    const { billId, token, link } = await oldBill();
    const look = () => room.api("GET", `/api/public/${room.shop.slug}/bills/${token}`);
    const pass = passOf(await look());
    expect((await scan(link, pass)).body.billToken).toBe(token);
    await room.pay(billId, { method: "cash", amount: 30 });
    await room.send("POST", `/bills/${billId}/close`);
    expect((await look()).headers.getSetCookie()).toEqual([]);
  });
});

describe("the digits of a bill", () => {
  it("open it with the table's printed code, and the same browser needs them no more", async () => {
    const { token, link, code } = await oldBill();
    expect(outcome(await enter(link, otherThan(code)))).toBe("BILL_CODE_WRONG");
    const right = await enter(link, code);
    expect(right.body).toEqual({ tableName: "window", billToken: token });
    expect((await scan(link, passOf(right))).body.billToken).toBe(token);
    expect(outcome(await scan(link))).toBe("BILL_CODE_REQUIRED");
    for (const malformed of ["481", "04811", "abcd", "٠٤٨١"])
      expect(outcome(await enter(link, malformed))).toBe("VALIDATION_FAILED");
    const other = await seedShop(app);
    const foreign = await room.api("POST", `${place(link, other.slug)}/code`, { body: { code } });
    expect(outcome(foreign)).toBe("TABLE_NOT_FOUND");
  });

  it("are known to staff alone, while the bill is open", async () => {
    const { billId, token, code } = await oldBill();
    expect(code).toMatch(/^[0-9]{4}$/);
    const { body: guests } = await room.api("GET", `/api/public/${room.shop.slug}/bills/${token}`);
    expect(guests).not.toHaveProperty("code");
    expect((await room.asOwner("GET", "/events")).text).not.toContain(`"${code}"`);
    await room.pay(billId, { method: "cash", amount: 30 });
    const { body: closed } = await room.send("POST", `/bills/${billId}/close`);
    expect(closed.code).toBeNull();
  });

  it("are renewed by staff, once per Idempotency-Key, and those before open nothing", async () => {
    const { billId, token, link, code } = await oldBill();
    const pass = passOf(await enter(link, code));
    const renew = () => room.send("POST", `/bills/${billId}/code`, undefined, { "idempotency-key": "once" });
    const [first, again] = [await renew(), await renew()];
    expect(first.body.code).not.toBe(code);
    expect([again.body.code, again.headers.get("idempotent-replayed")]).toEqual([first.body.code, "true"]);
    expect(outcome(await enter(link, code))).toBe("BILL_CODE_WRONG");
    expect((await enter(link, first.body.code)).body.billToken).toBe(token);
    expect((await scan(link, pass)).body.billToken).toBe(token);
    const { history } = await room.bill(billId);
    expect(history.filter(({ kind }: { kind: string }) => kind === "code_renewed")).toHaveLength(1);
    await room.pay(billId, { method: "cash", amount: 30 });
    await room.send("POST", `/bills/${billId}/close`);
    expect(outcome(await room.send("POST", `/bills/${billId}/code`))).toBe("BILL_CLOSED");
  });

  it("cannot be guessed: 15 tries per address, 30 per table, and none tells whether a bill is open", async () => {
    const { link, code } = await oldBill();
    const empty = await linkOf("corner");
    const wrong = otherThan(code);
    const atBill = await enter(link, wrong, "198.51.100.1");
    const atNone = await enter(empty, wrong, "198.51.100.1");
    expect([atNone.status, atNone.text]).toEqual([atBill.status, atBill.text]);

    const guesses = await Promise.all(Array.from({ length: 20 }, () => enter(link, wrong, "198.51.100.7")));
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    // One address cannot use up what a table has.
    expect(outcome(await enter(link, code, "198.51.100.8"))).toBe(200);
    expect(outcome(await enter(link, code, "198.51.100.7"))).toBe("RATE_LIMITED");

    for (const table of ["window", "corner"] as const)
      await takeTimes(app, billCodeTableLimit, [room.shop.tenantId, room.tables[table]], 14);
    await enter(empty, wrong, "198.51.100.10");
    for (let more = 0; more < 14; more += 1) await enter(empty, wrong, `198.51.100.${11 + more}`);
    const fullAtBill = await enter(link, code, "198.51.100.9");
    const fullAtNone = await enter(empty, wrong, "198.51.100.9");
    expect([fullAtBill, fullAtNone].map(outcome)).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
    app.clock.advance({ minutes: 15 });
    expect(outcome(await enter(link, code, "198.51.100.9"))).toBe(200);
  });

  it("that are right cost no try, and what the table refuses costs the address none", async () => {
    const { link, code } = await oldBill();
    const { tenantId } = room.shop;
    for (let tries = 0; tries < billCodeAddressLimit.limit + 5; tries += 1)
      expect(outcome(await enter(link, code, "198.51.100.20"))).toBe(200);
    await takeTimes(app, billCodeTableLimit, [tenantId, room.tables.window], billCodeTableLimit.limit);
    for (let tries = 0; tries < billCodeAddressLimit.limit + 5; tries += 1) {
      expect(outcome(await enter(link, code, "198.51.100.20"))).toBe("RATE_LIMITED");
    }
    expect(await app.limiter.peek(billCodeAddressLimit, [tenantId, "198.51.100.20"])).toBeNull();
  });
});

it.skipIf(leftOutOnCluster("defaults"))(
  "a bill that code without codes opens gets one from the database",
  async () => {
    const { billId } = await room.openBill(1);
    const { rows } = await app.db.pool.query("UPDATE bill SET code = DEFAULT WHERE id = $1 RETURNING code", [
      billId,
    ]);
    expect(rows[0].code).toMatch(/^[0-9]{4}$/);
    await expect(app.db.pool.query("UPDATE bill SET code = NULL WHERE id = $1", [billId])).rejects.toThrow(
      /bill_code_check/,
    );
  },
);
