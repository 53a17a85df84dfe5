import { Writable } from "node:stream";
import { expect } from "vitest";
import { createLog } from "@/lib/platform/log/log";
import { apiRoutes, createApi } from "@/lib/testing/call";
import { app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import type { TestApp } from "@/lib/testing/test-app";
import { createDispatcher } from "./dispatch";
import { tally } from "./tally";

type Line = Record<string, unknown>;

/** An app that logs everything into a list. */
function recording(level: string, changes: Partial<TestApp> = {}) {
  const lines: Line[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const recorded = { ...app, log: createLog(level, sink), ...changes };
  return { lines, api: createApi(recorded), recorded };
}

const PERSONAL = {
  customerName: "Ottoline Quillfeather",
  customerEmail: "ottoline.quillfeather@diner.example",
  customerPhone: "+39 333 7654321",
  deliveryAddress: "Vicolo Stretto 99",
  notes: "The bell says Quillfeather",
  type: "delivery",
};

it("says who was asked, what, how it ended and how long it took", async () => {
  const { lines, api } = recording("debug");
  const { headers } = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
  expect(lines.filter(({ msg }) => msg === "request")).toMatchObject([
    {
      level: "info",
      requestId: headers.get("x-request-id"),
      operation: "placeOrder",
      method: "POST",
      tenantId: shop.tenantId,
      status: 200,
      durationMs: expect.any(Number),
    },
  ]);
});

it("keeps refusals with their code, and reads that went well only for debugging", async () => {
  const { lines, api } = recording("info");
  await api("GET", `/api/public/${shop.slug}/menu`);
  expect(lines).toEqual([]);
  await api("GET", "/api/public/no-such-restaurant/menu");
  expect(lines).toMatchObject([
    { level: "info", operation: "getPublicMenu", status: 404, code: "TENANT_NOT_FOUND" },
  ]);
});

it("never writes down who orders, whatever happens to the order", async () => {
  const { lines, api } = recording("trace");
  const orders = `/api/public/${shop.slug}/orders`;
  const { body } = await api("POST", orders, { body: orderBody(shop, PERSONAL) });
  const email = PERSONAL.customerEmail;
  await api("GET", `${orders}/${body.id}`, { query: { email } });
  await api("GET", `${orders}/${body.id}`, { query: { email: `x${email}` } });
  await api("POST", orders, { body: orderBody(shop, { ...PERSONAL, couponCode: "NONE" }) });
  await api("POST", orders, { body: orderBody(shop, { ...PERSONAL, type: 7 }) });
  await api("POST", "/api/auth/login", { body: { email, password: "wrong" } });
  await api("POST", `${orders}/${body.id}/cancel`, { body: { email, reason: "Quillfeather moved" } });
  expect(lines.length).toBeGreaterThanOrEqual(7);
  const text = JSON.stringify(lines).toLowerCase();
  for (const secret of ["ottoline", "quillfeather", "7654321", "vicolo"]) expect(text).not.toContain(secret);
});

it("keeps the values of a failed query out of the log and gives the caller only the request's name", async () => {
  const broken = {
    findVersion: async () => {
      throw Object.assign(new Error("duplicate key"), {
        code: "23505",
        detail: `Key (email)=(${PERSONAL.customerEmail}) already exists.`,
        parameters: [PERSONAL.customerName],
      });
    },
  } as unknown as TestApp["shops"];
  const { lines, recorded } = recording("trace", { shops: broken });
  const request = new Request(`http://localhost:3000/api/public/${shop.slug}/menu`);
  const response = await createDispatcher(apiRoutes).dispatch(request, {
    peer: "203.0.113.8",
    app: recorded,
  });
  const body = await response.json();
  expect([response.status, body.error]).toEqual([500, "INTERNAL"]);
  expect(body.message).toContain(response.headers.get("x-request-id"));
  expect(body.message).not.toContain("duplicate");
  const fault = lines.find(({ level }) => level === "error");
  expect(fault).toMatchObject({ err: { code: "23505", message: "duplicate key" } });
  expect(JSON.stringify(lines)).not.toMatch(/quillfeather/i);
});

it("tells an outage apart from a fault, and says when the disk is full", async () => {
  const full = {
    findVersion: async () => {
      throw Object.assign(new Error("could not extend file"), { code: "53100", severity: "ERROR" });
    },
  } as unknown as TestApp["shops"];
  const { lines, recorded } = recording("warn", { shops: full });
  const before = { ...tally };
  const request = new Request(`http://localhost:3000/api/public/${shop.slug}/menu`);
  const response = await createDispatcher(apiRoutes).dispatch(request, {
    peer: "203.0.113.8",
    app: recorded,
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await response.json()).toMatchObject({ error: "UNAVAILABLE" });
  expect(lines).toMatchObject([{ level: "warn", msg: "outage", reason: "the database's disk is full" }]);
  expect(tally).toEqual({ ...before, outages: before.outages + 1 });
});

it("takes a client that hangs up in the middle of its body for no outage", async () => {
  const { lines, recorded } = recording("warn", {});
  const before = { ...tally };
  const hungUp = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const request = new Request(`http://localhost:3000/api/public/${shop.slug}/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: hungUp,
    duplex: "half",
  } as RequestInit);
  const response = await createDispatcher(apiRoutes).dispatch(request, {
    peer: "203.0.113.8",
    app: recorded,
  });
  expect([response.status, (await response.json()).error]).toEqual([400, "VALIDATION_FAILED"]);
  expect(lines).toEqual([]);
  expect(tally).toEqual(before);
});
