import pg from "pg";
import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { openSession } from "@/lib/people/auth/open-session";
import { SESSION_COOKIES, type SessionKind } from "@/lib/people/auth/session-token";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { cookieOf, type SeededShop, seedShop, seedStaff, seedVisitor } from "@/lib/testing/seed-shop";
import { endpointsOf } from "./openapi";

const EXPORTS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const KINDS = Object.keys(SESSION_COOKIES) as SessionKind[];

const endpoints = endpointsOf(apiRoutes).map((endpoint) => ({
  ...endpoint,
  id: endpoint.definition.operationId,
}));
const guarded = endpoints.filter(({ definition }) => definition.guard.cookies.length > 0);
const forTenants = guarded.filter(({ path }) => path.startsWith("/api/tenant/[tenantId]"));
const forOwners = forTenants.filter(({ definition }) => definition.guard.name === "tenant-owner");
const forManagers = [
  ...forOwners,
  ...forTenants.filter(({ definition }) => definition.guard.name === "tenant"),
];
const forAdmins = guarded.filter(({ path }) => path.startsWith("/api/admin/"));
const publicOfTenants = endpoints.filter(({ path }) => path.startsWith("/api/public/[tenantId]"));

let stranger: SeededShop;
let staff: { cookie: string };
let coManager: { cookie: string };
/** A super-admin who visits the shop. */
let admin: { cookie: string };
/** A live session of each kind; its holder has no role anywhere. */
let sessions: Record<SessionKind, { cookie: string }>;
let before: Map<string, string>;

it.beforeAll(async () => {
  stranger = await seedShop(app);
  staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  coManager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  admin = await seedVisitor(app, shop);
  const subjectId = await seedRoleless();
  const open = async (kind: SessionKind) => {
    const line = await openSession(app, { kind, subjectId, tenantId: shop.tenantId, secure: false });
    return [kind, cookieOf(line)] as const;
  };
  sessions = Object.fromEntries(await Promise.all(KINDS.map(open))) as typeof sessions;
});

async function seedRoleless(): Promise<string> {
  const id = newId("usr");
  await app.db.prisma.user.create({
    data: { id, email: `${id}@nobody.example`, name: "Nobody", passwordHash: "not a hash" },
  });
  return id;
}

