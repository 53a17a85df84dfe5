import { describe, expect } from "vitest";
import { type DnsServer, startDnsServer } from "@/lib/testing/dns-server";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import { createVercelStandIn } from "@/lib/testing/vercel-stand-in";
import { hostDomain } from "./host-domain";
import { createVercelHosting } from "./vercel-gateway";

const SETTINGS = { VERCEL_API_TOKEN: "vcp_secret", VERCEL_PROJECT_ID: "prj_bazar", VERCEL_TEAM_ID: "team_x" };
let dns: DnsServer;
let count = 0;

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
const test = appTest.extend("settings", { scope: "file" }, async ({}, { onCleanup }) => {
  dns = await startDnsServer();
  onCleanup(() => dns.stop());
  return { DNS_SERVERS: dns.address };
});

const standIn = () => createVercelStandIn({ token: "vcp_secret", project: "prj_bazar" });
const hostingAt = (vercel: ReturnType<typeof standIn>) => createVercelHosting(SETTINGS, vercel.send);

describe("a project at Vercel", () => {
  test("is none without a token", () => {
    expect(createVercelHosting({ ...SETTINGS, VERCEL_API_TOKEN: undefined })).toBeNull();
  });

  test("takes a domain once, however often it is told, and gives it up", async () => {
    const vercel = standIn();
    const hosting = hostingAt(vercel);
    expect(await hosting?.add("a.example")).toEqual({ problem: null });
    expect(await hosting?.add("a.example")).toEqual({ problem: null });
    expect([...vercel.held.keys()]).toEqual(["a.example"]);
    await hosting?.remove("a.example");
    await hosting?.remove("a.example");
    expect(vercel.held.size).toBe(0);
    expect(vercel.calls[0]).toBe("POST /v10/projects/prj_bazar/domains");
  });

  test("says in its words what it refuses, and what it wants proven to itself", async () => {
    const vercel = standIn();
    const hosting = hostingAt(vercel);
    vercel.elsewhere.add("b.example");
    expect((await hosting?.add("b.example"))?.problem).toContain("already in use by another project");
    vercel.challenged.add("c.example");
    expect((await hosting?.add("c.example"))?.problem).toBe(
      "TXT _vercel.c.example = vc-domain-verify=c.example,0123",
    );
    vercel.proven.add("c.example");
    expect(await hosting?.add("c.example")).toEqual({ problem: null });
    const locked = createVercelHosting({ ...SETTINGS, VERCEL_API_TOKEN: "wrong" }, vercel.send);
    expect((await locked?.add("d.example"))?.problem).toContain("Not authorized");
    await expect(locked?.remove("d.example")).rejects.toThrow("Not authorized");
  });
});

test("the job tells it of domains as they are, and comes again when it does not answer", async () => {
  const vercel = standIn();
  app.hosting = hostingAt(vercel);
  const shop = await seedShop(app);
  const name = `vercel${++count}.example`;
  const path = `/api/tenant/${shop.slug}/domains`;
  const named = (await api("POST", path, { as: shop.owner, body: { name } })).body;
  await hostDomain(app, { name });
  expect(vercel.held.has(name)).toBe(false);
  dns.set(named.proof.name, "TXT", [named.proof.value]);
  await api("POST", `${path}/${named.id}/check`, { as: shop.owner });
  vercel.fail(1);
  await expect(hostDomain(app, { name })).rejects.toThrow("503");
  vercel.elsewhere.add(name);
  await hostDomain(app, { name });
  const shown = await api("GET", `${path}/${named.id}`, { as: shop.owner });
  expect(shown.body).toMatchObject({
    problem: "host_refused",
    hostMessage: expect.stringContaining("another project"),
  });
  vercel.elsewhere.delete(name);
  await hostDomain(app, { name });
  expect(vercel.held.has(name)).toBe(true);
  const { rows } = await app.db.pool.query(
    "SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'host-domain' AND key = $1",
    [`host-domain:${name}`],
  );
  expect(rows).toEqual([{ jobs: 1 }]);
  await api("DELETE", `${path}/${named.id}`, { as: shop.owner });
  await hostDomain(app, { name });
  expect(vercel.held.has(name)).toBe(false);
  app.hosting = null;
});
