import { describe, expect, it } from "vitest";
import { placeAfterSignIn, safeNext } from "./after-sign-in";

describe("safeNext", () => {
  it("keeps paths of this host with their query", () => {
    expect(safeNext("/t/luigi/orders?status=ready")).toBe("/t/luigi/orders?status=ready");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "",
    null,
  ])("refuses %j", (path) => {
    expect(safeNext(path)).toBeNull();
  });
});

describe("placeAfterSignIn", () => {
  const owner = { ok: true, role: "tenant-owner", tenantId: "luigi" } as const;

  it("returns to where the visitor wanted to go, else to the restaurant's board", () => {
    expect(placeAfterSignIn(owner, { next: "/dashboard/menu", dashboardBase: "/dashboard" })).toBe(
      "/dashboard/menu",
    );
    expect(placeAfterSignIn(owner, { next: "//evil.example", dashboardBase: "/dashboard" })).toBe(
      "/dashboard",
    );
  });

  it("lets everyone else choose among their places", () => {
    expect(placeAfterSignIn(owner, { next: null, dashboardBase: null })).toBe("/choose");
  });

  it("leads to switching a second factor on before anything else, on the same host", () => {
    const admin = { ok: true, role: "superadmin", mustEnrol: true } as const;
    expect(placeAfterSignIn(admin, { next: "/t/luigi", dashboardBase: null })).toBe("/security");
    expect(placeAfterSignIn(admin, { next: null, dashboardBase: "/dashboard" })).toBe("/dashboard/security");
  });
});
