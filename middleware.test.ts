import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { config, middleware } from "./middleware";

function visit(url: string, headers: Record<string, string> = {}) {
  const { host } = new URL(url);
  return middleware(new NextRequest(url, { headers: { host, ...headers } }));
}

function rewrittenPath(response: Response): string | null {
  const target = response.headers.get("x-middleware-rewrite");
  return target === null ? null : new URL(target).pathname;
}

describe("tenant subdomains", () => {
  it("serves the storefront and the dashboard of the subdomain's tenant", () => {
    expect(rewrittenPath(visit("http://luigi.localhost:3000/"))).toBe("/s/luigi");
    expect(rewrittenPath(visit("http://luigi.localhost:3000/checkout"))).toBe("/s/luigi/checkout");
    expect(rewrittenPath(visit("http://luigi.localhost:3000/dashboard/orders"))).toBe("/t/luigi/orders");
  });

  it("never believes X-Forwarded-Host", () => {
    const response = visit("http://localhost:3000/", { "x-forwarded-host": "luigi.localhost:3000" });
    expect(rewrittenPath(response)).toBeNull();
  });

  it("keeps one address per page on a subdomain", () => {
    const luigi = "http://luigi.localhost:3000";
    const response = visit(`${luigi}/s/luigi/checkout?table=4`);
    expect(response.status).toBe(308);
    // Next takes whole addresses only.
    expect(response.headers.get("location")).toBe(`${luigi}/checkout?table=4`);
    expect(visit(`${luigi}/s/luigi`).headers.get("location")).toBe(`${luigi}/`);
    expect(visit(`${luigi}/t/luigi`).headers.get("location")).toBe(`${luigi}/dashboard`);
    expect(visit(`${luigi}/s/luigi//evil.test`).headers.get("location")).toBe(`${luigi}/evil.test`);
  });

  it.each(["%2F%2Fevil.test", "%5Cevil.test", "x//evil.test", "%09/evil.test", "%0ax"])(
    "redirects nobody to /s/luigi/%s, which is no page",
    (rest) => {
      const response = visit(`http://luigi.localhost:3000/s/luigi/${rest}`);
      expect(response.headers.get("location")).toBeNull();
      expect(rewrittenPath(response)).toBe(`/s/luigi/s/luigi/${rest}`);
    },
  );

  it("tells pages where their links start and drops a visitor's own claim", () => {
    const onSubdomain = visit("http://luigi.localhost:3000/menu");
    expect(onSubdomain.headers.get("x-middleware-request-x-bazar-base")).toBe("");
    const byPath = visit("http://localhost:3000/s/luigi/menu", { "x-bazar-base": "//evil.test" });
    expect(byPath.headers.get("x-middleware-request-x-bazar-base")).toBe("/s/luigi");
    const platform = visit("http://localhost:3000/", { "x-bazar-tenant": "luigi" });
    expect(platform.headers.get("x-middleware-override-headers")).not.toContain("x-bazar-tenant");
  });

  it("follows PUBLIC_URL to another platform host", () => {
    vi.stubEnv("PUBLIC_URL", "https://bazar.example");
    try {
      const response = visit("https://luigi.bazar.example/");
      expect(rewrittenPath(response)).toBe("/s/luigi");
      expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=\d+/);
      expect(rewrittenPath(visit("http://luigi.localhost:3000/"))).toBeNull();
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe("security headers", () => {
  it.each([
    [undefined, "max-age=63072000"],
    ["host", "max-age=63072000"],
    ["subdomains", "max-age=63072000; includeSubDomains"],
    ["preload", "max-age=63072000; includeSubDomains; preload"],
  ])("keep https for subdomains only when asked for: HSTS=%s", (scope, header) => {
    vi.stubEnv("PUBLIC_URL", "https://bazar.example");
    vi.stubEnv("HSTS", scope);
    try {
      expect(visit("https://bazar.example/").headers.get("strict-transport-security")).toBe(header);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("gives every answer its own nonce and the policy around it", () => {
    const policies = [visit("http://localhost:3000/"), visit("http://localhost:3000/")].map((response) => {
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("strict-transport-security")).toBeNull();
      return response.headers.get("content-security-policy") ?? "";
    });
    const nonces = policies.map((policy) => /'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1]);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toContain("unsafe-eval");
  });

  it("lets Stripe's payment form in: its script, its frames and its bank's questions", () => {
    const policy = visit("http://localhost:3000/s/luigi").headers.get("content-security-policy") ?? "";
    const sources = (directive: string) =>
      policy
        .split("; ")
        .find((part) => part.startsWith(`${directive} `))
        ?.split(" ") ?? [];
    const scripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
    expect(sources("script-src")).toEqual(expect.arrayContaining(scripts));
    expect(sources("frame-src")).toEqual(expect.arrayContaining([...scripts, "https://hooks.stripe.com"]));
    expect(sources("connect-src")).toContain("https://api.stripe.com");
  });
});

describe("referral codes", () => {
  it("keeps the first code for 90 days, on a tenant's page as well", () => {
    const cookie = visit("http://luigi.localhost:3000/?ref=AGENT1").headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^ref_code=AGENT1;/);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).toMatch(/Max-Age=7776000/i);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=lax/i);
    expect(cookie).not.toMatch(/Secure|Domain/i);
  });

  it("lets pages send pictures to the bucket that is configured, and nowhere else", () => {
    const connect = () =>
      /connect-src ([^;]+)/.exec(
        visit("http://localhost:3000/").headers.get("content-security-policy") ?? "",
      )?.[1];
    expect(connect()).toBe("'self' https://api.stripe.com");
    vi.stubEnv("S3_BUCKET", "plates");
    try {
      expect(connect()).toBe("'self' https://api.stripe.com https://plates.s3.us-east-1.amazonaws.com");
      vi.stubEnv("S3_ENDPOINT", "https://bucket.example:9000/");
      expect(connect()).toBe("'self' https://api.stripe.com https://bucket.example:9000");
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("marks the cookie Secure where the public address is https", () => {
    vi.stubEnv("PUBLIC_URL", "https://bazar.example");
    try {
      const cookie = visit("https://luigi.bazar.example/?ref=AGENT1").headers.get("set-cookie") ?? "";
      expect(cookie).toMatch(/^ref_code=AGENT1;.*; Secure/i);
      expect(cookie).not.toMatch(/Domain/i);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("leaves an earlier code and refuses what is not a code", () => {
    const later = visit("http://localhost:3000/?ref=OTHER", { cookie: "ref_code=AGENT1" });
    expect(later.headers.get("set-cookie")).toBeNull();
    for (const query of ["ref=", "ref=a", "ref=x%0d%0aSet-Cookie:%20a=b", "ref=A%3B1", "ref=ONE1&ref=TWO2"]) {
      expect(visit(`http://localhost:3000/?${query}`).headers.get("set-cookie")).toBeNull();
    }
  });
});

describe("which requests pass through", () => {
  it.each([
    "/",
    "/s/luigi",
    "/apiary",
    "/dashboard/orders",
    "/s/luigi/media",
    "/api/public/luigi/menu",
    "/nothing.xyz",
    "/s/luigi.rsc",
    "/s/luigi/icon.svg",
    "/_next/image?url=a",
  ])("takes %s", (url) => {
    expect(unstable_doesMiddlewareMatch({ config, url })).toBe(true);
  });

  it.each([
    "/api",
    "/_next/static/chunks/a.js",
    "/_next/data/a.json",
    "/media/a/b",
    "/icon.svg",
    "/openapi.json",
    "/healthz",
    "/metrics",
    "/readyz",
  ])("leaves %s alone", (url) => {
    expect(unstable_doesMiddlewareMatch({ config, url })).toBe(false);
  });
});

describe("what no page answers", () => {
  it("is a picture in a size of the visitor's choice", () => {
    expect(visit("http://localhost:3000/_next/image?url=%2Ficon.svg&w=640&q=75").status).toBe(404);
  });

  it.each(["PUT", "DELETE", "OPTIONS"])("is %s", (method) => {
    const headers = { host: "luigi.localhost:3000" };
    const response = middleware(new NextRequest("http://luigi.localhost:3000/", { method, headers }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("the API where Next serves it", () => {
  const call = (method: string, path: string) =>
    middleware(
      new NextRequest(`http://localhost:3000${path}`, { method, headers: { host: "localhost:3000" } }),
    );

  it("refuses a wrong method with JSON and Allow", async () => {
    const response = call("DELETE", "/api/public/luigi/menu");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ error: "METHOD_NOT_ALLOWED" });
  });

  it("lets right methods and unknown paths through", () => {
    for (const [method, path] of [
      ["GET", "/api/public/luigi/menu"],
      ["PATCH", "/api/tenant/luigi/categories/reorder"],
      ["GET", "/api/nothing/here"],
    ] as const) {
      expect(call(method, path).headers.get("x-middleware-next")).toBe("1");
    }
  });
});
