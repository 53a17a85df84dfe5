import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { inTransaction } from "@/lib/platform/db/transaction";
import { createPrinter } from "@/lib/service/printers/create-printer";
import { insertPrintJobs } from "@/lib/service/printers/print-job-store";
import { TcpPrinter } from "@/lib/testing/printers/tcp-printer";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { testDatabaseUrl } from "@/lib/testing/test-database";
import { projectFolder } from "../launch/project.mjs";
import { type ApiServer, bundleApiServer, startApiServer } from "./start-api-server";

const PROGRAM = path.join(projectFolder, "public/bazar-print-bridge.mjs");
const SECRETS = {
  SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
  CRON_SECRET: "a scheduler's secret",
};
const WAIT = { timeout: 25_000, interval: 50 };

let app: TestApp;
let server: ApiServer;
let shop: SeededShop;
let device: TcpPrinter;
let printer: { id: string; code: string };
let folder: string;
const bridges = new Set<ChildProcess>();

beforeAll(async () => {
  await bundleApiServer();
  server = await startApiServer({
    ...SECRETS,
    NODE_ENV: "production",
    PORT: "0",
    BAZAR_DEMO: "1",
    DATABASE_URL: await testDatabaseUrl(),
    LOG_LEVEL: "fatal",
  });
  app = await createTestApp(SECRETS);
  app.clock.set(new Date());
  shop = await seedShop(app);
});
afterAll(async () => {
  await server?.stop();
  await app?.stop();
});

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "bazar-bridge-"));
  device = new TcpPrinter();
  await device.switchOn();
  const made = await createPrinter(app, {
    tenantId: shop.tenantId,
    request: {
      name: `Kitchen ${path.basename(folder)}`,
      kind: "escpos_bridge",
      width: 80,
      ticketKinds: ["kitchen"],
      stationIds: [],
      substituteId: null,
    },
  });
  printer = { id: made.printer.id, code: made.code };
});
afterEach(async () => {
  for (const bridge of bridges) bridge.kill("SIGKILL");
  bridges.clear();
  await device.switchOff();
  rmSync(folder, { recursive: true, force: true });
});

const memoryFile = () => path.join(folder, "memory.json");

/** Starts the program as a restaurant does. */
function startBridge({ origin = server.origin } = {}) {
  const place = ["--server", origin, "--code", printer.code, "--printer", `127.0.0.1:${device.port}`];
  const child = spawn(process.execPath, [PROGRAM, ...place, "--interval", "1", "--memory", memoryFile()]);
  bridges.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, output: () => output };
}

async function queue(label: string): Promise<string> {
  const id = newId("prj");
  const ticket = {
    locale: "en" as const,
    blocks: [
      { kind: "heading" as const, text: `Order ${label}` },
      { kind: "item" as const, quantity: 2, name: "Flädlesuppe" },
      { kind: "cut" as const },
    ],
  };
  const job = { id, printerId: printer.id, kind: "kitchen" as const, label, ticket };
  const nothing = { orderId: null, billId: null, notBefore: null };
  await inTransaction(app.db, (tx) =>
    insertPrintJobs(tx, { tenantId: shop.tenantId, jobs: [{ ...job, ...nothing }], now: new Date() }),
  );
  return id;
}

const jobOf = (id: string) =>
  app.db.prisma.printJob.findFirstOrThrow({ where: { tenantId: shop.tenantId, id } });
const stateOf = async (id: string) => (await jobOf(id)).state;
const printerState = async () =>
  (await app.db.prisma.printer.findFirstOrThrow({ where: { tenantId: shop.tenantId, id: printer.id } }))
    .state;
const papers = () => device.printed.map(({ texts }) => texts.join(" "));
const marks = () => papers().map((text) => text.includes("MAY BE PRINTED"));

