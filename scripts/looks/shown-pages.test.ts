import { describe, expect, it } from "vitest";
import { filesOf } from "../words/files-of";
import { addressOf, SHOWN_PAGES } from "./shown-pages.mjs";

/** Pages without a picture of their own, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  "/dev/mail": "for developers: the mailbox of a demo",
  "/dev/printers": "for developers: the emulated printers of a demo",
  "/dev/ui": "for developers: the primitives, which other pages show in use",
  "/group": "leads to the only group of the demo's manager",
  "/t/[tenantId]/orders": "the board under its name, which is shown as the dashboard's first page",
};

/** "app/(admin)/admin/orders/[orderId]/page.tsx" is the route "/admin/orders/[orderId]". */
const routes = filesOf(["app"], /(^|\/)page\.tsx$/).map(
  (file) => file.slice("app".length, -"/page.tsx".length).replaceAll(/\/\([^/]+\)/g, "") || "/",
);

/** The route that answers a path: of several, that with the fewest parameters. */
function routeOf(path: string): string | undefined {
  const [pathname = ""] = path.split("?");
  return routes
    .filter((route) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, "[^/]+")}$`).test(pathname))
    .toSorted((one, other) => one.split("[").length - other.split("[").length)[0];
}

describe("the pages that are looked at", () => {
  it("are all pages, except where a reason is given", () => {
    const shown = new Set(SHOWN_PAGES.map(({ path }) => routeOf(path)));
    expect(routes.filter((route) => !shown.has(route)).toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted());
  });

  it("have names of their own, which are those of their pictures", () => {
    const names = SHOWN_PAGES.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
  });

  it("have addresses with what their paths name", () => {
    const page = { path: "/s/luigi/orders/{order}?email={email}" };
    expect(addressOf(page, { order: "ord_1", email: "ada@example.com" })).toBe(
      "/s/luigi/orders/ord_1?email=ada%40example.com",
    );
    expect(() => addressOf(page, { order: "ord_1" })).toThrow("Nothing is called email");
  });
});
