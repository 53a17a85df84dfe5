import { describe, expect } from "vitest";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { emailedTokens, registerDiner } from "@/lib/testing/people";
import { cookieOf, orderBody } from "@/lib/testing/seed-shop";

const FIRST = "the first password";
const CHOSEN = "the chosen password";

const kinds = [
  {
    where: "on the marketplace",
    base: () => "/api/bazar",
    ownPage: "/me",
    cookie: "bazar_user_session",
    provenAt: async (email: string) =>
      (await app.db.prisma.bazarUser.findUniqueOrThrow({ where: { email } })).emailProvenAt,
  },
  {
    where: "at a storefront",
    base: () => `/api/public/${shop.slug}`,
    ownPage: "/auth/me",
    cookie: "customer_session",
    provenAt: async (email: string) =>
      (await app.db.prisma.customer.findFirstOrThrow({ where: { email } })).emailProvenAt,
  },
];

describe.each(kinds)("the email of an account $where", ({ base, ownPage, cookie, provenAt }) => {
  const register = () => registerDiner(api, `${base()}/auth`, { password: FIRST });

  /** The secret of the latest link emailed to an address. */
  async function linkTo(email: string): Promise<string> {
    return (await emailedTokens(app, email, "prove-email")).at(-1) ?? "";
  }

  const prove = (body: { token: string; password?: string }, as?: { cookie: string }) =>
    api("POST", `${base()}/auth/prove-email`, { body, as });
  const login = (email: string, password: string) =>
    api("POST", `${base()}/auth/login`, { body: { email, password } });
  const profileSays = async (as: { cookie: string }) =>
    (await api("GET", `${base()}${ownPage}`, { as })).body.emailProven;
  const orders = async (as: { cookie: string }) => {
    const { status, body } = await api("GET", `${base()}/me/orders`, { as });
    return status === 200 ? body.orders.map(({ id }: { id: string }) => id) : status;
  };
  const orderAsGuest = async (email: string) =>
    (
      await api("POST", `/api/public/${shop.slug}/orders`, {
        body: orderBody(shop, { customerEmail: email }),
      })
    ).body.id;

  it("is proven once by the link alone in a session of the account, and the session goes on", async () => {
    const { email, session } = await register();
    const token = await linkTo(email);
    expect(await profileSays(session)).toBe(false);
    const proven = await prove({ token }, session);
    expect(await profileSays(session)).toBe(true);
    expect([proven.status, proven.body, proven.headers.getSetCookie()]).toEqual([200, { ok: true }, []]);
    expect(await provenAt(email)).toEqual(app.clock.now());
    expect((await prove({ token }, session)).body.error).toBe("INVALID_TOKEN");
    expect(await orders(session)).toEqual([]);
    expect((await login(email, FIRST)).status).toBe(200);
  });

  it("shows nothing of a guest to somebody who made the account with the guest's address", async () => {
    const stranger = await register();
    const id = await orderAsGuest(stranger.email);
    const token = await linkTo(stranger.email);
    const pressed = await prove({ token });
    expect([pressed.status, pressed.body.error]).toEqual([403, "NEW_PASSWORD_REQUIRED"]);
    expect([await provenAt(stranger.email), await orders(stranger.session)]).toEqual([null, []]);

    const chosen = await prove({ token, password: CHOSEN });
    expect([chosen.status, chosen.body]).toEqual([200, { ok: true }]);
    const [line = "", known = ""] = chosen.headers.getSetCookie();
    expect([line.split("=", 1)[0], known.split("=", 1)[0]]).toEqual([cookie, "known_browser"]);
    expect(await orders(cookieOf(line))).toEqual([id]);
    expect(await orders(stranger.session)).toBe(401);
    expect((await login(stranger.email, FIRST)).status).toBe(401);
    expect((await login(stranger.email, CHOSEN)).status).toBe(200);
  });

  it("is not proven by the link in a session of another account", async () => {
    const [{ email }, other] = [await register(), await register()];
    const refused = await prove({ token: await linkTo(email) }, other.session);
    expect(refused.body.error).toBe("NEW_PASSWORD_REQUIRED");
    expect([await provenAt(email), await provenAt(other.email)]).toEqual([null, null]);
  });

  it("is taken by one of many who choose a password at once, and every other link ends", async () => {
    const { email, session } = await register();
    const token = await linkTo(email);
    await api("POST", `${base()}/auth/send-proof`, { as: session });
    const rivals = await Promise.all(
      Array.from({ length: 10 }, (_, index) => prove({ token, password: `${CHOSEN} ${index}` })),
    );
    const winner = rivals.findIndex(({ status }) => status === 200);
    expect(rivals.filter(({ body }) => body.error === "INVALID_TOKEN")).toHaveLength(9);
    expect((await login(email, `${CHOSEN} ${winner}`)).status).toBe(200);
    expect((await prove({ token: await linkTo(email) })).body.error).toBe("INVALID_TOKEN");
  });

  it("needs a link that works before a password is looked at, and a password of 8 characters", async () => {
    const { email } = await register();
    const token = await linkTo(email);
    expect((await prove({ token: "unknown", password: CHOSEN })).body.error).toBe("INVALID_TOKEN");
    expect((await prove({ token, password: "1234567" })).body.error).toBe("VALIDATION_FAILED");
    app.clock.advance({ days: 7 });
    expect((await prove({ token })).body.error).toBe("INVALID_TOKEN");
    expect((await prove({ token, password: CHOSEN })).body.error).toBe("INVALID_TOKEN");
  });
});
