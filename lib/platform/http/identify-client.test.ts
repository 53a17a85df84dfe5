import { describe, expect, it } from "vitest";
import { trustedProxies } from "@/lib/core/network/client-address";
import type { App } from "@/lib/platform/app";
import { identifyClient } from "./identify-client";

function appWith(env: { VERCEL?: boolean; TRUSTED_PROXIES?: string }) {
  return {
    env: { VERCEL: false, publicUrl: "http://localhost:3000", ...env },
    trustsProxy: trustedProxies(env.TRUSTED_PROXIES),
  } as App;
}

const request = (headers: Record<string, string>) => new Request("http://localhost:3000/api/x", { headers });
const claim = { "x-forwarded-for": "198.51.100.1" };

describe("the address of a caller whose socket is not known", () => {
  it("is nobody's own claim under Next alone: all share one limit", () => {
    expect(identifyClient(appWith({}), request(claim), { peer: null }).address).toBe("unknown");
  });

  it("is what the configured proxy says", () => {
    const app = appWith({ TRUSTED_PROXIES: "10.0.0.0/8" });
    const headers = { "x-forwarded-for": "6.6.6.6, 198.51.100.1, 10.0.0.9" };
    expect(identifyClient(app, request(headers), { peer: null }).address).toBe("198.51.100.1");
  });

  it("is what Vercel says, whatever else is claimed", () => {
    const headers = { ...claim, "x-vercel-forwarded-for": "203.0.113.9" };
    expect(identifyClient(appWith({ VERCEL: true }), request(headers), { peer: null })).toEqual({
      address: "203.0.113.9",
      secure: true,
      isLocal: false,
    });
  });
});
