import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { kitchenTicket } from "@/lib/core/ticket/kitchen-ticket";
import { ticketPen } from "@/lib/core/ticket/ticket-pen";
import { ticketPicture } from "@/lib/core/ticket/ticket-picture";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { EmulatedPrinter } from "@/lib/platform/printer-emulator/emulated-printer";
import { rememberedRow } from "@/lib/platform/printer-emulator/remembered-row";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { findPrintJob, insertPrintJobs } from "./print-job-store";
import { PRINTER_KINDS } from "./printer";
import { watchPrinters } from "./watch-printers";

const it = shopTest.extend("beginsAt", "2026-11-18T11:00:00Z");
const PEN = ticketPen({ locale: "de", country: "DE", timeZone: "Europe/Berlin" });

function ticket(number: string) {
  const placedAt = app.clock.now();
  const order = { number, service: "pickup", placedAt, dueAt: null, isTest: false, change: null } as const;
  const dishes = [{ quantity: 2, name: "Flädlesuppe", options: ["寿司"] }];
  return kitchenTicket(PEN, { order, station: "Herd", dishes, otherStations: [] });
}

async function queue(printerId: string, label = "128", notBefore: Date | null = null): Promise<string> {
  const id = newId("prj");
  const job = { id, printerId, kind: "kitchen", label, orderId: null, billId: null, notBefore } as const;
  await inTransaction(app.db, (tx) =>
    insertPrintJobs(tx, {
      tenantId: shop.tenantId,
      jobs: [{ ...job, ticket: ticket(label) }],
      now: app.clock.now(),
    }),
  );
  return id;
}

const jobOf = (jobId: string) => findPrintJob(app.db.prisma, { tenantId: shop.tenantId, jobId });
const stateOf = async (id: string) =>
  (await app.db.prisma.printer.findFirst({ where: { tenantId: shop.tenantId, id } }))?.state;
const laterBy = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1_000));

describe.each(PRINTER_KINDS.map((kind) => ({ kind })))("a $kind printer", ({ kind }) => {
  it("prints a ticket once, as its picture shows it", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind });
    const jobId = await queue(id);
    expect(await device.work()).toBe(jobId);
    expect(await device.work()).toBeNull();
    expect(device.printed).toHaveLength(1);
    const picture = await ticketPicture({ ticket: ticket("128"), width: 80, drawRow: rememberedRow });
    expect(Buffer.compare(device.printed[0]!.picture.bytes, picture.bytes)).toBe(0);
    expect(await jobOf(jobId)).toMatchObject({ state: "printed", attempt: 1, mayBeTwice: false });
  });

  it("prints in the order in which tickets were made", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind });
    const made = [await queue(id, "1"), await queue(id, "2"), await queue(id, "3")];
    for (const _ of made) await device.work();
    expect(device.printed.map(({ jobId }) => jobId)).toEqual(made);
  });

  it("gets what it did not confirm again, marked", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind });
    const jobId = await queue(id);
    await device.take();
    await device.printSilently();
    expect(await device.work()).toBeNull();
    laterBy(61);
    expect(await device.work()).toBe(jobId);
    const [first, again] = device.printed;
    expect(first?.texts.join(" ")).not.toContain("DOPPELT");
    expect(again?.texts.join(" ")).toContain("DOPPELT");
    expect(await jobOf(jobId)).toMatchObject({ state: "printed", attempt: 2, mayBeTwice: true });
  });

  it("says when it is out of paper, and prints later", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind });
    const jobId = await queue(id);
    await device.take();
    device.fault = "paper_out";
    await device.printAndConfirm();
    expect(device.printed).toEqual([]);
    expect(await stateOf(id)).toBe("paper_out");
    expect(await jobOf(jobId)).toMatchObject({ state: "waiting" });
    device.fault = null;
    await device.work();
    await device.work();
    expect(device.printed).toHaveLength(1);
    expect(await jobOf(jobId)).toMatchObject({ state: "printed" });
    expect(await stateOf(id)).toBe("online");
  });

  it("gives up a ticket that cannot be printed, so that others are", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind });
    const [bad, good] = [await queue(id, "1"), await queue(id, "2")];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await device.take();
      device.fault = "bad_ticket";
      await device.printAndConfirm();
      device.fault = null;
    }
    expect(await jobOf(bad)).toMatchObject({ state: "failed", attempt: 5 });
    await device.work();
    expect(await jobOf(good)).toMatchObject({ state: "printed" });
  });

  it("keeps a ticket however often its paper runs out under it", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind });
    const jobId = await queue(id);
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await device.take();
      device.fault = "paper_out";
      await device.printAndConfirm();
      device.fault = null;
    }
    expect(await jobOf(jobId)).toMatchObject({ state: "waiting", attempt: 7 });
    expect(await device.work()).toBe(jobId);
  });

  it("gets a scheduled ticket when its time has come", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind });
    const jobId = await queue(id, "1", new Date("2026-11-18T11:30:00Z"));
    expect(await device.work()).toBeNull();
    app.clock.set("2026-11-18T11:30:00Z");
    expect(await device.work()).toBe(jobId);
  });

  it("is unknown by a wrong code", async () => {
    const { device } = await seedPrinter(app, shop, { kind });
    Object.assign(device, {
      url: (device as unknown as { url: string }).url.replace(/-.{20}/, `-${"2".repeat(20)}`),
    });
    await expect(device.take()).rejects.toThrow("404");
  });
});

