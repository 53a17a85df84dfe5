import { expect, it } from "vitest";
import { tenantHref } from "./tenant-href";

it.each([
  ["", "/", "/"],
  ["", "/checkout?table=4", "/checkout?table=4"],
  ["/s/luigi", "/", "/s/luigi"],
  ["/s/luigi", "/#desserts", "/s/luigi#desserts"],
  ["/s/luigi", "/?category=pizza", "/s/luigi?category=pizza"],
  ["/s/luigi", "/checkout", "/s/luigi/checkout"],
  ["/dashboard", "/orders", "/dashboard/orders"],
])("joins '%s' and '%s' to '%s'", (base, path, href) => {
  expect(tenantHref(base, path)).toBe(href);
});
