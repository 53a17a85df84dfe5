import { describe, expect, it } from "vitest";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors/error-codes";
import { apiRoutes } from "@/lib/testing/call";
import { endpointsOf } from "./openapi";
import { possibleErrors } from "./openapi-operation";

const endpoints = new Map(
  endpointsOf(apiRoutes).map(({ method, path, definition }) => [`${method} ${path}`, definition]),
);

/** Every row of the specification's tables: who may call it, and the refusals that it names. */
const SPECIFIED: [endpoint: string, cookies: string, codes: ErrorCode[]][] = [
  ["POST /api/bazar/auth/register", "", ["VALIDATION_FAILED", "EMAIL_TAKEN"]],
  ["POST /api/bazar/auth/login", "", ["VALIDATION_FAILED", "INVALID_CREDENTIALS", "RATE_LIMITED"]],
  ["GET /api/bazar/auth/me", "bazar_user_session", ["UNAUTHENTICATED"]],
  ["POST /api/bazar/auth/logout", "", []],
  ["POST /api/auth/login", "", ["INVALID_CREDENTIALS", "RATE_LIMITED"]],
  ["POST /api/auth/logout", "", []],
  [
    "POST /api/public/[tenantId]/orders",
    "",
    ["VALIDATION_FAILED", "OUTSIDE_RADIUS", "OUT_OF_STOCK", "RATE_LIMITED"],
  ],
  ["GET /api/public/[tenantId]/orders/[orderId]", "", ["ORDER_NOT_FOUND"]],
  ["POST /api/public/[tenantId]/orders/[orderId]/cancel", "", ["NOT_CANCELLABLE"]],
  ["GET /api/tenant/[tenantId]/orders", "platform_session", []],
  ["GET /api/tenant/[tenantId]/orders/[orderId]", "platform_session", ["ORDER_NOT_FOUND"]],
  ["PATCH /api/tenant/[tenantId]/orders/[orderId]", "platform_session", ["INVALID_TRANSITION"]],
  ["GET /api/tenant/[tenantId]/orders/[orderId]/escrow", "platform_session", ["ORDER_NOT_FOUND"]],
  ["GET /api/public/[tenantId]/reservation/config", "", ["TENANT_NOT_FOUND"]],
  ["GET /api/public/[tenantId]/reservation/availability", "", ["VALIDATION_FAILED"]],
  ["POST /api/public/[tenantId]/reservation", "", ["VALIDATION_FAILED", "SLOT_UNAVAILABLE", "RATE_LIMITED"]],
  ["POST /api/public/[tenantId]/reservation/[reservationId]/cancel", "", ["INVALID_TOKEN"]],
  ["GET /api/public/[tenantId]/menu", "", []],
  ["GET /api/public/[tenantId]/menu/filters", "", []],
  ["GET /api/tenant/[tenantId]/categories", "platform_session", []],
  ["GET /api/tenant/[tenantId]/products", "platform_session", []],
  ["POST /api/tenant/[tenantId]/categories", "platform_session", []],
  ["PATCH /api/tenant/[tenantId]/products/[productId]", "platform_session", []],
  ["DELETE /api/tenant/[tenantId]/categories/[categoryId]", "platform_session", ["CATEGORY_NOT_EMPTY"]],
  ["PATCH /api/tenant/[tenantId]/categories/reorder", "platform_session", []],
  ["PATCH /api/tenant/[tenantId]/products/reorder", "platform_session", []],
  ["POST /api/public/[tenantId]/payment-intent", "", ["RATE_LIMITED", "PROCESSOR_UNAVAILABLE"]],
  ["GET /api/public/[tenantId]/payment-methods", "", []],
  ["POST /api/public/[tenantId]/validate-coupon", "", ["RATE_LIMITED"]],
  ["POST /api/public/[tenantId]/gift-cards/purchase", "", []],
  ["POST /api/public/[tenantId]/gift-cards/lookup", "", ["GIFT_CARD_NOT_FOUND", "RATE_LIMITED"]],
  [
    "POST /api/admin/escrow/refunds",
    "admin_session",
    ["ORDER_NOT_FOUND", "NOT_REFUNDABLE", "REFUND_EXCEEDS_CAPTURED"],
  ],
];

describe("the specification", () => {
  it.each(SPECIFIED)("has %s, opened by %j", (endpoint, cookie, codes) => {
    const definition = endpoints.get(endpoint);
    if (!definition) throw new Error("There is no such endpoint");
    const { cookies } = definition.guard;
    if (cookie === "") expect(cookies).toEqual([]);
    else expect(cookies).toContain(cookie);
    // A super-admin has tenant access everywhere; nobody else's session opens a tenant's endpoints.
    if (endpoint.includes("/api/tenant/")) expect([...cookies].sort()).toEqual(["admin_session", cookie]);
    expect(possibleErrors(endpoint.split(" ")[0] ?? "", definition)).toEqual(expect.arrayContaining(codes));
  });

  it("gives every condition its status", () => {
    const statuses = {
      400: [
        "VALIDATION_FAILED",
        "INVALID_ITEM",
        "INVALID_COUPON",
        "INVALID_GIFT_CARD",
        "PAYMENT_METHOD_UNAVAILABLE",
        "INVALID_SIGNATURE",
      ],
      401: ["UNAUTHENTICATED", "INVALID_CREDENTIALS"],
      403: ["FORBIDDEN", "CROSS_ORIGIN", "INVALID_TOKEN"],
      404: ["NOT_FOUND", "TENANT_NOT_FOUND", "ORDER_NOT_FOUND", "GIFT_CARD_NOT_FOUND"],
      405: ["METHOD_NOT_ALLOWED"],
      409: [
        "EMAIL_TAKEN",
        "OUTSIDE_RADIUS",
        "OUT_OF_STOCK",
        "RESTAURANT_CLOSED",
        "BELOW_MINIMUM",
        "SLOT_UNAVAILABLE",
        "NOT_CANCELLABLE",
        "CATEGORY_NOT_EMPTY",
        "REQUEST_IN_PROGRESS",
        "REFUND_EXCEEDS_CAPTURED",
        "NOT_REFUNDABLE",
      ],
      413: ["PAYLOAD_TOO_LARGE"],
      415: ["UNSUPPORTED_MEDIA_TYPE"],
      422: ["INVALID_TRANSITION", "IDEMPOTENCY_KEY_REUSED"],
      429: ["RATE_LIMITED"],
      500: ["INTERNAL"],
      502: ["PROCESSOR_UNAVAILABLE"],
      503: ["UNAVAILABLE"],
    } satisfies Record<number, ErrorCode[]>;
    for (const [status, codes] of Object.entries(statuses))
      for (const code of codes) expect([code, ERROR_CODES[code][0]]).toEqual([code, Number(status)]);
  });

  it("answers deletions with 204", () => {
    for (const [endpoint, { response }] of endpoints)
      if (endpoint.startsWith("DELETE ")) expect(response, endpoint).toBeNull();
  });
});
