import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { emailedTokens, sessionOf } from "@/lib/testing/people";
import { type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";

const it = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "20" });

let admin: { cookie: string; userId: string };
let shops: [SeededShop, SeededShop, SeededShop];

it.beforeAll(async () => {
  admin = await seedAdmin(app);
});
it.beforeEach(async () => {
  shops = [await seedShop(app), await seedShop(app), await seedShop(app)];
});

const act = (method: string, path: string, body?: unknown, query = {}) =>
  api(method, `/api/admin/${path}`, { as: admin, body, query });

const make = (hq: SeededShop, others: SeededShop[] = []) =>
  act("POST", "organizations", {
    name: "Group",
    hqTenantId: hq.slug,
    tenantIds: others.map(({ slug }) => slug),
  });

const membersOf = (body: { tenants: { tenantId: string }[] }) =>
  body.tenants.map(({ tenantId }) => tenantId).sort();
const ids = (...of: SeededShop[]) => of.map(({ tenantId }) => tenantId as string).sort();

describe("a group", () => {
  it("is made, opens to its headquarters' owner, and shows all members", async () => {
    const [hq, second, third] = shops;
    const made = await make(hq, [second, hq]);
    expect(made.body).toMatchObject({ name: "Group", headquarters: { tenantId: hq.tenantId }, managers: [] });
    expect(membersOf(made.body)).toEqual(ids(hq, second));
    const overview = await api("GET", `/api/group/${made.body.id}`, { as: hq.owner });
    expect(overview.body.tenants).toHaveLength(2);
    expect((await api("GET", `/api/group/${made.body.id}`, { as: third.owner })).status).toBe(403);
    expect((await act("GET", `organizations/${made.body.id}`)).body).toEqual(made.body);
    expect((await act("GET", `tenants/${second.slug}`)).body.organizationId).toBe(made.body.id);
  });

  it("changes name, headquarters and members, all or nothing, and is written down", async () => {
    const [hq, second, third] = shops;
    const { id } = (await make(hq, [second])).body;
    const patch = (body: unknown) => act("PATCH", `organizations/${id}`, body);
    const changed = await patch({
      name: "New name",
      hqTenantId: third.tenantId,
      removeTenants: [second.slug],
    });
    expect(changed.body).toMatchObject({ name: "New name", headquarters: { tenantId: third.tenantId } });
    expect(membersOf(changed.body)).toEqual(ids(hq, third));
    expect((await api("GET", `/api/group/${id}`, { as: hq.owner })).status).toBe(403);
    expect((await api("GET", `/api/group/${id}`, { as: third.owner })).status).toBe(200);
    const kept = { addTenants: [second.slug], removeTenants: [third.slug] };
    expect((await patch(kept)).body.error).toBe("HEADQUARTERS_STAYS");
    expect((await patch({ addTenants: [second.slug, "no-such"] })).body.error).toBe("VALIDATION_FAILED");
    expect((await patch({ addTenants: [hq.slug], removeTenants: [hq.tenantId] })).status).toBe(400);
    expect(membersOf((await act("GET", `organizations/${id}`)).body)).toEqual(ids(hq, third));
    const acts = await app.db.prisma.auditEntry.findMany({
      where: { subjectId: id },
      orderBy: { id: "asc" },
    });
    expect(acts.map(({ action }) => action)).toEqual(["organization.created", "organization.changed"]);
    expect(acts[1]?.data).toMatchObject({ hqTenantId: third.tenantId, removed: [second.tenantId] });
    expect((await act("PATCH", "organizations/org_unknown", {})).body.error).toBe("ORGANIZATION_NOT_FOUND");
    expect((await act("GET", "organizations/org_unknown")).body.error).toBe("ORGANIZATION_NOT_FOUND");
  });

  it("gets a restaurant that many groups want at once alone, and the others get nothing", async () => {
    const wanted = shops[0];
    const rivals = await Promise.all(Array.from({ length: 10 }, () => seedShop(app)));
    const made = await Promise.all(
      rivals.map((hq, index) => (index % 2 === 0 ? make(hq, [wanted]) : make(wanted, [hq]))),
    );
    const winners = made.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const refused = made.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(["TENANT_IN_OTHER_GROUP"]));
    const grouped = await app.db.prisma.tenant.findMany({
      where: { id: { in: ids(wanted, ...rivals) }, organizationId: { not: null } },
    });
    expect(new Set(grouped.map(({ organizationId }) => organizationId))).toEqual(
      new Set([winners[0]?.body.id]),
    );
    expect(grouped).toHaveLength(2);
  });

  it("keeps its headquarters among its members, whoever changes both at once", async () => {
    const [hq, second] = shops;
    const { id } = (await make(hq, [second])).body;
    const patch = (body: unknown) => act("PATCH", `organizations/${id}`, body);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? patch({ hqTenantId: second.slug }) : patch({ removeTenants: [second.slug] }),
      ),
    );
    const { body } = await act("GET", `organizations/${id}`);
    expect(membersOf(body)).toContain(body.headquarters.tenantId);
  });

  it("is found by name, page by page, each once", async () => {
    const name = newId("org");
    for (const hq of shops)
      await act("POST", "organizations", { name: `The ${name} one`, hqTenantId: hq.tenantId });
    const first = (await act("GET", "organizations", undefined, { search: name.toUpperCase(), limit: "2" }))
      .body;
    const query = { search: name, limit: "2", cursor: first.nextCursor };
    const second = (await act("GET", "organizations", undefined, query)).body;
    const seen = [...first.organizations, ...second.organizations];
    expect(new Set(seen.map(({ id }: { id: string }) => id)).size).toBe(3);
    expect([seen.length, second.nextCursor]).toEqual([3, null]);
  });
});

