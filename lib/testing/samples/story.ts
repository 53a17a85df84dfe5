import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { openSession } from "@/lib/people/auth/open-session";
import { hashPassword } from "@/lib/people/auth/password";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { type Api, apiRoutes, type CallOptions, type CallResult } from "@/lib/testing/call";
import { api, app } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { cookieOf, refreshSignIn, type SeededShop } from "@/lib/testing/seed-shop";
import { settledStory } from "./settled-story";

const endpoints = new Map(
  endpointsOf(apiRoutes).map((endpoint) => [endpoint.definition.operationId, endpoint] as const),
);

/** What an operation was sent and answered, where that is JSON or text, and the events that its calls caused. */
type Sample = { request?: unknown; answer?: unknown; events?: string[] };

type Call = CallOptions & { params?: Record<string, string> };

export const PASSWORD = "demo-password";

/** The ids that the demo's restaurant has too, so that samples work there. */
const DEMO = {
  antipasti: "cat_01kdv0w000fyg8wrvjc5bq018t",
  bruschetta: "prd_01kdv0w000kk8s8s6dscqjqmdj",
  diavola: "prd_01kdv0w000q9f1fdx99pak2gf6",
  tenant: "t8k2m9xq4c0d",
};

/** Trattoria Luigi, of which the samples of the API document tell, and its day. */
export type Story = {
  shop: SeededShop;
  /** Tomato bruschetta at 6.50; Diavola with sizes and extras at 12.00 is in a category of its own. */
  bruschetta: string;
  diavola: string;
  pizze: string;
  /**
   * Calls an operation as its turn comes, and keeps what it was sent and answered as its sample; minutes pass. A later call
   * of the same operation is not kept.
   */
  // biome-ignore lint/suspicious/noExplicitAny: answers were checked against the endpoint's schema.
  tell(operationId: string, call?: Call, through?: Api): Promise<any>;
  /** The same, with the whole answer. */
  hear(operationId: string, call?: Call, how?: { keep?: boolean; through?: Api }): Promise<CallResult>;
  /** The same, and nothing is kept of it. */
  // biome-ignore lint/suspicious/noExplicitAny: answers were checked against the endpoint's schema.
  aside(operationId: string, call?: Call): Promise<any>;
  /** The owner signs in once more, as no session outlives a day. */
  signInAgain(): Promise<void>;
  /** Gives what differs at each run a name that stays. */
  call(unstable: string, name: string): void;
  /** What was kept, the same at every run. */
  samples(): Record<string, Sample>;
};

/** Opens Trattoria Luigi at the clock's time. Each call is the owner's where it asks for a session and names none. */
export async function beginStory(data: Parameters<typeof seedCardShop>[1] = {}): Promise<Story> {
  const shop = await seedCardShop(app, { ...LUIGI, ...data });
  await namePerson(shop.owner, "Luigi Ferrero", "owner@luigi.example");
  await refreshSignIn(app, shop.owner);
  const pizze = await layOutMenu(shop);
  const kept: Record<string, Sample> = {};
  const told = new Map<string, Set<string>>();
  const names = new Map<string, string>([
    [shop.categoryId, DEMO.antipasti],
    [shop.margherita, DEMO.bruschetta],
    [shop.diavola, DEMO.diavola],
    [shop.tenantId, DEMO.tenant],
  ]);

  async function hear(
    operationId: string,
    { params = {}, ...options }: Call = {},
    { keep = true, through = api } = {},
  ) {
    const endpoint = endpoints.get(operationId);
    if (!endpoint) throw new Error(`There is no operation ${operationId}`);
    const { method, path, definition } = endpoint;
    const known: Record<string, string> = { tenantId: shop.slug, ...params };
    const address = path.replaceAll(/\[(\w+)\]/g, (_, name: string) => {
      if (known[name] === undefined) throw new Error(`${operationId} needs its ${name}`);
      return encodeURIComponent(known[name]);
    });
    const as = definition.guard.cookies.includes("platform_session") ? shop.owner : undefined;
    // What needs a fresh sign-in has one.
    if (as && options.as === undefined) await refreshSignIn(app, shop.owner);
    const last = (await eventsOf(shop)).length;
    const result = await through(method, address, { ...(as ? { as } : {}), ...options });
    expect([200, 204, 303], `${operationId}: ${result.text}`).toContain(result.status);
    const events = (await eventsOf(shop)).slice(last);
    told.set(operationId, new Set([...(told.get(operationId) ?? []), ...events]));
    if (keep && !Object.hasOwn(kept, operationId)) kept[operationId] = sampleOf(options.body, result);
    app.clock.advance({ minutes: 1 });
    return result;
  }

  function sampleOf(body: unknown, { text, headers }: CallResult): Sample {
    const type = headers.get("content-type") ?? "";
    const isJson = type.startsWith("application/json");
    const isText = isJson || /^text\/(?!event-stream)/.test(type);
    // The database and the job runner have clocks of their own, which do not stop.
    const now = app.clock.now().toISOString();
    const told = (isJson && text ? cut(text) : text).replaceAll(
      /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g,
      (at) => (at.endsWith(":00.000Z") ? at : now),
    );
    return {
      ...(typeof body === "object" && !(body instanceof Uint8Array)
        ? { request: structuredClone(body) }
        : {}),
      ...(isText && text !== "" ? { answer: isJson ? JSON.parse(told) : told } : {}),
    };
  }

  return {
    shop,
    bruschetta: shop.margherita,
    diavola: shop.diavola,
    pizze,
    hear,
    tell: async (operationId, call, through) =>
      (await hear(operationId, call, through ? { through } : {})).body,
    aside: async (operationId, call) => (await hear(operationId, call, { keep: false })).body,
    async signInAgain() {
      const { userId } = shop.owner;
      const line = await openSession(app, { kind: "platform", subjectId: userId, secure: false });
      shop.owner.cookie = cookieOf(line).cookie;
      await refreshSignIn(app, shop.owner);
    },
    call: (unstable, name) => void (unstable && names.set(unstable, name)),
    samples() {
      for (const [operationId, sample] of Object.entries(kept)) {
        const events = [...(told.get(operationId) ?? [])].sort();
        if (events.length > 0) sample.events = events;
      }
      return settledStory(kept, names);
    },
  };
}

