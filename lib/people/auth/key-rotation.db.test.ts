import { describe, expect } from "vitest";
import { resealSecondFactors } from "@/lib/people/second-factor/reseal-second-factors";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { remindGuests } from "@/lib/service/reservations/remind-guests";
import { codeOf, enrol } from "@/lib/testing/authenticator";
import { type Api, type CallResult, createApi } from "@/lib/testing/call";
import { app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { emailedTokens, PASSWORD, registerDiner, seedSignIn, sessionOf } from "@/lib/testing/people";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { orderBody } from "@/lib/testing/seed-shop";
import type { TestApp } from "@/lib/testing/test-app";

const NEXT = "the-next-secret-for-tests-0123456789abcdef";

/** The same installation, on the same database, with other secrets. */
const appWith = (keys: KeyRing): TestApp => ({ ...app, env: { ...app.env, SESSION_SECRET: keys } });
const old = () => app.env.SESSION_SECRET[0];

/** The installation before the change, while both secrets are known, and once the old one is gone. */
let api: { before: Api; during: Api; after: Api };

it.beforeAll(async () => {
  await seedRoom(app, shop, { one: 4 });
  api = {
    before: createApi(app),
    during: createApi(appWith([NEXT, old()])),
    after: createApi(appWith([NEXT])),
  };
});

const login = (by: Api, email: string, changes: object = {}, as?: { cookie: string }) =>
  by("POST", "/api/auth/login", { body: { email, password: PASSWORD, ...changes }, as });
const knownBy = ({ headers }: CallResult) => {
  const line = headers.getSetCookie().find((each) => each.startsWith("known_browser="));
  return { cookie: line?.split(";", 1)[0] ?? "" };
};
const hostOf = () => `${shop.slug}.${new URL(app.env.publicUrl).host}`;

describe("while a secret is replaced", () => {
  it("sessions of before go on, and new ones outlive the old secret", async () => {
    const { email } = await seedSignIn(app, { memberOf: shop });
    const opens = async (by: Api, as: { cookie: string }) =>
      (await by("GET", `/api/tenant/${shop.slug}/categories`, { as })).status;
    const early = sessionOf(await login(api.before, email));
    const late = sessionOf(await login(api.during, email));
    expect([await opens(api.during, early), await opens(api.during, late)]).toEqual([200, 200]);
    expect([await opens(api.after, early), await opens(api.after, late)]).toEqual([401, 200]);
    const { session } = await registerDiner(api.before, "/api/bazar/auth");
    expect((await api.during("GET", "/api/bazar/auth/me", { as: session })).status).toBe(200);
  });

  it("a browser that was known stays known, and the failures of before count", async () => {
    const { email } = await seedSignIn(app, { memberOf: shop });
    const known = knownBy(await login(api.before, email));
    const wrong = { password: "wrong" };
    for (let count = 0; count < 9; count += 1)
      expect((await login(api.before, email, wrong)).status).toBe(401);
    expect((await login(api.during, email, wrong)).status).toBe(401);
    expect((await login(api.during, email)).status).toBe(429);
    const again = await login(api.during, email, {}, known);
    expect(again.status).toBe(200);
    app.clock.advance({ minutes: 14 });
    expect((await login(api.after, email)).status, "counted under the new secret too").toBe(200);
    expect((await login(api.during, email)).status, "and still under the old one").toBe(429);
    expect((await login(api.after, email, {}, knownBy(again))).status).toBe(200);
  });

  it("a second factor opens, and is sealed anew when it is used", async () => {
    const { email } = await seedSignIn(app, { memberOf: shop });
    const as = sessionOf(await login(api.before, email));
    const { secret } = await enrol(api.before, { as, password: PASSWORD, clock: app.clock });
    const signIn = async (by: Api) => {
      app.clock.advance({ minutes: 1 });
      return (await login(by, email, { code: codeOf(secret, app.clock) })).status;
    };
    expect(await signIn(api.after)).toBe(401);
    expect(await signIn(api.during)).toBe(200);
    expect(await signIn(api.after)).toBe(200);
  });

  it("a second factor that nobody uses is sealed anew by the nightly task, once", async () => {
    await resealSecondFactors(appWith([NEXT, old()]));
    const { email } = await seedSignIn(app, { memberOf: shop });
    const as = sessionOf(await login(api.before, email));
    const { secret } = await enrol(api.before, { as, password: PASSWORD, clock: app.clock });
    app.clock.advance({ minutes: 1 });
    expect(await resealSecondFactors(app)).toBe(0);
    expect(await resealSecondFactors(appWith([NEXT, old()]))).toBe(1);
    expect(await resealSecondFactors(appWith([NEXT, old()]))).toBe(0);
    expect((await login(api.after, email, { code: codeOf(secret, app.clock) })).status).toBe(200);
  });

  it("an address that was looked up still counts as checked", async () => {
    const address = { deliveryAddress: "Via Po 12", postcode: "10123", city: "Torino" };
    const lookedUp = await api.before("POST", `/api/public/${shop.slug}/delivery-address`, { body: address });
    const { addressToken } = lookedUp.body;
    const body = orderBody(shop, { type: "delivery", ...address, addressToken });
    const isChecked = async (by: Api) =>
      (await by("POST", `/api/public/${shop.slug}/orders`, { body })).body.addressChecked;
    expect([await isChecked(api.during), await isChecked(api.after)]).toEqual([true, false]);
  });

  it("a hand-over that was begun is finished", async () => {
    const { session } = await registerDiner(api.before, "/api/bazar/auth");
    const begun = await api.before("GET", `/api/public/${shop.slug}/auth/marketplace`, {
      headers: { host: hostOf() },
    });
    const challenge = new URL(begun.headers.get("location") ?? "").searchParams.get("challenge");
    const offer = { restaurant: shop.slug, challenge };
    const { body } = await api.during("POST", "/api/bazar/auth/hand-over", { as: session, body: offer });
    const code = new URL(body.location).searchParams.get("code") ?? "";
    const taken = await api.during("GET", `/api/public/${shop.slug}/auth/continue`, {
      query: { code },
      headers: { host: hostOf(), cookie: sessionOf(begun).cookie },
    });
    expect(taken.headers.getSetCookie().join()).toContain("bazar_user_session");
  });

  it("emailed links work: to a new password, and from a booking's reminder", async () => {
    const { email } = await seedSignIn(app, { memberOf: shop });
    await api.before("POST", "/api/auth/forgot-password", { body: { email } });
    await app.jobs.drain(app);
    const [token] = await emailedTokens(app, email);
    const reset = { token, password: "a new long password" };
    expect((await api.during("POST", "/api/auth/reset-password", { body: reset })).status).toBe(200);

    app.clock.set("2026-11-18T11:00:00.000Z");
    const guest = "reminded@diner.example";
    const booked = await api.before("POST", `/api/public/${shop.slug}/reservation`, {
      body: bookingBody({ customerEmail: guest }),
    });
    app.clock.set("2026-11-18T18:30:00.000Z");
    await remindGuests(app);
    const { props } = await app.db.prisma.email.findFirstOrThrow({
      where: { to: guest, template: "reservation-reminder" },
    });
    const link = new URL((props as { cancelUrl: string }).cancelUrl).searchParams.get("token");
    const cancel = (by: Api) =>
      by("POST", `/api/public/${shop.slug}/reservation/${booked.body.id}/cancel`, { body: { token: link } });
    expect((await cancel(api.after)).status).toBe(403);
    expect((await cancel(api.during)).status).toBe(200);
  });
});
