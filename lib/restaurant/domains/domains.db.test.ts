import { describe, expect } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { type DnsServer, startDnsServer } from "@/lib/testing/dns-server";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { PASSWORD } from "@/lib/testing/people";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { checkDueDomains } from "./check-due-domains";
import { listDomains } from "./list-domains";

const HERE = "192.0.2.10";
let dns: DnsServer;
let shop: SeededShop;
let count = 0;

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
const test = appTest.extend("settings", { scope: "file" }, async ({}, { onCleanup }) => {
  dns = await startDnsServer();
  onCleanup(() => dns.stop());
  return { PUBLIC_URL: "https://bazar.test", DNS_SERVERS: dns.address, DOMAIN_ADDRESSES: HERE };
});

test.beforeEach(async () => {
  dns.fails = false;
  shop = await seedShop(app);
});

const newName = () => `shop${++count}.example`;
const path = (of: SeededShop, rest = "") => `/api/tenant/${of.slug}/domains${rest}`;
const add = (name: string, of = shop) => api("POST", path(of), { as: of.owner, body: { name } });
const check = (id: string, of = shop, by: Api = api) =>
  by("POST", path(of, `/${id}/check`), { as: of.owner });
/** By the use-case, because sessions end in the weeks that some tests take. */
const list = async (of = shop) => (await listDomains(app, of)).domains;
const tenant = (of = shop) => app.db.prisma.tenant.findUniqueOrThrow({ where: { id: of.tenantId } });
const run = () => checkDueDomains(app, AbortSignal.timeout(20_000));
const publish = (proof: { name: string; value: string }, ...more: string[]) =>
  dns.set(proof.name, "TXT", [proof.value, ...more]);
const mails = async (of = shop) =>
  (await app.db.prisma.email.findMany({ where: { tenantId: of.tenantId, template: "domain-lost" } })).map(
    ({ props }) => props as { kind: string; domain: string },
  );

async function proven(name = newName(), of = shop) {
  const { body } = await add(name, of);
  publish(body.proof);
  const checked = await check(body.id, of);
  expect(checked.body).toMatchObject({ state: "proven" });
  return checked.body;
}

