import { expect, it } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { routePath } from "./api-routes.mjs";

it("gives a route file the path that Next gives it", () => {
  expect(routePath("app/api/(public)/tenant/[tenantId]/menu/route.ts")).toBe("/api/tenant/[tenantId]/menu");
});

it("lists every route with the methods that its file exports, and HEAD with GET", async () => {
  const files = import.meta.glob<Record<string, unknown>>("/app/api/**/route.ts");
  const exported = Object.entries(files)
    .filter(([file]) => !file.includes("[["))
    .map(async ([file, load]) => {
      const methods = Object.keys(await load());
      return [routePath(file.slice(1)), [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].sort()];
    });
  const listed = apiRoutes.map(({ path, methods }) => [path, [...methods].sort()]);
  expect(listed.sort()).toEqual((await Promise.all(exported)).sort());
});
