import { describe, expect } from "vitest";
import { z } from "zod";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { orderBody, seedAdmin } from "@/lib/testing/seed-shop";
import { READ_AREAS } from "./support-read";

const endpoints = endpointsOf(apiRoutes)
  .filter(
    ({ path, definition }) =>
      path.startsWith("/api/tenant/[tenantId]") && definition.guard.cookies.includes("admin_session"),
  )
  .map((endpoint) => ({ ...endpoint, id: endpoint.definition.operationId }));
const closed = endpoints.filter(({ definition }) =>
  definition.guard.refusals?.includes("SUPPORT_VISIT_REQUIRED"),
);
const open = endpoints.filter((endpoint) => !closed.includes(endpoint));
let admin: { cookie: string };

it.beforeAll(async () => {
  admin = await seedAdmin(app);
});

const pathOf = (path: string) =>
  path
    .replace("[tenantId]", shop.slug)
    .replace("[kind]", "receipt")
    .replaceAll(/\[\w+\]/g, "unknown-id");

/** Names of fields that can hold something about a person. */
const PERSONAL =
  /^(customer|guest|recipient|purchaser)(?!s$|Count)|email|phone|address|postcode|notes?$|^(actor|userId|message|reason|text)$/i;

/** The names of all fields of an answer, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}

/** Fields that look personal and are not, and why. */
const NOT_PERSONAL: Record<string, string> = {
  "getBookingReport.phone": "how many booked by phone",
  "getPlatformNotices.reason": "what the platform wrote itself",
  "listSwitchedOff.reason": "a choice of three",
  "listDisputes.reason": "the bank's code",
  "listProducts.allergenNote": "about a dish",
  "getProduct.allergenNote": "about a dish",
};

describe("a super-admin without a support visit", () => {
  it.each(closed)(
    "is told at $id to start a support visit, as a super-admin without one",
    async ({ method, path }) => {
      const { status, body } = await api(method, pathOf(path), { as: admin });
      expect([status, body.error]).toEqual([403, "SUPPORT_VISIT_REQUIRED"]);
      expect(body.message).toContain(`/api/admin/tenants/${shop.slug}/support-visits`);
    },
  );

  it("reads some of a restaurant, and writes nothing", () => {
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it.each(open)("reads $id, which holds nothing about a person", async ({ id, method, path, definition }) => {
    const { status } = await api(method, pathOf(path), { as: admin });
    expect([401, 403]).not.toContain(status);
    const fields = definition.response
      ? fieldsOf(z.toJSONSchema(definition.response, { io: "output", unrepresentable: "any" }))
      : [];
    const personal = [...new Set(fields.filter((field) => PERSONAL.test(field)))];
    expect(personal.filter((field) => !(`${id}.${field}` in NOT_PERSONAL))).toEqual([]);
  });

  it("finds the parts of all the rest among those that the audit log has words for", () => {
    const reads = closed.filter(({ method }) => method === "GET");
    expect(new Set(reads.map(({ definition }) => definition.tag))).toEqual(new Set(READ_AREAS));
  });
});

/** What an order says of its guest. */
const OF_GUEST = /^(customer(Name|Email|Phone)|deliveryAddress|postcode|city|notes)$/;

describe("the platform's own look at orders", () => {
  const looks = endpointsOf(apiRoutes).filter(({ definition: { operationId } }) =>
    ["searchAllOrders", "getOrderBooks"].includes(operationId),
  );

  it("names no guest, whose data asks for a visit", async () => {
    expect(looks).toHaveLength(2);
    const fields = looks.flatMap(({ definition: { response } }) =>
      response ? fieldsOf(z.toJSONSchema(response, { io: "output", unrepresentable: "any" })) : [],
    );
    expect(fields).toContain("orderNumber");
    expect(fields.filter((field) => OF_GUEST.test(field))).toEqual([]);
    const person = { customerName: "Grace Hopper", customerEmail: "grace@navy.example", notes: "No nuts" };
    const placed = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, person) });
    for (const path of [`/api/admin/orders`, `/api/admin/orders/${placed.body.id}/books`]) {
      const { status, text } = await api("GET", path, { as: admin });
      expect(status).toBe(200);
      expect(text).toContain(placed.body.id);
      for (const told of Object.values(person)) expect(text).not.toContain(told);
    }
  });
});