describe("a domain", () => {
  test("is named with the records to set, and served once its record is found", async () => {
    const name = newName();
    const named = await add(`https://${name.toUpperCase()}/menu`);
    expect(named.status).toBe(200);
    expect(named.body).toMatchObject({
      ...{ name, state: "named", isPrimary: false, url: `https://${name}`, problem: null },
      proof: {
        type: "TXT",
        name: `_bazar.${name}`,
        value: expect.stringMatching(/^bazar-verify=[0-9a-f]{40}$/),
      },
      pointing: [{ type: "A", name, value: HERE }],
    });
    const { id, proof } = named.body;
    expect((await check(id)).body).toMatchObject({ state: "named", problem: "record_missing" });
    dns.set(proof.name, "TXT", ["bazar-verify=something-else"]);
    expect((await check(id)).body).toMatchObject({
      problem: "record_differs",
      found: { texts: ["bazar-verify=something-else"] },
    });
    expect(await app.hosts.find(name)).toBeNull();
    publish(proof, "v=spf1 -all");
    dns.set(name, "A", ["198.51.100.7"]);
    expect((await check(id)).body).toMatchObject({
      ...{ state: "proven", isPrimary: true, problem: "points_elsewhere" },
      found: { addresses: ["198.51.100.7"] },
    });
    dns.set(name, "A", [HERE]);
    expect((await check(id)).body).toMatchObject({ state: "proven", problem: null });
    expect(await app.hosts.find(name)).toEqual({
      tenantId: shop.tenantId,
      slug: shop.slug,
      primaryHost: name,
    });
    expect((await tenant()).ownHost).toBe(name);
  });

  test("takes one record with and without www, and one of the two is the address of all links", async () => {
    const base = newName();
    const apex = await proven(base);
    const www = await add(`www.${base}`);
    expect(www.body.proof).toEqual(apex.proof);
    expect((await check(www.body.id)).body).toMatchObject({ state: "proven", isPrimary: false });
    expect((await app.hosts.find(`www.${base}`))?.primaryHost).toBe(base);
    const patched = await api("PATCH", path(shop, `/${www.body.id}`), {
      as: shop.owner,
      body: { isPrimary: true },
    });
    expect(patched.body).toMatchObject({ isPrimary: true });
    expect((await app.hosts.find(base))?.primaryHost).toBe(`www.${base}`);
    expect(await list()).toMatchObject([{ isPrimary: false }, { isPrimary: true }]);
    await api("DELETE", path(shop, `/${www.body.id}`), { as: shop.owner });
    expect((await tenant()).ownHost).toBe(base);
    expect(await app.hosts.find(`www.${base}`)).toBeNull();
    expect(await list()).toMatchObject([{ name: base, isPrimary: true }]);
  });

  test("leaves its acts in the restaurant's log, with its name", async () => {
    const name = newName();
    const { id } = await proven(name);
    await api("PATCH", path(shop, `/${id}`), { as: shop.owner, body: { isPrimary: true } });
    await api("DELETE", path(shop, `/${id}`), { as: shop.owner });
    const entries = await app.db.prisma.auditEntry.findMany({ where: { tenantId: shop.tenantId } });
    const acts = entries.filter(({ subjectId }) => subjectId === id);
    expect(acts.map(({ action }) => action)).toHaveLength(4);
    expect(JSON.stringify(acts.map(({ data }) => data))).toContain(name);
  });

  test("that is not proven cannot be primary, and a stale look does not make it so", async () => {
    const { body } = await add(newName());
    const patch = (headers = {}) =>
      api("PATCH", path(shop, `/${body.id}`), { as: shop.owner, body: { isPrimary: true }, headers });
    expect(await patch()).toMatchObject({ status: 409, body: { error: "DOMAIN_NOT_PROVEN" } });
    const read = await api("GET", path(shop, `/${body.id}`), { as: shop.owner });
    publish(body.proof);
    await check(body.id);
    expect((await patch({ "if-match": read.headers.get("etag") ?? "" })).status).toBe(412);
  });

  test.each([
    ["trattoria", "must be a host name"],
    ["192.0.2.7", "address of numbers"],
    ["luigi.bazar.test", "platform itself"],
    ["co.uk", "under which names are sold"],
  ])("is not %s", async (name, words) => {
    const { status, body } = await add(name);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(words)]);
  });

  test("is named once, and a restaurant has five at most", async () => {
    const name = newName();
    await add(name);
    expect((await add(name.toUpperCase())).body.error).toBe("DOMAIN_NAMED");
    for (let more = 0; more < 4; more++) expect((await add(newName())).status).toBe(200);
    expect((await add(newName())).body.error).toBe("QUOTA_EXCEEDED");
  });

  test("is none of a draft, and no other restaurant's", async () => {
    const draft = await seedShop(app, { status: "draft" });
    expect((await add(newName(), draft)).body.error).toBe("RESTAURANT_DRAFT");
    const { body } = await add(newName());
    const other = await seedShop(app);
    expect((await check(body.id, other)).body.error).toBe("DOMAIN_NOT_FOUND");
    await api("DELETE", path(other, `/${body.id}`), { as: other.owner });
    expect(await list()).toHaveLength(1);
  });
});

