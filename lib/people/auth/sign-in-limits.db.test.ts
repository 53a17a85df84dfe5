import { describe, expect } from "vitest";
import { isAppError } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import {
  customerLoginAddressLimit,
  dinerLoginFailureLimit,
  type RateLimitPolicy,
  staffLoginAddressLimit,
  staffLoginFailureLimit,
} from "@/lib/platform/rate-limit/limits";
import { takeForEmail } from "@/lib/platform/rate-limit/take-for-email";
import type { CallResult } from "@/lib/testing/call";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { takeTimes } from "@/lib/testing/limits";
import { emailedTokens, PASSWORD, registerDiner, seedSignIn } from "@/lib/testing/people";
import { signInStaff } from "./sign-in-staff";

async function makeAccount(base: string): Promise<string> {
  const made = base === "/api/auth" ? seedSignIn(app, { memberOf: shop }) : registerDiner(api, base);
  return (await made).email;
}

/** What the browser keeps of an answer's cookies: the one that says it is known. */
function knownBy({ headers }: CallResult): { cookie: string } {
  const line = headers.getSetCookie().find((each) => each.startsWith("known_browser="));
  return { cookie: line?.split(";", 1)[0] ?? "" };
}

const places = [
  { place: "staff", base: () => "/api/auth", limit: staffLoginFailureLimit, key: () => [] },
  {
    place: "a diner of the marketplace",
    base: () => "/api/bazar/auth",
    limit: dinerLoginFailureLimit,
    key: () => ["bazar", ""],
  },
  {
    place: "a diner of a restaurant",
    base: () => `/api/public/${shop.slug}/auth`,
    limit: dinerLoginFailureLimit,
    key: () => ["customer", shop.tenantId],
  },
];

