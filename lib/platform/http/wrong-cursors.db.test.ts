import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Api, apiRoutes, createApi } from "@/lib/testing/call";
import { type Caller, type FuzzWorld, seedFuzzWorld } from "@/lib/testing/fuzz/fuzz-world";
import { inWorld } from "@/lib/testing/fuzz/requests";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { endpointsOf } from "./openapi";

let app: TestApp;
let api: Api;
let world: FuzzWorld;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
  world = await seedFuzzWorld(app, api);
});
afterAll(() => app.stop());

const paged = endpointsOf(apiRoutes).filter(({ method, definition: { query } }) => {
  const shape = (query as { shape?: Record<string, unknown> } | undefined)?.shape;
  return method === "GET" && shape !== undefined && "cursor" in shape;
});

const CALLERS: Partial<Record<string, Caller>> = {
  customer_session: "customer",
  bazar_user_session: "bazarUser",
  admin_session: "admin",
  platform_session: "owner",
};

const WRONG = [
  "",
  "x",
  "ord_1",
  "null",
  "-1",
  "1e3",
  "../../etc",
  "Z".repeat(40),
  "é".repeat(10),
  "x".repeat(500),
  Buffer.from("1763463600000").toString("base64url"),
  Buffer.from("{}").toString("base64url"),
];

it("finds the lists that have pages", () => {
  expect(paged.length).toBeGreaterThan(12);
});

describe("a cursor that no answer has given", () => {
  test.each(paged.map((endpoint) => [endpoint.definition.operationId, endpoint] as const))(
    "is refused by %s",
    async (_, { path, definition }) => {
      const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
      const params = Object.fromEntries(names.map((name) => [name, `@${name}`]));
      const caller = definition.guard.cookies.map((cookie) => CALLERS[cookie]).find(Boolean) ?? "anonymous";
      for (const cursor of WRONG) {
        const request = { caller, params, query: {}, body: null, headers: {} };
        const { path: address, as } = inWorld(world, path, request);
        const { status, body } = await api("GET", address, { as, query: { cursor } });
        expect([cursor, status, body.error]).toEqual([cursor, 400, "VALIDATION_FAILED"]);
        expect(body.message).toMatch(/^query cursor: /);
      }
    },
  );
});