describe("a user made by a super-admin", () => {
  it.each([
    ["web-designer", () => ({ designs: [shops[0].slug] }), "/api/designer/tenants"],
    ["sales-agent", () => ({ refCode: newId("usr").slice(-9) }), "/api/agent/referrals"],
    ["group-manager", async () => ({ organizations: [(await make(shops[0])).body.id] }), "/api/group/@"],
    ["superadmin", () => ({}), "/api/admin/tenants"],
  ])("as %s chooses a password by email and gets into the own portal", async (role, extra, portal) => {
    const email = `${newId("usr")}@people.example`;
    const more: Record<string, unknown> = await extra();
    const made = await act("POST", "users", { name: "Pat", email: email.toUpperCase(), role, ...more });
    expect([made.status, made.body]).toMatchObject([200, { email, role }]);
    await app.jobs.drain(app);
    const [token] = await emailedTokens(app, email);
    await api("POST", "/api/auth/reset-password", { body: { token, password: "a password of one's own" } });
    const login = await api("POST", "/api/auth/login", {
      body: { email, password: "a password of one's own" },
    });
    expect(login.body).toMatchObject({ ok: true, role });
    const as = sessionOf(login);
    const [group = ""] = (more.organizations ?? []) as string[];
    expect((await api("GET", portal.replace("@", group), { as })).status).toBe(200);
  });

  it("is refused when email or code are taken, or a place does not exist, and nothing is left", async () => {
    const [email, refCode] = [`${newId("usr")}@people.example`, newId("usr").slice(-9)];
    const user = { name: "Pat", email, role: "sales-agent", refCode };
    expect((await act("POST", "users", user)).status).toBe(200);
    expect((await act("POST", "users", user)).body.error).toBe("EMAIL_TAKEN");
    const other = { ...user, email: `x${email}` };
    expect((await act("POST", "users", other)).body.error).toBe("REFERRAL_CODE_TAKEN");
    const nowhere = { ...other, refCode: `${refCode}x`, designs: ["no-such-restaurant"] };
    expect((await act("POST", "users", nowhere)).body.error).toBe("VALIDATION_FAILED");
    expect(await app.db.prisma.user.count({ where: { email: other.email } })).toBe(0);
  });
});
