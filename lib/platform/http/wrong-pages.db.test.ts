import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, appTest as it, appTest as test } from "@/lib/testing/fixtures";
import { type Caller, type FuzzWorld, seedFuzzWorld } from "@/lib/testing/fuzz/fuzz-world";
import { inWorld } from "@/lib/testing/fuzz/requests";
import { endpointsOf } from "./openapi";

let world: FuzzWorld;

it.beforeAll(async () => {
  const { ids, sessions } = await seedFuzzWorld(app, api);
  const { body } = await api("POST", `/api/tenant/${ids.tenantId}/ingredients`, {
    as: sessions.owner,
    body: { name: "Salt", unit: "g" },
  });
  world = { sessions, ids: { ...ids, ingredientId: body.id } };
});

/** The lists whose query has a parameter of this name. */
/** Answers at a test twin, and the seeded world has none; its own test asks it. */
const AT_TWINS = "listTestTimeline";

const listsWith = (name: "cursor" | "before" | "after" | "limit" | "from") =>
  endpointsOf(apiRoutes)
    .filter(({ method, definition: { operationId, query } }) => {
      if (operationId === AT_TWINS) return false;
      const shape = (query as { shape?: Record<string, unknown> } | undefined)?.shape;
      return method === "GET" && shape !== undefined && name in shape;
    })
    .map((endpoint) => [endpoint.definition.operationId, endpoint] as const);
type Listed = ReturnType<typeof listsWith>[number][1];

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
  expect(listsWith("cursor").length).toBeGreaterThan(12);
  expect(listsWith("before")).toHaveLength(4);
  expect(listsWith("limit").length).toBeGreaterThan(16);
});

async function ask({ path, definition }: Listed, query: Record<string, string | string[]>) {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, `@${name}`]));
  const caller = definition.guard.cookies.map((cookie) => CALLERS[cookie]).find(Boolean) ?? "anonymous";
  const { path: address, as } = inWorld(world, path, { caller, params, query: {}, body: null, headers: {} });
  return api("GET", address, { as, query });
}

describe("a cursor that no answer has given", () => {
  test.each(listsWith("cursor"))("is refused by %s", async (_, list) => {
    for (const cursor of WRONG) {
      const { status, body } = await ask(list, { cursor });
      expect([cursor, status, body.error]).toEqual([cursor, 400, "VALIDATION_FAILED"]);
      expect(body.message).toBe("Cursor must be the nextCursor of an earlier answer.");
    }
  });
});

describe("a place that is in no list", () => {
  test.each(listsWith("before"))("is refused by %s", async (_, list) => {
    const unknown = (["bil", "igm", "mch"] as const).map((prefix) => newId(prefix));
    for (const before of [...WRONG, ...unknown]) {
      const { status, body } = await ask(list, { before });
      expect([before, status, body.error]).toEqual([before, 400, "VALIDATION_FAILED"]);
      expect(body.message).toBe("Before must be the nextBefore of an earlier answer.");
    }
  });
});

describe("a list whose cursor had another name at first", () => {
  const renamed = [...listsWith("before"), ...listsWith("after")];
  test.each(renamed)("takes one of the two names for %s", async (operationId, list) => {
    const place =
      operationId === "readEvents"
        ? "0"
        : newId(operationId === "listBills" ? "bil" : operationId === "listMenuChanges" ? "mch" : "igm");
    const former = operationId === "readEvents" ? "after" : "before";
    const { status, body } = await ask(list, { cursor: place, [former]: place });
    expect(body.message).toMatch(/must be left out beside `cursor`/);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  test.each(renamed)("answers both names for %s", async (_, list) => {
    const { body } = await ask(list, { limit: "1" });
    const [former] = ["nextBefore", "nextAfter"].filter((name) => name in body);
    expect(String(body.nextCursor)).toBe(String(body[former ?? ""]));
  });
});

describe("a range of days", () => {
  test.each(
    listsWith("from").filter(
      ([, { definition }]) => "to" in (definition.query as unknown as { shape: object }).shape,
    ),
  )("is one day for %s, and never ends before it begins", async (_, list) => {
    expect((await ask(list, { from: "2026-11-18", to: "2026-11-18" })).status).toBe(200);
    const { status, body } = await ask(list, { from: "2026-11-18", to: "2026-11-17" });
    expect([status, body.error, body.issues?.[0]]).toEqual([
      400,
      "VALIDATION_FAILED",
      { path: "to", in: "query", message: expect.stringMatching(/not be before|not before/) },
    ]);
  });
});

describe("a page of no size", () => {
  test.each(listsWith("limit"))("is refused by %s, which says what sizes there are", async (_, list) => {
    for (const limit of ["0", "1000", "-1", "1.5", "1e2", "ten", "", "9".repeat(200), ["1", "2"]]) {
      const { status, body } = await ask(list, { limit });
      expect([limit, status, body.error]).toEqual([limit, 400, "VALIDATION_FAILED"]);
      expect(body.message).toMatch(/^Limit must be a whole number from 1 to (50|100|200)\.$/);
    }
    expect((await ask(list, { limit: "1" })).status).toBe(200);
  });
});