describe("a name that two restaurants want", () => {
  test("can be named by both, and is whose record is there", async () => {
    const [name, squatter] = [newName(), await seedShop(app)];
    await add(name, squatter);
    expect((await proven(name)).state).toBe("proven");
    expect((await list(squatter))[0]).toMatchObject({ state: "named" });
  });

  test("stays with who has proven it for as long as their record is there", async () => {
    const name = newName();
    const { id, proof } = await proven(name);
    const rival = await seedShop(app);
    const second = (await add(name, rival)).body;
    publish(proof, second.proof.value);
    expect((await check(second.id, rival)).body).toMatchObject({ state: "named", problem: "held_elsewhere" });
    publish(second.proof);
    expect((await check(second.id, rival)).body).toMatchObject({ state: "proven", isPrimary: true });
    expect((await list()).find((domain) => domain.id === id)).toMatchObject({
      ...{ state: "lost", isPrimary: false },
    });
    expect(await app.hosts.find(name)).toMatchObject({ slug: rival.slug });
    expect(await Promise.all([tenant(), tenant(rival)])).toMatchObject([
      { ownHost: null },
      { ownHost: name },
    ]);
    expect(await mails()).toMatchObject([{ kind: "taken", domain: name }]);
    // Who lost it proves it again only as anybody would.
    expect((await check(id)).body).toMatchObject({ state: "lost", problem: "record_differs" });
  });

  test("is one's alone when both prove it at the same moment", async () => {
    const name = newName();
    const rivals = [shop, await seedShop(app)] as const;
    const domains = [];
    for (const rival of rivals) domains.push({ rival, ...(await add(name, rival)).body });
    dns.set(
      `_bazar.${name}`,
      "TXT",
      domains.map(({ proof }) => proof.value),
    );
    // Reads and row locks go on, so both find that nobody has proven it before either writes.
    const answers = await meetAtLock(
      { statement: "LOCK TABLE own_domain IN SHARE MODE" },
      domains.map(
        ({ id, rival }) =>
          () =>
            check(id, rival, createApi(app)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.state).sort()).toEqual(["named", "proven"]);
    const rows = await app.db.prisma.ownDomain.findMany({ where: { name, state: "proven" } });
    expect(rows).toHaveLength(1);
  });
});

describe("the daily look", () => {
  test("finds a record by itself, soon after the domain was named", async () => {
    const { body } = await add(newName());
    publish(body.proof);
    app.clock.advance({ minutes: 16 });
    await run();
    expect(await list()).toMatchObject([{ state: "proven" }]);
  });

  test("warns once, takes the domain out of service after a week, and takes it back", async () => {
    const { name, proof } = await proven();
    dns.set(proof.name, "TXT", []);
    for (let day = 0; day < 7; day++) {
      app.clock.advance({ days: 1, minutes: 1 });
      await run();
      expect(await list()).toMatchObject([{ state: "proven", failingSince: expect.any(String) }]);
    }
    expect(await mails()).toMatchObject([{ kind: "failing" }]);
    app.clock.advance({ days: 1, minutes: 1 });
    await run();
    expect(await list()).toMatchObject([{ state: "lost", isPrimary: false }]);
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual(["failing", "lost"]);
    expect([await app.hosts.find(name), (await tenant()).ownHost]).toEqual([null, null]);
    publish(proof);
    app.clock.advance({ days: 1, minutes: 1 });
    await run();
    expect(await list()).toMatchObject([{ state: "proven", isPrimary: true }]);
  });

  test("has patience with name servers that fail", async () => {
    await proven();
    dns.fails = true;
    for (let day = 0; day < 9; day++) {
      app.clock.advance({ days: 1, minutes: 1 });
      await run();
    }
    expect(await list()).toMatchObject([{ state: "proven", problem: "dns_unanswered" }]);
  });
});

describe("links", () => {
  test("of emails lead to the domain, and back to the platform without it", async () => {
    const before = await guestMail();
    expect(before).toContain(`https://bazar.test/s/${shop.slug}/`);
    const { name, id } = await proven();
    expect(await guestMail()).toContain(`https://${name}/`);
    await api("DELETE", path(shop, `/${id}`), { as: shop.owner });
    expect(await guestMail()).toContain(`https://bazar.test/s/${shop.slug}/`);
  });

  async function guestMail() {
    const email = `guest${++count}@guests.example`;
    const body = { name: "Ada", email, password: PASSWORD, gdprConsent: true };
    const answer = await api("POST", `/api/public/${shop.slug}/auth/register`, { body });
    expect(answer.status).toBeLessThan(300);
    const row = await app.db.prisma.email.findFirstOrThrow({ where: { to: email }, orderBy: { id: "desc" } });
    return JSON.stringify(row.props);
  }
});

test("a proxy gets certificates for proven domains and open restaurants alone", async () => {
  const { name } = await proven();
  const named = (await add(newName())).body.name;
  const ask = async (domain: string) => (await api("GET", `/api/proxy/certificate?domain=${domain}`)).status;
  expect([await ask(name), await ask(name.toUpperCase()), await ask(`${shop.slug}.bazar.test`)]).toEqual([
    204, 204, 204,
  ]);
  for (const domain of [
    named,
    "nobody.example",
    "nobody.bazar.test",
    `a.${shop.slug}.bazar.test`,
    "192.0.2.1",
  ])
    expect([domain, await ask(domain)]).toEqual([domain, 404]);
});