/** A way to the server that can be closed for results: they arrive nowhere. */
async function startProxy(port = 0): Promise<{
  origin: string;
  losesResults: boolean;
  results: number;
  stop(): void;
}> {
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  const state = { origin: "", losesResults: false, results: 0, stop };
  const proxy: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", async () => {
      if (request.url?.endsWith("/result")) {
        state.results += 1;
        if (state.losesResults) return request.socket.destroy();
      }
      const answer = await fetch(`${server.origin}${request.url}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: Buffer.concat(chunks),
      });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  state.origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return state;
}

describe("the print bridge", { timeout: 60_000 }, () => {
  test("prints tickets in their order, once, and says so", async () => {
    const ids = [await queue("1"), await queue("2"), await queue("3")];
    const bridge = startBridge();
    await expect.poll(() => stateOf(ids[2]!), WAIT).toBe("printed");
    expect(papers().map((text) => /Order (\d)/.exec(text)?.[1])).toEqual(["1", "2", "3"]);
    expect(papers()[0]).toContain("Flädlesuppe");
    expect(marks()).toEqual([false, false, false]);
    expect(await printerState()).toBe("online");
    expect(bridge.output()).toContain("3: printed.");
    bridge.child.kill("SIGTERM");
    expect(await bridge.ended).toBe(0);
    expect(bridge.output()).toContain("Stopped.");
  });

  test("prints on printers that answer no questions, and on those that answer only some", async () => {
    device.answers = "nothing";
    const first = await queue("1");
    startBridge();
    await expect.poll(() => stateOf(first), WAIT).toBe("printed");
    device.answers = "state";
    const second = await queue("2");
    await expect.poll(() => stateOf(second), WAIT).toBe("printed");
    expect(marks()).toEqual([false, false]);
  });

  test("says that the printer is out of paper or open, and prints when it is not", async () => {
    device.fault = "paper_out";
    const waiting = await queue("1");
    const bridge = startBridge();
    await expect.poll(printerState, WAIT).toBe("paper_out");
    expect(await jobOf(waiting)).toMatchObject({ state: "waiting", attempt: 0 });
    device.fault = "cover_open";
    await expect.poll(printerState, WAIT).toBe("cover_open");
    device.fault = null;
    await expect.poll(() => stateOf(waiting), WAIT).toBe("printed");
    expect(marks()).toEqual([false]);
    expect(bridge.output()).toContain("Printer: it is out of paper.");
  });

  test("that runs out of paper within a ticket has it printed again, marked", async () => {
    device.ticketMs = 1_500;
    const id = await queue("1");
    startBridge();
    await expect.poll(() => device.received, WAIT).toBe(1);
    device.fault = "paper_out";
    await expect.poll(() => stateOf(id), WAIT).toBe("waiting");
    expect((await jobOf(id)).problem).toContain("out of paper");
    await expect.poll(printerState, WAIT).toBe("paper_out");
    device.fault = null;
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    expect(marks()).toEqual([false, true]);
  });

  test("says that the printer is dead, and prints when it is back", async () => {
    await device.switchOff();
    const id = await queue("1");
    startBridge();
    await expect.poll(printerState, WAIT).toBe("error");
    expect(await jobOf(id)).toMatchObject({ state: "waiting", attempt: 0 });
    await device.switchOn();
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    expect(marks()).toEqual([false]);
  });

  test("that is killed between the print and its result tells it later, and prints nothing twice", async () => {
    const way = await startProxy();
    way.losesResults = true;
    const id = await queue("1");
    const first = startBridge(way);
    await expect.poll(() => way.results, WAIT).toBeGreaterThan(0);
    first.child.kill("SIGKILL");
    await first.ended;
    expect(papers()).toHaveLength(1);
    expect(await stateOf(id)).toBe("claimed");
    way.losesResults = false;
    startBridge(way);
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    const next = await queue("2");
    await expect.poll(() => stateOf(next), WAIT).toBe("printed");
    expect(marks()).toEqual([false, false]);
    expect(await jobOf(id)).toMatchObject({ attempt: 1, mayBeTwice: false });
    way.stop();
  });

  test("that is killed while it prints has the ticket printed again, marked", async () => {
    device.ticketMs = 1_500;
    const id = await queue("1");
    const first = startBridge();
    await expect.poll(() => device.received, WAIT).toBe(1);
    first.child.kill("SIGKILL");
    await first.ended;
    startBridge();
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    expect(marks()).toEqual([false, true]);
    expect((await jobOf(id)).attempt).toBe(2);
  });

  test("is given a ticket again that it has printed, and does not print it", async () => {
    const way = await startProxy();
    const id = await queue("1");
    const bridge = startBridge(way);
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    await app.db.prisma.printJob.updateMany({ where: { id }, data: { state: "waiting", endedAt: null } });
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    expect(papers()).toHaveLength(1);
    expect(bridge.output()).toContain("it was printed before");
    way.stop();
  });

  test("waits for a server that is away, and goes on", async () => {
    const way = await startProxy();
    const bridge = startBridge(way);
    await expect.poll(printerState, WAIT).toBe("online");
    way.stop();
    await expect.poll(() => bridge.output(), WAIT).toContain("Trying again");
    const id = await queue("1");
    const back = await startProxy(Number(new URL(way.origin).port));
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    expect(bridge.output()).toContain("The server answers again.");
    back.stop();
  });

  test("finishes its ticket when it is told to stop", async () => {
    device.ticketMs = 1_500;
    const id = await queue("1");
    const bridge = startBridge();
    await expect.poll(() => device.received, WAIT).toBe(1);
    bridge.child.kill("SIGTERM");
    expect(await bridge.ended).toBe(0);
    expect(await stateOf(id)).toBe("printed");
    expect(JSON.parse(readFileSync(memoryFile(), "utf8")).jobs).toMatchObject([{ id, told: true }]);
  });

  test("begins anew with a memory that cannot be read, and says so", async () => {
    writeFileSync(memoryFile(), "{");
    const id = await queue("1");
    const bridge = startBridge();
    await expect.poll(() => stateOf(id), WAIT).toBe("printed");
    expect(bridge.output()).toContain("Could not read");
  });
});
