import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ENV_NAMES } from "./env";
import { unknownVariables } from "./unknown-variables";

it.each([
  ["RESEND_APIKEY", ["RESEND_API_KEY"]],
  ["RESEND_KEY", ["RESEND_API_KEY"]],
  ["STRIPE_SECRET_KEYS", ["STRIPE_SECRET_KEY"]],
  ["DATABASE_URI", ["DATABASE_URL"]],
  ["SESSION_SECRETS", ["SESSION_SECRET"]],
  ["PUBLICURL", ["PUBLIC_URL"]],
  ["MAILFROM", ["MAIL_FROM"]],
  ["TRUSTED_PROXY", ["TRUSTED_PROXIES"]],
  ["UPSTASH_REDIS_URL", ["UPSTASH_REDIS_REST_URL", "UPSTASH_REDIS_REST_TOKEN"]],
])("%s looks like ours; meant was one of %j", (name, meant) => {
  expect(unknownVariables([name])).toEqual([{ name, meant }]);
});

it("names the family of what nobody else would set", () => {
  expect(unknownVariables(["S3_KEY"])[0]?.meant).toContain("S3_ACCESS_KEY_ID");
  expect(unknownVariables(["STRIPE_SECRET"])[0]?.meant).toContain("STRIPE_SECRET_KEY");
});

it("says nothing about variables that are read, or that are other programs'", () => {
  const others = [
    "PATH",
    "HOME",
    "MAIL",
    "PWD",
    "LANG",
    "TERM",
    "HOSTNAME",
    "LOGNAME",
    "SHELL",
    "NODE_OPTIONS",
  ];
  const platforms = ["VERCEL_URL", "POSTGRES_URL", "PGHOST", "CI", "npm_config_cache", "INVOCATION_ID"];
  expect(unknownVariables([...ENV_NAMES, "HOST", ...others, ...platforms])).toEqual([]);
});

it("knows every variable of the example", () => {
  const example = readFileSync(".env.example", "utf8");
  const names = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(25);
  expect(unknownVariables(names)).toEqual([]);
});
