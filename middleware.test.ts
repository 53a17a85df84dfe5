import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import type { App } from "@/lib/platform/app";
import { forgetApp, shareApp } from "@/lib/platform/current-app";
import { config, middleware } from "./middleware";

async function visit(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const { host } = new URL(url);
  return middleware(new NextRequest(url, { headers: { host, ...headers } }));
}

function rewrittenPath(response: Response): string | null {
  const target = response.headers.get("x-middleware-rewrite");
  return target === null ? null : new URL(target).pathname;
}

describe("tenant subdomains", () => {
  it("serves the storefront and the dashboard of the subdomain's tenant", async () => {
    expect(rewrittenPath(await visit("http://luigi.localhost:3000/"))).toBe("/s/luigi");
    expect(rewrittenPath(await visit("http://luigi.localhost:3000/checkout"))).toBe("/s/luigi/checkout");
    expect(rewrittenPath(await visit("http://luigi.localhost:3000/dashboard/orders"))).toBe(
      "/t/luigi/orders",
    );
  });

  it("never believes X-Forwarded-Host", async () => {
    const response = await visit("http://localhost:3000/", { "x-forwarded-host": "luigi.localhost:3000" });
    expect(rewrittenPath(response)).toBeNull();
  });

  it("keeps one address per page on a subdomain", async () => {
    const luigi = "http://luigi.localhost:3000";
    const response = await visit(`${luigi}/s/luigi/checkout?table=4`);
    expect(response.status).toBe(308);
    // Next takes whole addresses only.
    expect(response.headers.get("location")).toBe(`${luigi}/checkout?table=4`);
    expect((await visit(`${luigi}/s/luigi`)).headers.get("location")).toBe(`${luigi}/`);
    expect((await visit(`${luigi}/t/luigi`)).headers.get("location")).toBe(`${luigi}/dashboard`);
    expect((await visit(`${luigi}/s/luigi//evil.test`)).headers.get("location")).toBe(`${luigi}/evil.test`);
  });

  it.each(["%2F%2Fevil.test", "%5Cevil.test", "x//evil.test", "%09/evil.test", "%0ax"])(
    "redirects nobody to /s/luigi/%s, which is no page",
    async (rest) => {
      const response = await visit(`http://luigi.localhost:3000/s/luigi/${rest}`);
      expect(response.headers.get("location")).toBeNull();
      expect(rewrittenPath(response)).toBe(`/s/luigi/s/luigi/${rest}`);
    },
  );

  it("tells pages how they were asked for and drops a visitor's own claim", async () => {
    const told = async (url: string) => {
      const claim = { "x-bazar-tenant": "mario", "x-bazar-own-host": "1", "x-bazar-embedded": "1" };
      const { headers } = await visit(url, claim);
      const names = headers.get("x-middleware-override-headers")?.split(",") ?? [];
      const own = names.filter((name) => /^x-bazar-(?:tenant|own-host|embedded|language|scheme)$/.test(name));
      return Object.fromEntries(own.map((name) => [name, headers.get(`x-middleware-request-${name}`)]));
    };
    expect(await told("http://luigi.localhost:3000/menu")).toEqual({
      "x-bazar-tenant": "luigi",
      "x-bazar-own-host": "1",
    });
    expect(await told("http://localhost:3000/s/luigi/menu")).toEqual({ "x-bazar-tenant": "luigi" });
    expect(await told("http://localhost:3000/s/luigi/it/reserve")).toEqual({
      "x-bazar-tenant": "luigi",
      "x-bazar-language": "it",
    });
    expect(await told("http://localhost:3000/embed/luigi/de?scheme=dark")).toEqual({
      "x-bazar-tenant": "luigi",
      "x-bazar-embedded": "1",
      "x-bazar-language": "de",
      "x-bazar-scheme": "dark",
    });
    expect(await told("http://localhost:3000/")).toEqual({});
  });

  it("serves each language of a storefront under an address of its own", async () => {
    expect(rewrittenPath(await visit("http://luigi.localhost:3000/it"))).toBe("/s/luigi");
    expect(rewrittenPath(await visit("http://luigi.localhost:3000/ar/reserve"))).toBe("/s/luigi/reserve");
    expect(rewrittenPath(await visit("http://localhost:3000/s/luigi/fr/reserve"))).toBe("/s/luigi/reserve");
    expect(rewrittenPath(await visit("http://localhost:3000/s/luigi/reserve"))).toBeNull();
    const redirect = await visit("http://luigi.localhost:3000/s/luigi/it/reserve");
    expect(redirect.headers.get("location")).toBe("http://luigi.localhost:3000/it/reserve");
  });

  it("follows PUBLIC_URL to another platform host", async () => {
    vi.stubEnv("PUBLIC_URL", "https://bazar.example");
    try {
      const response = await visit("https://luigi.bazar.example/");
      expect(rewrittenPath(response)).toBe("/s/luigi");
      expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=\d+/);
      expect(rewrittenPath(await visit("http://luigi.localhost:3000/"))).toBeNull();
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe("restaurants' own domains", () => {
  const served: Record<string, object> = {
    "trattoria.example": { tenantId: "t1", slug: "luigi", primaryHost: "trattoria.example" },
    "www.trattoria.example": { tenantId: "t1", slug: "luigi", primaryHost: "trattoria.example" },
  };
  const asked: string[] = [];
  const at = async (url: string, headers: Record<string, string> = {}, VERCEL = false) => {
    const find = async (host: string) => {
      asked.push(host);
      if (host === "away.example") throw new Error("the database is away");
      return served[host] ?? null;
    };
    const env = { publicUrl: "http://localhost:3000", VERCEL };
    shareApp({ env, hosts: { find } } as unknown as App);
    try {
      return await visit(url, headers);
    } finally {
      forgetApp();
    }
  };

  it("show the storefront alone, whatever is asked for", async () => {
    const domain = "http://trattoria.example:3000";
    expect(rewrittenPath(await at(`${domain}/`))).toBe("/s/luigi");
    expect(rewrittenPath(await at(`${domain}/it/reserve`))).toBe("/s/luigi/reserve");
    for (const path of ["/dashboard", "/t/luigi", "/admin", "/sign-in", "/embed/luigi", "/s/mario"])
      expect(rewrittenPath(await at(`${domain}${path}`))).toBe(`/s/luigi${path}`);
    const { headers } = await at(`${domain}/`, { "x-bazar-own-domain": "0" });
    expect(headers.get("x-middleware-request-x-bazar-own-domain")).toBe("1");
    expect(headers.get("x-middleware-request-x-bazar-own-host")).toBe("1");
  });

  it("have one address per page, and a path never becomes another host", async () => {
    const moved = async (path: string) => (await at(`http://WWW.trattoria.example:3000${path}`)).headers;
    expect((await moved("/reserve?table=4")).get("location")).toBe(
      "http://trattoria.example:3000/reserve?table=4",
    );
    expect((await moved("//evil.test/a")).get("location")).toMatch(/^http:\/\/trattoria\.example:3000\//);
  });

  it("are nobody's until they are proven, and unknown while the database is away", async () => {
    const refused = await at("http://stranger.example:3000/s/luigi");
    expect([refused.status, await refused.text()]).toEqual([404, "There is no website at this address.\n"]);
    expect((await at("http://away.example:3000/")).status).toBe(503);
    expect((await at("http://bazar-git-main.vercel.app:3000/", {}, true)).status).toBe(200);
    expect((await at("http://bazar-git-main.vercel.app:3000/")).status).toBe(404);
  });

  it("cost the platform's hosts and machines nothing", async () => {
    asked.length = 0;
    for (const host of ["localhost", "luigi.localhost", "127.0.0.1", "[::1]", "kitchen.local", "bazar"])
      expect((await at(`http://${host}:3000/`)).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it("serve of the API their restaurant's public part alone", async () => {
    const status = async (path: string) => {
      const answer = await at(`http://trattoria.example:3000${path}`);
      return answer.headers.get("x-middleware-next") === "1" ? "served" : answer.status;
    };
    for (const path of ["/api/public/luigi/menu", "/api/public/t1/menu", "/api/public/luigi"])
      expect([path, await status(path)]).toEqual([path, "served"]);
    for (const path of [
      "/api/public/mario/menu",
      "/api/tenant/luigi/settings",
      "/api/auth/login",
      "/api/bazar/me",
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
    expect(await at("http://stranger.example:3000/api/public/luigi/menu")).toMatchObject({ status: 200 });
  });

  it("keep https to themselves, and not for what else is below them", async () => {
    vi.stubEnv("PUBLIC_URL", "https://bazar.example");
    vi.stubEnv("HSTS", "preload");
    try {
      const { headers } = await at("https://trattoria.example/");
      expect(headers.get("strict-transport-security")).toBe("max-age=2592000");
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
  ])("keep https for subdomains only when asked for: HSTS=%s", async (scope, header) => {
    vi.stubEnv("PUBLIC_URL", "https://bazar.example");
    vi.stubEnv("HSTS", scope);
    try {
      expect((await visit("https://bazar.example/")).headers.get("strict-transport-security")).toBe(header);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("gives every answer its own nonce and the policy around it", async () => {
    const policies = [await visit("http://localhost:3000/"), await visit("http://localhost:3000/")].map(
      (response) => {
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        expect(response.headers.get("strict-transport-security")).toBeNull();
        return response.headers.get("content-security-policy") ?? "";
      },
    );
    const nonces = policies.map((policy) => /'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1]);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toContain("unsafe-eval");
  });

  it("lets Stripe's payment form in: its script, its frames and its bank's questions", async () => {
    const policy =
      (await visit("http://localhost:3000/s/luigi")).headers.get("content-security-policy") ?? "";
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

describe("frames of other websites", () => {
  const origins: Record<string, string[]> = {
    luigi: ["https://trattoria.example", "http://localhost:4000"],
    mario: [],
  };
  const framing = async (path: string) => {
    const findTenant = async (slug: string) => {
      if (slug === "away") throw new Error("the database is away");
      return origins[slug] && { tenant: { embedOrigins: origins[slug] } };
    };
    shareApp({ shops: { findTenant } } as unknown as App);
    const { headers } = await visit(`http://localhost:3000${path}`);
    forgetApp();
    const policy = headers.get("content-security-policy") ?? "";
    return [/frame-ancestors ([^;]+)/.exec(policy)?.[1], headers.get("x-frame-options")];
  };
  const CLOSED = ["'none'", "DENY"];

  it("show the menu and the booking form, where the restaurant has listed them", async () => {
    const open = ["https://trattoria.example http://localhost:4000", null];
    for (const path of ["/embed/luigi", "/embed/luigi/reserve", "/embed/luigi/it", "/embed/luigi/it/reserve"])
      expect([path, await framing(path)]).toEqual([path, open]);
  });

  it.each([
    "/embed/mario",
    "/embed/nobody",
    "/embed/away",
    "/embed/luigi/checkout",
    "/embed/luigi/account",
    "/embed/luigi/xx",
    "/s/luigi",
    "/t/luigi",
    "/",
  ])("never show %s", async (path) => expect(await framing(path)).toEqual(CLOSED));

  it("are not a door of a tenant's own host", async () => {
    const response = await visit("http://luigi.localhost:3000/embed/luigi");
    expect(rewrittenPath(response)).toBe("/s/luigi/embed/luigi");
  });
});

describe("referral codes", () => {
  it("keeps the first code for 90 days, on a tenant's page as well", async () => {
    const cookie = (await visit("http://luigi.localhost:3000/?ref=AGENT1")).headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^ref_code=AGENT1;/);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).toMatch(/Max-Age=7776000/i);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=lax/i);
    expect(cookie).not.toMatch(/Secure|Domain/i);
  });

  it("lets pages send pictures to the bucket that is configured, and nowhere else", async () => {
    const connect = async () =>
      /connect-src ([^;]+)/.exec(
        (await visit("http://localhost:3000/")).headers.get("content-security-policy") ?? "",
      )?.[1];
    expect(await connect()).toBe("'self' https://api.stripe.com");
    vi.stubEnv("S3_BUCKET", "plates");
    try {
      expect(await connect()).toBe("'self' https://api.stripe.com https://plates.s3.us-east-1.amazonaws.com");
      vi.stubEnv("S3_ENDPOINT", "https://bucket.example:9000/");
      expect(await connect()).toBe("'self' https://api.stripe.com https://bucket.example:9000");
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("marks the cookie Secure where the public address is https", async () => {
    vi.stubEnv("PUBLIC_URL", "https://bazar.example");
    try {
      const cookie = (await visit("https://luigi.bazar.example/?ref=AGENT1")).headers.get("set-cookie") ?? "";
      expect(cookie).toMatch(/^ref_code=AGENT1;.*; Secure/i);
      expect(cookie).not.toMatch(/Domain/i);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("leaves an earlier code and refuses what is not a code", async () => {
    const later = await visit("http://localhost:3000/?ref=OTHER", { cookie: "ref_code=AGENT1" });
    expect(later.headers.get("set-cookie")).toBeNull();
    for (const query of ["ref=", "ref=a", "ref=x%0d%0aSet-Cookie:%20a=b", "ref=A%3B1", "ref=ONE1&ref=TWO2"]) {
      expect((await visit(`http://localhost:3000/?${query}`)).headers.get("set-cookie")).toBeNull();
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
  ])("takes %s", async (url) => {
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
  ])("leaves %s alone", async (url) => {
    expect(unstable_doesMiddlewareMatch({ config, url })).toBe(false);
  });
});

describe("what no page answers", () => {
  it("is a picture in a size of the visitor's choice", async () => {
    expect((await visit("http://localhost:3000/_next/image?url=%2Ficon.svg&w=640&q=75")).status).toBe(404);
  });

  it.each(["PUT", "DELETE", "OPTIONS"])("is %s", async (method) => {
    const headers = { host: "luigi.localhost:3000" };
    const response = await middleware(new NextRequest("http://luigi.localhost:3000/", { method, headers }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("the API where Next serves it", () => {
  const call = (method: string, path: string) =>
    middleware(
      new NextRequest(`http://localhost:3000${path}`, { method, headers: { host: "localhost:3000" } }),
    );

  it("refuses a wrong method with JSON and Allow", async () => {
    const response = await call("DELETE", "/api/public/luigi/menu");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ error: "METHOD_NOT_ALLOWED" });
  });

  it("lets right methods and unknown paths through", async () => {
    for (const [method, path] of [
      ["GET", "/api/public/luigi/menu"],
      ["PATCH", "/api/tenant/luigi/categories/reorder"],
      ["GET", "/api/nothing/here"],
    ] as const) {
      expect((await call(method, path)).headers.get("x-middleware-next")).toBe("1");
    }
  });
});
