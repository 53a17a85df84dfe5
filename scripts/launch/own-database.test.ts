import { expect, test } from "vitest";
import { earlierSecretHint, runtimeUrl, vercelMigrationUrl } from "./own-database.mjs";

const pooled = { DATABASE_URL: "postgresql://pooled/bazar" };
const owned = { ...pooled, MIGRATION_DATABASE_URL: "postgresql://owner@direct/bazar" };
const both = { ...pooled, DIRECT_URL: "postgresql://direct/bazar" };

test.each([
  ["a production build", { ...pooled, VERCEL_ENV: "production" }, pooled.DATABASE_URL],
  ["a production build beside a pooler", { ...both, VERCEL_ENV: "production" }, both.DIRECT_URL],
  [
    "a production build with a role for migrations",
    { ...owned, VERCEL_ENV: "production" },
    owned.MIGRATION_DATABASE_URL,
  ],
  ["a production build without a database", { VERCEL_ENV: "production" }, undefined],
  ["a preview that knows the production database", { ...both, VERCEL_ENV: "preview" }, undefined],
  ["a build of vercel dev", { ...both, VERCEL_ENV: "development" }, undefined],
  ["a build that does not know what it is", both, undefined],
])("%s migrates the right database or none", (_, env, url) => {
  expect(vercelMigrationUrl(env)).toBe(url);
});

test.each([
  ["one role migrates and serves", pooled, undefined],
  ["migrations have a role of their own", owned, pooled.DATABASE_URL],
  ["they have, beside a pooler", { ...owned, DIRECT_URL: both.DIRECT_URL }, both.DIRECT_URL],
])("what the server connects with is given rights where %s", (_, env, url) => {
  expect(runtimeUrl(env)).toBe(url);
});

test.each([
  ["where a secret was kept and none is set", { ...pooled, SESSION_SECRET: "   " }, true, true],
  ["not where one is set", { ...pooled, SESSION_SECRET: "x".repeat(32) }, true, false],
  ["not where none was kept", pooled, false, false],
  ["not for a demo, which uses it", { ...pooled, BAZAR_DEMO: "1" }, true, false],
])("the secret of a demo is named only as what may have been used, %s", (_, env, isKept, isNamed) => {
  const hint = earlierSecretHint(env, isKept);
  expect(hint).toMatch(
    isNamed ? /^If this database was served with the one in \.data\/secrets\.json before,/ : /^$/,
  );
});