describe.each(places)("signing in as $place", ({ base, limit, key }) => {
  /** As ten failures of strangers do, without the time that ten hashes take. */
  const lock = async (email: string) => {
    const counted = { within: key(), email };
    await Promise.all(Array.from({ length: 10 }, () => takeForEmail(app, limit, counted)));
  };
  const login = (email: string, password: string, as?: { cookie: string }) =>
    api("POST", `${base()}/login`, { body: { email, password }, as });
  const fail = async (email: string, times: number, as?: { cookie: string }) => {
    for (let count = 0; count < times; count += 1) expect((await login(email, "wrong", as)).status).toBe(401);
  };

  it("verifies ten guesses of a burst at most, so that the right one among forty is none of them", async () => {
    const email = await makeAccount(base());
    const guesses = Array.from({ length: 40 }, (_, index) => (index < 39 ? `guess ${index}` : PASSWORD));
    const answers = await Promise.all(guesses.map((guess) => login(email, guess)));
    const wrong = answers.filter(({ status }) => status === 401).length;
    expect(wrong).toBeLessThanOrEqual(10);
    expect(answers.at(-1)?.status).toBe(wrong === 10 ? 429 : 200);
  });

  it("asks for a second try within seconds while right passwords are checked, and none of them counts", async () => {
    const email = await makeAccount(base());
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(email, PASSWORD)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(5);
    for (let count = 0; count < 11; count += 1) expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("counts failures, and neither successes nor what was refused", async () => {
    const email = await makeAccount(base());
    for (let count = 0; count < 12; count += 1) expect((await login(email, PASSWORD)).status).toBe(200);
    await fail(email, 9);
    expect((await login(email, PASSWORD)).status).toBe(200);
    await fail(email, 1);
    for (let count = 0; count < 3; count += 1) {
      const refused = await login(email, PASSWORD);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    }
  });

  it("goes on in a browser that signed in before, while strangers lock all others out", async () => {
    const email = await makeAccount(base());
    const known = knownBy(await login(email, PASSWORD));
    await lock(email);
    expect((await login(email, PASSWORD)).status).toBe(429);
    const again = await login(email, PASSWORD, known);
    expect(again.status).toBe(200);
    expect(knownBy(again).cookie).not.toBe(known.cookie);
    expect((await login(email, PASSWORD, knownBy(again))).status).toBe(200);
  });

  it("counts what fails in a known browser by itself, so that its cookie gives a thief ten guesses as well", async () => {
    const email = await makeAccount(base());
    const known = knownBy(await login(email, PASSWORD));
    const guesses = Array.from({ length: 20 }, (_, index) => login(email, `guess ${index}`, known));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    expect((await login(email, PASSWORD, known)).status).toBe(429);
    expect((await login(email, PASSWORD)).status).toBe(200);
    app.clock.advance({ minutes: 15 });
    expect((await login(email, PASSWORD, known)).status).toBe(200);
  });

  it("no longer knows the browser after 180 days, or once the password was replaced, except where it was", async () => {
    const email = await makeAccount(base());
    const known = knownBy(await login(email, PASSWORD));
    app.clock.advance({ days: 180 });
    const late = knownBy(await login(email, PASSWORD));
    await lock(email);
    expect((await login(email, PASSWORD, known)).status).toBe(429);
    expect((await login(email, PASSWORD, late)).status).toBe(200);

    await api("POST", `${base()}/forgot-password`, { body: { email } });
    await app.jobs.drain(app);
    const [token] = await emailedTokens(app, email, "password-reset");
    const password = "quite another password";
    const reset = await api("POST", `${base()}/reset-password`, { body: { token, password } });
    expect(reset.status).toBe(200);
    expect((await login(email, password, late)).status).toBe(429);
    expect((await login(email, password, knownBy(reset))).status).toBe(200);
  });

  it("knows the accounts of a shared browser, each for itself", async () => {
    const emails = [await makeAccount(base()), await makeAccount(base())] as const;
    const first = knownBy(await login(emails[0], PASSWORD));
    const stranger = await makeAccount(base());
    const both = knownBy(await login(emails[1], PASSWORD, first));
    for (const email of [...emails, stranger]) await lock(email);
    for (const email of emails) expect((await login(email, PASSWORD, both)).status).toBe(200);
    expect((await login(stranger, PASSWORD, both)).status).toBe(429);
    expect((await login(emails[1], PASSWORD, first)).status).toBe(429);
  });

  it("is remembered by a host-only, HttpOnly, lax cookie that opens nothing", async () => {
    const answer = await login(await makeAccount(base()), PASSWORD);
    const [, line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(/^known_browser=ey/);
    const attributes = line.split("; ").slice(1).sort();
    expect(attributes).toEqual(["HttpOnly", "Max-Age=15552000", "Path=/", "SameSite=Lax"]);
    const { cookie } = knownBy(answer);
    for (const name of ["platform_session", "admin_session", "customer_session", "bazar_user_session"]) {
      const as = { cookie: cookie.replace("known_browser", name) };
      const paths = [
        `/api/tenant/${shop.slug}/categories`,
        "/api/bazar/auth/me",
        `/api/public/${shop.slug}/auth/me`,
      ];
      for (const path of paths) expect((await api("GET", path, { as })).status).toBe(401);
    }
  });

  it.each(["known_browser=", "known_browser=nonsense", "known_browser=%E0%A4%A"])(
    "takes no notice of the cookie %s",
    async (cookie) => {
      const email = await makeAccount(base());
      expect((await login(email, PASSWORD, { cookie })).status).toBe(200);
      await lock(email);
      expect((await login(email, PASSWORD, { cookie })).status).toBe(429);
    },
  );
});

it.each<[string, RateLimitPolicy, () => string]>([
  ["staff", staffLoginAddressLimit, () => "/api/auth"],
  ["diners of a restaurant", customerLoginAddressLimit, () => `/api/public/${shop.slug}/auth`],
])("waits after a hundred failures of %s from one address, whatever the emails", async (_, limit, base) => {
  const from = "192.0.2.77";
  const email = await makeAccount(base());
  const login = (password: string, address = from, to = email) =>
    api("POST", `${base()}/login`, { body: { email: to, password }, from: address });
  await Promise.all(Array.from({ length: 99 }, () => app.limiter.take(limit, [from])));
  for (let count = 0; count < 3; count += 1) expect((await login(PASSWORD)).status).toBe(200);
  expect((await login("wrong", from, `${newId("usr")}@limits.example`)).status).toBe(401);
  expect((await login(PASSWORD)).headers.get("retry-after")).toBe("900");
  expect((await login(PASSWORD, "192.0.2.78")).status).toBe(200);
});

it("waits after 500 failures of staff from one IPv6 network, whatever its addresses", async () => {
  const email = await makeAccount("/api/auth");
  const login = (password: string, from: string) =>
    api("POST", "/api/auth/login", { body: { email, password }, from });
  const { networkLimit = 0 } = staffLoginAddressLimit;
  const network = { ...staffLoginAddressLimit, name: "staff-login-address-network" };
  await takeTimes(app, network, ["2001:db8:9::/48"], networkLimit - 1);
  expect((await login(PASSWORD, "2001:db8:9:1::1")).status).toBe(200);
  expect((await login("wrong", "2001:db8:9:2::1")).status).toBe(401);
  expect((await login(PASSWORD, "2001:db8:9:3::1")).headers.get("retry-after")).toBe("900");
  expect((await login(PASSWORD, "2001:db8:a:1::1")).status).toBe(200);
});

it("does not count a try whose password was never looked at, because too many were waiting", async () => {
  const email = await makeAccount("/api/auth");
  const browser = { address: "192.0.2.79", secure: false, knownToken: null, gone: AbortSignal.abort() };
  for (let count = 0; count < 12; count += 1) {
    const refused = await signInStaff(app, { email, password: PASSWORD, browser }).catch((error) => error);
    expect(isAppError(refused) && refused.code).toBe("UNAVAILABLE");
  }
  const { status } = await api("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  expect(status).toBe(200);
});
