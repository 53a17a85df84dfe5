import { expect, test } from "vitest";
import { vercelMigrationUrl } from "./own-database.mjs";

const pooled = { DATABASE_URL: "postgresql://pooled/bazar" };
const both = { ...pooled, DIRECT_URL: "postgresql://direct/bazar" };

test.each([
  ["a production build", { ...pooled, VERCEL_ENV: "production" }, pooled.DATABASE_URL],
  ["a production build beside a pooler", { ...both, VERCEL_ENV: "production" }, both.DIRECT_URL],
  ["a production build without a database", { VERCEL_ENV: "production" }, undefined],
  ["a preview that knows the production database", { ...both, VERCEL_ENV: "preview" }, undefined],
  ["a build of vercel dev", { ...both, VERCEL_ENV: "development" }, undefined],
  ["a build that does not know what it is", both, undefined],
])("%s migrates the right database or none", (_, env, url) => {
  expect(vercelMigrationUrl(env)).toBe(url);
});