/** A digest of every table's rows. */
async function contents(): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: app.env.DATABASE_URL });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string | null }>(
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM public.${name} t`,
    );
    digests.set(name, rows[0]?.digest ?? "empty");
  }
  await client.end();
  return digests;
}

function pathOf(path: string, tenant: string): string {
  const known = path.replace("[tenantId]", tenant).replace("[kind]", "receipt");
  return known.replaceAll(/\[\w+\]/g, "unknown-id");
}

describe("every route file", () => {
  it.each(apiRoutes.map((route) => [route.path, route] as const))(
    "%s exports endpoints only",
    (path, route) => {
      for (const [name, exported] of Object.entries(route.module)) {
        expect(EXPORTS, path).toContain(name);
        expect((exported as { definition?: unknown }).definition, `${name} ${path}`).toBeDefined();
      }
    },
  );

  it("guards all that is not public by its path", () => {
    const open = endpoints.filter(({ path }) => /^\/api\/(tenant|admin|group)\//.test(path));
    for (const { id, definition } of open) expect(definition.guard.cookies, id).not.toEqual([]);
    for (const { id, definition } of forAdmins)
      expect(definition.guard.cookies, id).toEqual(["admin_session"]);
  });
});

describe("a caller without the right session", () => {
  it.beforeAll(async () => {
    before = await contents();
  });

  it.each(guarded)("is unauthenticated at $id without any", async ({ method, path }) => {
    const { status, body } = await api(method, pathOf(path, shop.slug));
    expect([status, body.error]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it.each(guarded)(
    "does not get into $id with a token of another kind under the right name",
    async (endpoint) => {
      const { method, path, definition } = endpoint;
      for (const cookie of definition.guard.cookies) {
        for (const kind of KINDS.filter((candidate) => SESSION_COOKIES[candidate] !== cookie)) {
          const as = { cookie: `${cookie}=${sessions[kind].cookie.split("=")[1]}` };
          expect((await api(method, pathOf(path, shop.slug), { as })).status, `${kind} as ${cookie}`).toBe(
            401,
          );
        }
      }
    },
  );

  it.each(guarded)(
    "is unauthenticated at $id with a session of a kind that it does not take",
    async (endpoint) => {
      const { method, path, definition } = endpoint;
      for (const kind of KINDS.filter(
        (candidate) => !definition.guard.cookies.includes(SESSION_COOKIES[candidate]),
      )) {
        // A platform session is a valid one that lacks the role; the other kinds are no staff at all.
        const expected =
          kind === "platform" && definition.guard.cookies.includes("admin_session") ? 403 : 401;
        const { status } = await api(method, pathOf(path, shop.slug), { as: sessions[kind] });
        expect(status, kind).toBe(expected);
      }
    },
  );

  it.each(forTenants)("is forbidden at $id as another restaurant's owner", async ({ method, path }) => {
    const { status, body } = await api(method, pathOf(path, shop.slug), { as: stranger.owner });
    expect([status, body.error]).toEqual([403, "FORBIDDEN"]);
  });

  it.each(forTenants)("learns nothing at $id about which restaurants exist", async ({ method, path }) => {
    const foreign = await api(method, pathOf(path, stranger.slug), { as: shop.owner });
    const unknown = await api(method, pathOf(path, "no-such-restaurant"), { as: shop.owner });
    expect([unknown.status, unknown.text]).toEqual([403, foreign.text]);
  });

  it.each(forManagers)(
    "is forbidden at $id as staff for orders and bookings only",
    async ({ method, path }) => {
      expect((await api(method, pathOf(path, shop.slug), { as: staff })).status).toBe(403);
    },
  );

  it.each(forOwners)("is forbidden at $id as a co-manager", async ({ method, path }) => {
    expect((await api(method, pathOf(path, shop.slug), { as: coManager })).status).toBe(403);
  });

  it.each(forAdmins)("is forbidden at $id as an owner", async ({ method, path }) => {
    expect((await api(method, pathOf(path, shop.slug), { as: shop.owner })).status).toBe(403);
  });

  it.each(publicOfTenants)("finds no restaurant at $id that does not exist", async ({ method, path }) => {
    const { status, body } = await api(method, pathOf(path, "no-such-restaurant"));
    expect([status, body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
  });

  it("has changed nothing in the database", async () => {
    expect(await contents()).toEqual(before);
  });
});

/** Nothing of these is anybody's own, so that a cache may keep them. */
const SHARED = [
  "GET /api/openapi.json",
  "GET /api/public/[tenantId]",
  "GET /api/public/[tenantId]/feeds/menu",
  "GET /api/public/[tenantId]/menu",
  "GET /api/public/[tenantId]/menu/filters",
  "GET /api/public/[tenantId]/payment-methods",
];

describe("the right session", () => {
  const forBoth = forTenants.filter(({ definition }) => definition.guard.cookies.includes("admin_session"));
  it.each(forBoth)("passes the guard of $id as owner and as super-admin", async ({ method, path }) => {
    for (const as of [shop.owner, admin]) {
      const { status, headers } = await api(method, pathOf(path, shop.slug), {
        as,
        body: method === "GET" ? undefined : {},
      });
      expect([401, 403]).not.toContain(status);
      expect(headers.get("cache-control")).toContain("no-store");
    }
  });

  it.each(forAdmins)("gets an answer of $id that no cache keeps", async ({ method, path }) => {
    const { status, headers } = await api(method, pathOf(path, shop.slug), {
      as: admin,
      body: method === "GET" ? undefined : {},
    });
    expect([401, 403]).not.toContain(status);
    expect(headers.get("cache-control")).toContain("no-store");
  });
});

describe("a public answer", () => {
  it("may be kept by caches at these addresses alone", () => {
    const cacheable = endpoints.filter(({ definition }) => definition.cacheable);
    const named = cacheable.map(({ method, path }) => `${method} ${path}`).sort();
    // The API's description sets its own header.
    expect(named).toEqual(SHARED.filter((endpoint) => !endpoint.endsWith("openapi.json")));
  });

  it.each(endpoints.filter(({ definition }) => definition.guard.cookies.length === 0))(
    "of $id is kept by caches only where it is the same for everybody",
    async ({ method, path }) => {
      const { headers } = await api(method, pathOf(path, shop.slug), {
        body: method === "GET" ? undefined : {},
      });
      const expected = SHARED.includes(`${method} ${path}`) ? "no-cache" : "no-store";
      expect(headers.get("cache-control")).toContain(expected);
      expect(headers.get("x-request-id")).toMatch(/^req_/);
    },
  );
});
