import { describe, expect } from "vitest";
import { api, oneShopTest as it, shop } from "@/lib/testing/fixtures";

const read = async () => (await api("GET", `/api/tenant/${shop.slug}/settings`, { as: shop.owner })).body;
const change = (body: unknown) => api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body });

describe("settings", () => {
  it.each([
    [{ vatNumber: "<b>" }],
    [{ vatNumber: "1".repeat(33) }],
    [{ unseenMinutes: 0 }],
    [{ unseenMinutes: 121 }],
    [{ alertEmails: ["nobody"] }],
    [{ alertEmails: ["a", "b", "c", "d", "e", "f"].map((name) => `${name}@shop.example`) }],
    [{ specialDayNames: { "2026-02-30": "Never" } }],
    [{ specialDayNames: { "2026-12-25": " " } }],
  ])("refuses %j", async (wrong) => {
    const before = await read();
    const { status, body } = await change(wrong);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(await read()).toEqual(before);
  });
});
