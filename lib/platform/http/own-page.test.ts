import { describe, expect, it } from "vitest";
import { ownPage } from "./own-page";

const HOST = "https://bazar.example";

/** Addresses that lead a browser away from the host, or would after one more reading. */
const HOSTILE = [
  "https://evil.example",
  "HTTPS://evil.example/",
  "//evil.example",
  "///evil.example",
  "//user@evil.example",
  "/..//evil.example/phish",
  "/.//evil.example",
  "/t/..//evil.example",
  "/t/../..//evil.example",
  "/%2e%2e//evil.example",
  "/%2E%2e//evil.example",
  "/.%2e//evil.example",
  "/%2e//evil.example",
  "/t//evil.example",
  "/%2F%2Fevil.example",
  "/%2f/evil.example",
  "/t/..%2f%2fevil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/..\\\\evil.example",
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "/%09/evil.example",
  "/%0d%0aset-cookie:a=b",
  "/\u0000/evil.example",
  "/%00",
  "\t//evil.example",
  " //evil.example",
  "/\u0085/evil.example",
  "user:word@evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "t/luigi",
  "",
  "/api/tenant/luigi/orders",
  "/API/x",
  "/%61pi/x",
  "/x/../api/orders",
  "/%E0%A4%A",
  "/%",
];

describe("the page that an address of a request leads to", () => {
  it.each([
    "/",
    "/t/luigi/orders?status=ready",
    "/dashboard/menu",
    "/apiary",
    "/search?q=%2F%2Fa&back=//b",
    "/pizza%20fritta",
    "/caf%C3%A9",
    "/@evil.example",
    "/a%2Fb",
  ])("is kept for %s", (path) => {
    expect(ownPage(path)).toBe(path);
  });

  it.each(HOSTILE)("is none for %j", (address) => {
    expect(ownPage(address)).toBeNull();
  });

  it.each([null, undefined])("is none for %s", (address) => {
    expect(ownPage(address)).toBeNull();
  });

  it("is resolved as a browser would", () => {
    expect(ownPage("/t/luigi/../taco/orders#top")).toBe("/t/taco/orders");
    expect(ownPage("/pizza fritta?q=a b")).toBe("/pizza%20fritta?q=a%20b");
    expect(ownPage("/t?q=a\\b")).toBe("/t?q=a\\b");
  });

  it("stays on its host and is the same when it is read again, whatever was sent", () => {
    const parts = ["/", "//", ".", "..", "%2e", "%2F", "%5c", "\\", "\t", "@", "evil.example", "?", "#", "a"];
    for (const a of parts)
      for (const b of parts)
        for (const c of parts)
          for (const d of parts) {
            const page = ownPage(`/${a}${b}${c}${d}`);
            if (page === null) continue;
            expect(new URL(page, HOST).origin, page).toBe(HOST);
            expect(ownPage(page), page).toBe(page);
          }
  });
});
