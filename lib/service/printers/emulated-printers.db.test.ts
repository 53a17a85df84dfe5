import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect } from "vitest";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { createApiListener } from "@/lib/platform/http/node-listener";
import { printerRig } from "@/lib/platform/printer-emulator/printer-rig";
import { hostKind } from "@/lib/testing/api-host";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { createPrinter } from "./create-printer";
import { PRINTER_KINDS } from "./printer";

const WAIT = { timeout: 15_000, interval: 100 };
const dispatcher = createDispatcher(apiRoutes);

const it = shopTest
  .extend("beginsAt", "2026-11-18T11:00:00Z")
  .extend("ownServer", { scope: "file", auto: true }, async ({ app: own }, { onCleanup }) => {
    const listener = createApiListener(
      (request, context) => dispatcher.dispatch(request, { ...context, app: own }),
      own.log,
    );
    const server = createServer((request, response) => void listener.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    Object.assign(own.env, { publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    onCleanup(() => {
      for (const { id } of printerRig().list()) printerRig().remove(id);
      server.closeAllConnections();
      server.close();
    });
    return server;
  });

const path = "/api/dev/printers";
const listed = async () => (await api("GET", path)).body.printers;

async function seedEmulated(kind: (typeof PRINTER_KINDS)[number]) {
  const terms = { width: 80 as const, ticketKinds: [], stationIds: [], substituteId: null };
  const { printer, url } = await createPrinter(app, {
    tenantId: shop.tenantId,
    request: { name: `Emulated ${kind}`, kind, ...terms },
  });
  const added = await api("POST", path, { body: { code: url } });
  expect(added.status).toBe(200);
  const emulated = async () => (await listed()).find(({ id }: { id: string }) => id === printer.id);
  const state = async () =>
    (await app.db.prisma.printer.findFirstOrThrow({ where: { tenantId: shop.tenantId, id: printer.id } }))
      .state;
  return { id: printer.id, emulated, state };
}

// On a real host, a test's own calls come from another address than this machine's.
describe.skipIf(hostKind !== "direct")("an emulated printer", () => {
  it.for(PRINTER_KINDS)("of the kind %s prints what its printer gets, as a picture", async (kind) => {
    const { id, emulated, state } = await seedEmulated(kind);
    await expect.poll(state, WAIT).toBe("online");
    await api("POST", `/api/tenant/${shop.slug}/printers/${id}/test`, { as: shop.owner });
    await expect.poll(async () => (await emulated()).papers.length, WAIT).toBe(1);
    const { papers, problem } = await emulated();
    expect(problem).toBeNull();
    expect(papers[0]).toMatchObject({ width: 576, opensDrawer: false });
    expect(papers[0].picture).toMatch(/^data:image\/png;base64,iVBOR/);
    expect((await api("DELETE", path, { query: { id } })).status).toBe(204);
    expect(await emulated()).toBeUndefined();
  });

  it("runs out of paper, dies, asks twice and answers out of order, and prints each ticket once", async () => {
    const { id, emulated, state } = await seedEmulated("star_cloudprnt");
    const turn = (switches: object) => api("PATCH", path, { body: { id, ...switches } });
    const test = () => api("POST", `/api/tenant/${shop.slug}/printers/${id}/test`, { as: shop.owner });
    await turn({ fault: "paper_out" });
    await expect.poll(state, WAIT).toBe("paper_out");
    await test();
    await turn({ fault: null, asksTwice: true, reorders: true });
    await test();
    await expect.poll(async () => (await emulated()).papers.length, WAIT).toBe(2);
    const [first, second] = (await emulated()).papers;
    expect(first.jobId).not.toBe(second.jobId);
    await turn({ isDead: true });
    expect((await emulated()).isDead).toBe(true);
    await api("DELETE", path, { query: { id } });
  });

  it("is none without a code that a printer has", async () => {
    const { status, body } = await api("POST", path, { body: { code: "nothing" } });
    expect([status, body.error]).toEqual([404, "PRINTER_NOT_FOUND"]);
  });
});
