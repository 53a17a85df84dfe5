import { describe, expect, it, test } from "vitest";
import { nextLook, showsWallets, walletHosts } from "./wallet-host";

describe("an address shows wallets", () => {
  test.each(["https://bazar.eat", "https://www.bazar.eat:8443", "https://eat.co.uk/"])("at %s", (url) => {
    expect(showsWallets(url)).toBe(true);
  });

  test.each([
    "http://bazar.eat",
    "https://localhost",
    "https://bazar.localhost",
    "https://192.168.0.4",
    "https://[::1]:3000",
    "https://kitchen.local",
    "https://shop.example",
    "https://intranet",
  ])("not at %s", (url) => {
    expect(showsWallets(url)).toBe(false);
  });
});

it("is the platform's, and one of the restaurant's own", () => {
  expect(walletHosts("https://Bazar.eat:8443/x", "bella")).toEqual({
    platform: "bazar.eat",
    own: "bella.bazar.eat",
  });
});

it("is looked at again soon while it does not work, and each week while it does", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const minutes = (state: "active" | "inactive", attempts: number) =>
    (nextLook({ state, attempts, now }).getTime() - now.getTime()) / 60_000;
  expect([1, 2, 3, 4, 5, 90].map((attempts) => minutes("inactive", attempts))).toEqual([
    5, 15, 60, 240, 1440, 1440,
  ]);
  expect(minutes("active", 0)).toBe(7 * 1440);
});
