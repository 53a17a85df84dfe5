import { describe, expect, it } from "vitest";
import { placeAfterSignIn } from "./after-sign-in";

describe("placeAfterSignIn", () => {
  const owner = { ok: true, role: "tenant-owner", tenantId: "luigi" } as const;

  it("returns to where the visitor wanted to go, else to the restaurant's board", () => {
    expect(placeAfterSignIn(owner, { next: "/dashboard/menu", dashboardBase: "/dashboard" })).toBe(
      "/dashboard/menu",
    );
    for (const next of ["//evil.example", "/..//evil.example", "/%2e%2e//evil.example", "/\\evil.example"])
      expect(placeAfterSignIn(owner, { next, dashboardBase: "/dashboard" })).toBe("/dashboard");
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