describe("a printer that stops asking", () => {
  const seedPair = async () => {
    const substitute = await seedPrinter(app, shop, { kind: "epos_direct" });
    const first = await seedPrinter(app, shop, { kind: "star_cloudprnt", substituteId: substitute.id });
    await first.device.work();
    await substitute.device.work();
    return { first, substitute };
  };

  it("alarms the board within 30 seconds, once", async () => {
    const { first, substitute } = await seedPair();
    laterBy(14);
    await substitute.device.work();
    await watchPrinters(app);
    expect(await stateOf(first.id)).toBe("online");
    laterBy(2);
    await watchPrinters(app);
    await watchPrinters(app);
    expect(await stateOf(first.id)).toBe("silent");
    const events = await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId, type: "printer.state_changed" },
      orderBy: { sequence: "asc" },
    });
    const told = events.map(({ data }) => data as { printerId: string; state: string });
    expect(told.filter(({ printerId }) => printerId === first.id).map(({ state }) => state)).toEqual([
      "online",
      "silent",
    ]);
    await first.device.poll();
    expect(await stateOf(first.id)).toBe("online");
  });

  it("leaves its tickets to its substitute, marked where they were handed out", async () => {
    const { first, substitute } = await seedPair();
    const [handed, waiting] = [await queue(first.id, "1"), await queue(first.id, "2")];
    await first.device.take();
    laterBy(16);
    await substitute.device.work();
    await watchPrinters(app);
    expect([await substitute.device.work(), await substitute.device.work()]).toEqual([handed, waiting]);
    const [one, two] = substitute.device.printed;
    expect(one?.texts.join(" ")).toContain("DOPPELT");
    expect(two?.texts.join(" ")).not.toContain("DOPPELT");
    // It comes back and says that it has printed: the ticket is the other's.
    await first.device.printAndConfirm();
    expect(await jobOf(handed)).toMatchObject({ printerId: substitute.id, state: "printed" });
    expect(await first.device.work()).toBeNull();
  });

  it("gives them at once when it says itself that it cannot print", async () => {
    const { first, substitute } = await seedPair();
    const jobId = await queue(first.id);
    first.device.fault = "cover_open";
    expect(await first.device.work()).toBeNull();
    expect(await substitute.device.work()).toBe(jobId);
  });
});

