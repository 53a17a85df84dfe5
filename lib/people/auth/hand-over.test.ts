import { describe, expect, it } from "vitest";
import { attemptCookie, isTenantHost, readAttempt, returnPath, tenantOrigin } from "./hand-over";

describe("the place where a sign-in leads", () => {
  it.each(["/checkout", "/account?tab=orders", "/", "/orders/ord_1?email=a%40b.example"])(
    "may be %s",
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    "",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "javascript:alert(1)",
    "/api/public/luigi/auth/continue?code=x",
    "/%0d/../api/x",
    `/${"a".repeat(600)}`,
  ])("is never %j", (path) => {
    expect(returnPath(path)).toBe("/account");
  });
});

describe("the cookie of an attempt", () => {
  const verifier = "v".repeat(43);

  it("comes back as it was made", () => {
    expect(readAttempt(attemptCookie({ verifier, path: "/checkout?x=é" }))).toEqual({
      verifier,
      path: "/checkout?x=%C3%A9",
    });
  });

  it("leads nowhere else, whoever wrote it", () => {
    expect(readAttempt(attemptCookie({ verifier, path: "//evil.example" }))?.path).toBe("/account");
    expect(readAttempt("short.x")).toBeNull();
    expect(readAttempt(null)).toBeNull();
  });
});

it("knows a restaurant's own host", () => {
  const at = (host: string) => new Request("http://x/", { headers: { host } });
  const luigi = { publicUrl: "http://localhost:3000", slug: "luigi" };
  expect(tenantOrigin(luigi.publicUrl, "luigi")).toBe("http://luigi.localhost:3000");
  expect(isTenantHost(at("luigi.localhost:3000"), luigi)).toBe(true);
  expect(isTenantHost(at("taco.localhost:3000"), luigi)).toBe(false);
  expect(isTenantHost(at("localhost:3000"), luigi)).toBe(false);
});