/** The types of a restaurant's events, in their order. */
async function eventsOf({ tenantId }: SeededShop): Promise<string[]> {
  const events = await app.db.prisma.event.findMany({ where: { tenantId }, orderBy: { sequence: "asc" } });
  return events.map(({ type }) => type);
}

/** Emails, tickets and pictures are longer than anybody reads; the beginning shows what they are. */
const LONGEST = 240;

function cut(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value) =>
    typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value,
  );
}

const LUIGI = {
  slug: "luigi",
  name: "Trattoria Luigi",
  legalName: "Trattoria Luigi di L. Ferrero S.n.c.",
  vatNumber: "IT01234567890",
  email: "ciao@luigi.example",
  phone: "+39 011 555 0142",
  address: "Via Carlo Alberto 32",
  postcode: "10123",
};

/** The seeded dishes as the demo has them: a starter without options, and a pizza with some. */
async function layOutMenu({ tenantId, categoryId, margherita, diavola }: SeededShop): Promise<string> {
  const { prisma } = app.db;
  const pizze = newId("cat");
  await prisma.category.updateMany({
    where: { tenantId, id: categoryId },
    data: { name: { en: "Starters", it: "Antipasti" } },
  });
  await prisma.category.create({
    data: { tenantId, id: pizze, name: { en: "Classic pizza", it: "Pizze classiche" }, position: 1 },
  });
  await prisma.product.updateMany({
    where: { tenantId, id: margherita },
    data: {
      name: { en: "Tomato bruschetta", it: "Bruschette al pomodoro" },
      basePriceMinor: 650,
      allergens: ["gluten"],
      dietaryTags: ["vegan"],
    },
  });
  await prisma.product.updateMany({ where: { tenantId, id: diavola }, data: { categoryId: pizze } });
  return pizze;
}

/** Gives a seeded person a name, an address and the demo's password. */
export async function namePerson(who: { userId: string }, name: string, email: string): Promise<void> {
  const data = { name, email, passwordHash: await hashPassword(PASSWORD) };
  await app.db.prisma.user.update({ where: { id: who.userId }, data });
}

/** Compares what a chapter kept with the file that the API document reads; `--update` writes it. */
export async function expectSamples(chapter: string, story: Story): Promise<void> {
  const samples = story.samples();
  const sorted = Object.fromEntries(Object.entries(samples).sort(([a], [b]) => (a < b ? -1 : 1)));
  await expect(`${JSON.stringify(sorted, null, 1)}\n`).toMatchFileSnapshot(
    `../../platform/http/samples/${chapter}.json`,
  );
}