describe("who asks at the same moment", () => {
  const twice = async (device: EmulatedPrinter, other: EmulatedPrinter) =>
    (await Promise.all([device.take(), other.take()])).filter((jobId) => jobId !== null);

  it("gets a ticket once: of two devices with one code, one has it", async () => {
    for (const kind of PRINTER_KINDS) {
      const { id, device } = await seedPrinter(app, shop, { kind });
      const Device = device.constructor as new (url: string, line: unknown) => EmulatedPrinter;
      const inner = device as unknown as { url: string; line: unknown };
      const rival = new Device(inner.url, inner.line);
      for (let round = 0; round < 10; round += 1) {
        const jobId = await queue(id, String(round));
        expect(await twice(device, rival)).toEqual([jobId]);
        await device.printAndConfirm();
        await rival.printAndConfirm();
      }
      expect(device.printed.length + rival.printed.length).toBe(10);
    }
  });

  it("fetches a ticket once of two polls, and gets it again, marked, when it says that it has not printed", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind: "star_cloudprnt" });
    const jobId = await queue(id);
    const [one, two] = [await device.poll(), await device.poll()];
    expect(one.jobToken).toBe(two.jobToken);
    expect(await device.fetchJob(one.jobToken ?? "")).not.toBeNull();
    expect(await device.fetchJob(two.jobToken ?? "")).toBeNull();
    expect((await device.poll()).jobReady).toBe(false);
    expect(await jobOf(jobId)).toMatchObject({ attempt: 1, mayBeTwice: false });
    await device.line(
      new Request(`${device.url}?code=520%20Timeout&token=${one.jobToken}`, { method: "DELETE" }),
    );
    expect(await device.work()).toBe(jobId);
    expect(await jobOf(jobId)).toMatchObject({ state: "printed", attempt: 2, mayBeTwice: true });
  });

  it("hears of no ticket while it prints", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind: "star_cloudprnt" });
    await queue(id);
    expect((await device.poll({ printingInProgress: true })).jobReady).toBe(false);
  });
});

describe("staff", () => {
  const base = () => `/api/tenant/${shop.tenantId}`;

  it("add a printer whose code is shown once, print a test, see its picture, and print it again", async () => {
    const body = { name: "Küche", kind: "star_cloudprnt", width: 58 };
    const created = await api("POST", `${base()}/printers`, { as: shop.owner, body });
    expect(created.status).toBe(200);
    const { printer, code, url } = created.body;
    expect(url).toContain(code);
    const again = await api("POST", `${base()}/printers`, { as: shop.owner, body });
    expect(again).toMatchObject({ status: 409, body: { error: "PRINTER_NAME_TAKEN" } });

    const test = await api("POST", `${base()}/printers/${printer.id}/test`, { as: shop.owner });
    expect(test.body).toMatchObject({ kind: "test", state: "waiting" });
    const picture = await api("GET", `${base()}/print-jobs/${test.body.id}/picture`, { as: shop.owner });
    expect(picture.headers.get("content-type")).toBe("image/png");

    const reprint = await api("POST", `${base()}/print-jobs/${test.body.id}/reprint`, {
      as: shop.owner,
      body: {},
    });
    expect(reprint.body).toMatchObject({ isReprint: true, state: "waiting" });
    const list = await api("GET", `${base()}/printers`, { as: shop.owner });
    expect(list.body.printers).toMatchObject([
      { name: "Küche", state: "unpaired", waiting: 2, lastJob: { id: reprint.body.id } },
    ]);
    expect(JSON.stringify(list.body)).not.toContain(code);

    expect((await api("DELETE", `${base()}/print-jobs/${reprint.body.id}`, { as: shop.owner })).status).toBe(
      204,
    );
    expect((await api("DELETE", `${base()}/printers/${printer.id}`, { as: shop.owner })).status).toBe(204);
  });

  it("name stations, which are gone from printers when they are removed", async () => {
    const station = await api("POST", `${base()}/stations`, { as: shop.owner, body: { name: "Grill" } });
    const stationIds = [station.body.id];
    const { id } = await seedPrinter(app, shop, { kind: "epos_direct", stationIds });
    await api("DELETE", `${base()}/stations/${station.body.id}`, { as: shop.owner });
    const list = await api("GET", `${base()}/printers`, { as: shop.owner });
    expect(list.body.printers).toMatchObject([{ id, stationIds: [] }]);
  });
});
