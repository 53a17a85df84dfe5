import { describe, expect } from "vitest";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { enrol } from "@/lib/testing/authenticator";
import { apiRoutes } from "@/lib/testing/call";
import { countQueries } from "@/lib/testing/count-queries";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { emailedTokens, PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { endOutlivedStreams } from "./follow-session";

const { dispatch } = createDispatcher(apiRoutes);

const hangUps: AbortController[] = [];

it.afterEach(() => {
  for (const hangUp of hangUps.splice(0)) hangUp.abort();
});

type Session = { cookie: string };

/** Opens the board's stream; `isOpen` looks at it after the sessions were compared. */
async function follow(as: Session, at = shop): Promise<{ isOpen(): Promise<boolean> }> {
  const hangUp = new AbortController();
  hangUps.push(hangUp);
  const request = new Request(`http://localhost:3000/api/tenant/${at.slug}/live`, {
    headers: as,
    signal: hangUp.signal,
  });
  const response = await dispatch(request, { peer: "127.0.0.1", app });
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let hasEnded = false;
  const read = async () => {
    while (!(await reader.read()).done);
    hasEnded = true;
  };
  void read();
  return {
    async isOpen() {
      await endOutlivedStreams(app);
      await new Promise((resolve) => setImmediate(resolve));
      return !hasEnded;
    },
  };
}

const signIn = async (email: string): Promise<Session> =>
  sessionOf(await api("POST", "/api/auth/login", { body: { email, password: PASSWORD } }));
const member = async (role: "owner" | "co_manager" | "staff" = "staff") => {
  const person = await seedSignIn(app, { memberOf: { tenantId: shop.tenantId, role } });
  return { ...person, as: await signIn(person.email) };
};

describe("a board's stream", () => {
  it("goes on while its session lives, and ends with the sign-out of that session alone", async () => {
    const { email, as } = await member();
    const [own, other] = [await follow(as), await follow(await signIn(email))];
    expect([await own.isOpen(), await other.isOpen()]).toEqual([true, true]);
    await api("POST", "/api/auth/logout", { as });
    expect([await own.isOpen(), await other.isOpen()]).toEqual([false, true]);
  });

  it("ends when its reader is taken off the team, and no other of the team", async () => {
    const [leaving, staying] = [await member(), await member("co_manager")];
    const [theirs, mine] = [await follow(leaving.as), await follow(staying.as)];
    await api("DELETE", `/api/tenant/${shop.slug}/staff/${leaving.id}`, { as: shop.owner });
    expect([await theirs.isOpen(), await mine.isOpen()]).toEqual([false, true]);
  });

  it("ends with a new password", async () => {
    const { email, as } = await member();
    const stream = await follow(as);
    await api("POST", "/api/auth/forgot-password", { body: { email } });
    await app.jobs.drain(app);
    const [token] = await emailedTokens(app, email);
    expect(await stream.isOpen()).toBe(true);
    const body = { token, password: "a new long password" };
    expect((await api("POST", "/api/auth/reset-password", { body })).status).toBe(200);
    expect(await stream.isOpen()).toBe(false);
  });

  it("ends in all other browsers when a second factor is enabled", async () => {
    const { email, as } = await member();
    const elsewhere = await signIn(email);
    const [here, there] = [await follow(as), await follow(elsewhere)];
    await enrol(api, { as, password: PASSWORD, clock: app.clock });
    expect([await here.isOpen(), await there.isOpen()]).toEqual([true, false]);
  });

  it("ends when its session expires, to the second", async () => {
    const stream = await follow((await member()).as);
    app.clock.advance({ hours: 24, seconds: -1 });
    expect(await stream.isOpen()).toBe(true);
    app.clock.advance({ seconds: 1 });
    expect(await stream.isOpen()).toBe(false);
  });

  it("ends for a super-admin with the support visit, by hand or by its time", async () => {
    const admin = await seedAdmin(app);
    const visits = `/api/admin/tenants/${shop.slug}/support-visits`;
    const visit = async () =>
      (await api("POST", visits, { as: admin, body: { reason: "Looks at the board" } })).body.id;
    const first = await visit();
    const stream = await follow(admin);
    expect(await stream.isOpen()).toBe(true);
    await api("DELETE", `${visits}/${first}`, { as: admin });
    expect(await stream.isOpen()).toBe(false);
    await visit();
    const second = await follow(admin);
    app.clock.advance({ hours: 1 });
    expect(await second.isOpen()).toBe(false);
  });

  it("is watched in one statement, however many there are", async () => {
    const other = await seedShop(app);
    for (let count = 0; count < 40; count += 1) await follow(shop.owner);
    for (let count = 0; count < 40; count += 1) await follow(other.owner, other);
    expect(await countQueries(() => endOutlivedStreams(app))).toBe(1);
    for (const hangUp of hangUps.splice(0)) hangUp.abort();
    expect(await countQueries(() => endOutlivedStreams(app)), "none without a stream").toBe(0);
  });
});
