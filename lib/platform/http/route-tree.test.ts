import { describe, expect, it } from "vitest";
import { createRouteTree } from "./route-tree";

const paths = [
  "/api/orders",
  "/api/orders/[orderId]",
  "/api/orders/[orderId]/lines",
  "/api/orders/held",
  "/api/[tenantId]/menu",
];
const findParts = createRouteTree(paths.map((path) => ({ path })));
const find = (path: string) => {
  const found = findParts(path.split("/").slice(1));
  return found && [found.route.path, found.params];
};

describe("the tree of routes", () => {
  it.each([
    ["/api/orders", "/api/orders", {}],
    ["/api/orders/7", "/api/orders/[orderId]", { orderId: "7" }],
    ["/api/orders/held", "/api/orders/held", {}],
    ["/api/luigi/menu", "/api/[tenantId]/menu", { tenantId: "luigi" }],
  ])("leads %s to %s", (path, route, params) => {
    expect(find(path)).toEqual([route, params]);
  });

  it("tries a parameter where the fixed part leads nowhere", () => {
    expect(find("/api/orders/held/lines")?.[0]).toBe("/api/orders/[orderId]/lines");
    expect(find("/api/orders/menu")?.[0]).toBe("/api/orders/[orderId]");
  });

  it.each(["/api", "/api/", "/api/orders/", "/api//menu", "/api/orders/7/lines/1", "/api/__proto__"])(
    "has nothing at %s",
    (path) => {
      expect(find(path)).toBeNull();
    },
  );

  it("refuses two names for one parameter", () => {
    const routes = [{ path: "/api/[tenantId]/menu" }, { path: "/api/[shopId]/hours" }];
    expect(() => createRouteTree(routes)).toThrow("Two names for one parameter");
  });
});
