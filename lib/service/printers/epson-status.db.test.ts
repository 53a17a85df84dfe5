import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { inTransaction } from "@/lib/platform/db/transaction";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { findPrintJob, insertPrintJobs } from "./print-job-store";
import { watchPrinters } from "./watch-printers";

const it = shopTest.extend("beginsAt", "2026-11-18T11:00:00Z");

const ticket = {
  locale: "en" as const,
  blocks: [{ kind: "text" as const, text: "Soup" }, { kind: "cut" as const }],
};

async function queue(printerId: string): Promise<string> {
  const { tenantId } = shop;
  const id = newId("prj");
  const job = { id, printerId, kind: "kitchen" as const, label: "1", ticket };
  const jobs = [{ ...job, orderId: null, billId: null, notBefore: null }];
  await inTransaction(app.db, (tx) => insertPrintJobs(tx, { tenantId, jobs, now: app.clock.now() }));
  return id;
}

const jobOf = (jobId: string) => findPrintJob(app.db.prisma, { tenantId: shop.tenantId, jobId });
const printerOf = async (id: string) => {
  const { body } = await api("GET", `/api/tenant/${shop.tenantId}/printers`, { as: shop.owner });
  return body.printers.find((printer: { id: string }) => printer.id === id);
};
const toldOf = async (printerId: string) => {
  const where = { tenantId: shop.tenantId, type: "printer.state_changed" };
  const events = await app.db.prisma.event.findMany({ where, orderBy: { sequence: "asc" } });
  const data = events.map((event) => event.data as { printerId: string; state: string });
  return data.filter((told) => told.printerId === printerId).map(({ state }) => state);
};
const laterBy = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1_000));

describe("an Epson printer with status notification", () => {
  it("tells the board at once that it is open or out of paper, and that it is well again", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind: "epos_direct" });
    await device.work();
    for (const fault of ["cover_open", "paper_out", null] as const) {
      device.fault = fault;
      await device.tellStatus();
      await device.tellStatus();
      expect((await printerOf(id)).state).toBe(fault ?? "online");
    }
    expect(await toldOf(id)).toEqual(["online", "cover_open", "paper_out", "online"]);
  });

  it("is handed no ticket with a notification, nor while it says that it cannot print", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind: "epos_direct" });
    await device.work();
    const jobId = await queue(id);
    device.fault = "paper_out";
    await device.tellStatus();
    expect(await device.work()).toBeNull();
    expect(await jobOf(jobId)).toMatchObject({ state: "waiting", attempt: 0 });
    device.fault = null;
    await device.tellStatus();
    expect(await device.work()).toBe(jobId);
    expect(await jobOf(jobId)).toMatchObject({ state: "printed", mayBeTwice: false });
  });

  it("leaves its tickets to its substitute at once, without a mark", async () => {
    const substitute = await seedPrinter(app, shop, { kind: "star_cloudprnt" });
    const { id, device } = await seedPrinter(app, shop, {
      kind: "epos_direct",
      substituteId: substitute.id,
    });
    await substitute.device.work();
    await device.work();
    const jobId = await queue(id);
    device.fault = "cover_open";
    await device.tellStatus();
    expect(await substitute.device.work()).toBe(jobId);
    expect(await jobOf(jobId)).toMatchObject({ printerId: substitute.id, mayBeTwice: false });
  });

  it("is silent when it asks for no tickets, whatever it says of itself", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind: "epos_direct" });
    await device.tellStatus();
    expect((await printerOf(id)).state).toBe("unpaired");
    await device.work();
    laterBy(16);
    await device.tellStatus();
    await watchPrinters(app);
    await device.tellStatus();
    expect((await printerOf(id)).state).toBe("silent");
    await device.work();
    expect((await printerOf(id)).state).toBe("online");
  });

  it("is tried with a ticket again a minute after its last notification", async () => {
    const { id, device } = await seedPrinter(app, shop, { kind: "epos_direct" });
    await device.work();
    device.fault = "paper_out";
    await device.tellStatus();
    device.fault = null;
    const jobId = await queue(id);
    expect(await device.work()).toBeNull();
    laterBy(61);
    expect(await device.work()).toBe(jobId);
  });

  it("says that its roll is nearly used up, as Star printers do, without an alarm", async () => {
    const epson = await seedPrinter(app, shop, { kind: "epos_direct" });
    const star = await seedPrinter(app, shop, { kind: "star_cloudprnt" });
    for (const isPaperLow of [true, false]) {
      epson.device.isPaperLow = isPaperLow;
      star.device.isPaperLow = isPaperLow;
      await epson.device.work();
      await epson.device.tellStatus();
      await star.device.work();
      expect(await printerOf(epson.id)).toMatchObject({ state: "online", isPaperLow });
      expect(await printerOf(star.id)).toMatchObject({ state: "online", isPaperLow });
    }
  });
});
