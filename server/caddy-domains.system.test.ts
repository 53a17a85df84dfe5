import type { AddressInfo } from "node:net";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareApp } from "@/lib/platform/current-app";
import { apiRoutes, createApi } from "@/lib/testing/call";
import { type DnsServer, startDnsServer } from "@/lib/testing/dns-server";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { freePort } from "@/scripts/launch/ports.mjs";
import { findProgram } from "@/scripts/launch/system-package.mjs";
import { createGuest } from "@/scripts/operations/guest.mjs";
import { startProxy } from "@/scripts/operations/start-proxy.mjs";
import { createHttpServer, type HttpServer } from "./http-server";
import type { Listener } from "./request-gate";

const DOMAIN = "bazar.test";

/** The real Caddy with the configuration of ops/, certificates from an authority of its own. */
describe.skipIf(!findProgram("caddy"))("Caddy in front of restaurants' own domains", () => {
  let app: TestApp;
  let dns: DnsServer;
  let shop: SeededShop;
  let host: HttpServer;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let ask: ReturnType<typeof createGuest>;

  beforeAll(async () => {
    const httpsPort = await freePort();
    dns = await startDnsServer();
    app = await createTestApp({ PUBLIC_URL: `https://${DOMAIN}:${httpsPort}`, DNS_SERVERS: dns.address });
    shop = await seedShop(app);
    shareApp(app);
    const pages: Listener = async ({ headers }, response) => void response.end(`page of ${headers.host}`);
    host = await createHttpServer(app, { routes: apiRoutes, pages });
    await new Promise<void>((resolve) => host.server.listen(0, "127.0.0.1", resolve));
    const { port } = host.server.address() as AddressInfo;
    proxy = await startProxy("caddy", { domain: DOMAIN, backends: [port], httpsPort });
    ask = createGuest({ port: httpsPort, domain: DOMAIN });
  }, 60_000);

  afterAll(async () => {
    await proxy?.stop();
    await host?.stop(1_000);
    await app?.stop();
    await dns?.stop();
  });

  /** The names in the certificate that the proxy shows for a host; null when it shows none. */
  const certificateFor = (servername: string) =>
    new Promise<string | null>((resolve) => {
      const place = { host: "127.0.0.1", port: proxy.httpsPort, servername, rejectUnauthorized: false };
      const socket = connect(place, () => {
        resolve(socket.getPeerCertificate().subjectaltname ?? null);
        socket.end();
      });
      socket.on("error", () => resolve(null));
    });

  async function name(domain: string): Promise<{ id: string; proof: { name: string; value: string } }> {
    const path = `/api/tenant/${shop.slug}/domains`;
    return (await createApi(app)("POST", path, { as: shop.owner, body: { name: domain } })).body;
  }
  const check = (id: string) =>
    createApi(app)("POST", `/api/tenant/${shop.slug}/domains/${id}/check`, { as: shop.owner });

  it("gets a certificate for a domain once it is proven, and serves its restaurant there", async () => {
    const { id, proof } = await name("trattoria.example");
    expect(await certificateFor("trattoria.example")).toBeNull();
    dns.set(proof.name, "TXT", [proof.value]);
    expect((await check(id)).body.state).toBe("proven");
    expect(await certificateFor("trattoria.example")).toBe("DNS:trattoria.example");
    const page = await ask({ path: "/", host: "trattoria.example" });
    expect([page.status, page.text]).toEqual([200, `page of trattoria.example:${proxy.httpsPort}`]);
    const own = await ask({ path: `/api/public/${shop.slug}`, host: "trattoria.example" });
    expect(own.status).toBe(200);
    const staff = await ask({ path: `/api/tenant/${shop.slug}/settings`, host: "trattoria.example" });
    expect(staff.status).toBe(404);
  });

  it("gets none for a name that nobody has proven, and one for an open restaurant's subdomain", async () => {
    await name("only-named.example");
    for (const stranger of ["only-named.example", "stranger.example", `nobody.${DOMAIN}`])
      expect([stranger, await certificateFor(stranger)]).toEqual([stranger, null]);
    expect(await certificateFor(`${shop.slug}.${DOMAIN}`)).toBe(`DNS:${shop.slug}.${DOMAIN}`);
    expect(await certificateFor(DOMAIN)).toBe(`DNS:${DOMAIN}`);
  });
});
