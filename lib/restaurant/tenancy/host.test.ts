import { describe, expect, it } from "vitest";
import { dashboardBase, readersOf, storefrontBase, surfaceOf, surfacePage, tenantSlugFromHost } from "./host";

describe("tenantSlugFromHost", () => {
  it.each([
    ["luigi.localhost:3000", "localhost", "luigi"],
    ["LUIGI.Localhost", "localhost:3000", "luigi"],
    ["luigi.bazar.example.", "bazar.example", "luigi"],
    ["da-mario-2.bazar.example", "bazar.example", "da-mario-2"],
  ])("reads the tenant from %s", (host, platform, slug) => {
    expect(tenantSlugFromHost(host, platform)).toBe(slug);
  });

  it.each([
    ["localhost:3000", "localhost"],
    ["www.bazar.example", "bazar.example"],
    ["api.bazar.example", "bazar.example"],
    ["a.b.bazar.example", "bazar.example"],
    ["-luigi.bazar.example", "bazar.example"],
    ["luigi_x.bazar.example", "bazar.example"],
    ["127.0.0.1:3000", "localhost"],
    ["[::1]:3000", "localhost"],
    ["evilbazar.example", "bazar.example"],
    ["luigi.bazar.example.evil.test", "bazar.example"],
    ["", "localhost"],
  ])("treats %s as the platform", (host, platform) => {
    expect(tenantSlugFromHost(host, platform)).toBeNull();
  });
});

describe("surfaceOf", () => {
  it.each([
    ["luigi.localhost", "/", "/s/luigi", ""],
    ["luigi.localhost", "/checkout", "/s/luigi/checkout", ""],
    ["luigi.localhost", "/dashboard", "/t/luigi", "/dashboard"],
    ["luigi.localhost", "/dashboard/orders", "/t/luigi/orders", "/dashboard"],
    ["luigi.localhost", "/dashboards", "/s/luigi/dashboards", ""],
    ["localhost", "/s/luigi", "/s/luigi", "/s/luigi"],
    ["localhost", "/s/luigi/checkout", "/s/luigi/checkout", "/s/luigi"],
    ["localhost", "/s/luigi/it/reserve", "/s/luigi/reserve", "/s/luigi/it"],
    ["luigi.localhost", "/ja", "/s/luigi", "/ja"],
    ["localhost", "/embed/luigi", "/s/luigi", "/embed/luigi"],
    ["localhost", "/embed/luigi/ar/reserve", "/s/luigi/reserve", "/embed/luigi/ar"],
    ["localhost", "/s/luigi/it-IT", "/s/luigi/it-IT", "/s/luigi"],
    ["127.0.0.1", "/t/luigi/orders", "/t/luigi/orders", "/t/luigi"],
  ])("sends %s%s to %s with links under '%s'", (host, path, page, base) => {
    const surface = surfaceOf(host, "localhost", path);
    if (surface.kind === "platform") throw new Error("expected a tenant's surface");
    expect(surfacePage(surface)).toBe(page);
    const own =
      surface.kind === "storefront"
        ? storefrontBase(surface)
        : dashboardBase(surface.slug, surface.onOwnHost);
    expect(own).toBe(base);
  });

  it.each(["/", "/embed", "/embed/luigi/checkout", "/search", "/s", "/s/", "/admin", "/studio/luigi"])(
    "leaves %s to the platform",
    (path) => {
      expect(surfaceOf("localhost:3000", "localhost", path)).toEqual({ kind: "platform" });
    },
  );
});

describe("readersOf", () => {
  const of = (path: string) => readersOf(surfaceOf("localhost", "localhost", path), path);

  it.each([
    "/",
    "/account/login",
    "/terms",
    "/status",
    "/account/reset-password",
    "/s/luigi",
    "/s/luigi/checkout",
  ])("takes %s for a page of diners", (path) => expect(of(path)).toBe("diners"));

  it.each([
    "/join",
    "/join/luigi/menu",
    "/sign-in",
    "/admin/users",
    "/group",
    "/docs/orders",
    "/reset-password",
    "/t/luigi",
    "/t/luigi/menu",
  ])("takes %s for a page of people who work", (path) => expect(of(path)).toBe("staff"));
});
