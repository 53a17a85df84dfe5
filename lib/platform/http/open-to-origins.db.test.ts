import { describe, expect } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { api, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { registerDiner } from "@/lib/testing/people";
import { endpointsOf } from "./openapi";

const ELSEWHERE = { origin: "https://trattoria.example", "sec-fetch-site": "cross-site" };
const CORS = /^access-control-/;

const corsOf = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => CORS.test(name)));

const READABLE = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "etag, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, idempotent-replayed, x-request-id",
};

const endpoints = endpointsOf(apiRoutes).map(({ method, path }) => [method, path] as const);
const paths = [...new Set(endpoints.map(([, path]) => path))];
const address = (path: string) => path.replace("[tenantId]", shop.slug).replaceAll(/\[\w+\]/g, "unknown-id");

describe("pages of other origins", () => {
  it("are told before they send which methods and headers a path below /api/public takes", async () => {
    for (const path of paths.filter((each) => each.startsWith("/api/public/"))) {
      const answer = await api("OPTIONS", address(path), {
        headers: {
          ...ELSEWHERE,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type,idempotency-key",
        },
      });
      const methods = [...(apiRoutes.find((route) => route.path === path)?.methods ?? [])].join(", ");
      expect([path, answer.status, corsOf(answer.headers)]).toEqual([
        path,
        204,
        {
          ...READABLE,
          "access-control-allow-methods": methods,
          "access-control-allow-headers":
            "accept-language, content-type, idempotency-key, if-none-match, traceparent",
          "access-control-max-age": "7200",
        },
      ]);
    }
  });

  it("find everything else closed", async () => {
    const closed = paths.filter((each) => !each.startsWith("/api/public/"));
    expect(closed.length).toBeGreaterThan(100);
    for (const path of closed) {
      const answer = await api("OPTIONS", address(path), { headers: ELSEWHERE });
      expect([path, answer.status, corsOf(answer.headers)]).toEqual([path, 405, {}]);
    }
  });

  // Streams do not end, and the document of the API has always been everybody's.
  const answered = endpoints.filter(
    ([, path]) => !path.endsWith("/live") && !path.startsWith("/api/openapi"),
  );
  it.each(answered)("may read the answer of %s %s only where it is public", async (method, path) => {
    const answer = await api(method, address(path), { headers: ELSEWHERE });
    expect(corsOf(answer.headers)).toEqual(path.startsWith("/api/public/") ? READABLE : {});
  });

  it("may read refusals of public paths that are unknown or take no such method", async () => {
    for (const path of [`/api/public/${shop.slug}/nothing`, "/api/public/nobody/menu"]) {
      const answer = await api("GET", path, { headers: ELSEWHERE });
      expect([answer.status, corsOf(answer.headers)]).toEqual([404, READABLE]);
    }
    const wrong = await api("DELETE", `/api/public/${shop.slug}/menu`, { headers: ELSEWHERE });
    expect([wrong.status, corsOf(wrong.headers)]).toEqual([405, READABLE]);
  });

  it("order as anybody may, but never with a guest's session", async () => {
    const { session: as } = await registerDiner(api, `/api/public/${shop.slug}/auth`);
    const me = await api("GET", `/api/public/${shop.slug}/auth/me`, { as, headers: ELSEWHERE });
    expect(me.headers.get("access-control-allow-origin")).toBe("*");
    const logout = await api("POST", `/api/public/${shop.slug}/auth/logout`, { as, headers: ELSEWHERE });
    expect([logout.status, logout.body.error]).toEqual([403, "CROSS_ORIGIN"]);
    // A browser reads no answer to a request with cookies unless this header says so.
    for (const { headers } of [me, logout])
      expect(headers.get("access-control-allow-credentials")).toBeNull();
  });
});
