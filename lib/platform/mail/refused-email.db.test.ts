import { describe, expect } from "vitest";
import { sweepRetention } from "@/lib/oversight/retention/sweep-retention";
import { createApi } from "@/lib/testing/call";
import { findText } from "@/lib/testing/find-text";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { MOST_TRIES } from "./delivery-tries";
import { EmailRefused, type Mailer } from "./mail-gateway";

const through = (deliver: Mailer["deliver"]) => ({ ...app, mailer: { isLocal: false, deliver } });
const takes = async () => undefined;
const refuses = () => Promise.reject(new EmailRefused("Resend refused an email: validation_error"));
const isAway = () => Promise.reject(new Error("Resend refused an email: rate_limit_exceeded"));

/** A gift card whose code is on its way to the buyer. */
async function buyCard(purchaserEmail: string): Promise<string> {
  const url = `/api/public/${shop.slug}/gift-cards/purchase`;
  const { body } = await api("POST", url, { body: { amount: 25, purchaserEmail } });
  const confirm = `/api/tenant/${shop.slug}/gift-cards/pending/${body.pendingId}/confirm`;
  return (await api("POST", confirm, { as: shop.owner })).body.code;
}

const emailTo = (to: string) => app.db.prisma.email.findFirstOrThrow({ where: { to } });
const erase = (card: string, email: string) =>
  api("POST", `/api/public/${shop.slug}/gift-cards/erase`, { body: { card, email } });

describe("an email that a provider has taken", () => {
  it("keeps no code, link or name", async () => {
    const code = await buyCard("taken@guest.example");
    await app.jobs.drain(through(takes));
    const email = await emailTo("taken@guest.example");
    expect(email).toMatchObject({ status: "sent", props: {}, html: null, text: null });
    expect(email.subject).not.toBeNull();
    expect((await findText(app, code)).filter((place) => place.startsWith("public.email"))).toEqual([]);
  });

  it("is whole in the local mailbox, which is where it was sent", async () => {
    const code = await buyCard("local@guest.example");
    await app.jobs.drain(app);
    const { body } = await api("GET", "/api/dev/mail", { query: { to: "local@guest.example" } });
    expect(body.emails[0].text).toContain(code);
    expect((await api("GET", "/api/dev/mail", { query: { to: "taken@guest.example" } })).body.emails).toEqual(
      [],
    );
  });
});

describe("an email without a provider", () => {
  const provider = () => createApi(through(takes));
  const send = (call: ReturnType<typeof createApi>, id: string, as: { cookie: string }) =>
    call("POST", `/api/admin/emails/${id}/send`, { as });

  it("is kept, and counted and listed as such", async () => {
    await app.db.prisma.email.deleteMany();
    await buyCard("kept@guest.example");
    await app.jobs.drain(app);
    expect(await emailTo("kept@guest.example")).toMatchObject({ status: "kept", sentAt: null });
    const admin = await seedAdmin(app);
    const list = (status: string) => api("GET", "/api/admin/emails", { as: admin, query: { status } });
    expect((await list("sent")).body).toMatchObject({ emails: [], kept: 1, failed: 0, hasProvider: false });
    expect((await list("kept")).body.emails).toMatchObject([
      { to: "kept@guest.example", status: "kept", sentAt: null },
    ]);
    expect((await api("GET", "/api/admin/fleet", { as: admin })).body.emails).toEqual({ failed: 0, kept: 1 });
  });

  it("stays kept when there is a provider, until a super-admin sends it, once", async () => {
    const { id } = await emailTo("kept@guest.example");
    await app.jobs.drain(through(refuses));
    await sweepRetention(through(refuses));
    expect(await emailTo("kept@guest.example")).toMatchObject({ status: "kept", html: expect.any(String) });
    const admin = await seedAdmin(app);
    expect((await send(api, id, admin)).body.error).toBe("NO_MAIL_PROVIDER");
    expect((await send(provider(), id, shop.owner)).status).toBe(403);
    expect((await send(provider(), id, admin)).status).toBe(204);
    expect((await send(provider(), id, admin)).body.error).toBe("EMAIL_NOT_KEPT");
    expect((await send(provider(), "eml_unknown", admin)).body.error).toBe("EMAIL_NOT_KEPT");
    const delivered: string[] = [];
    await app.jobs.drain(through(async ({ to, html }) => void delivered.push(`${to} ${html.length > 0}`)));
    expect(delivered).toEqual(["kept@guest.example true"]);
    expect(await emailTo("kept@guest.example")).toMatchObject({ status: "sent", html: null, props: {} });
    const acts = await app.db.prisma.auditEntry.findMany({ where: { action: "sendKeptEmail" } });
    expect(acts.map(({ subjectId }) => subjectId)).toEqual([id]);
  });
});

describe("an email that a provider does not take", () => {
  it("is failed at once when it is refused for good, and listed without what was in it", async () => {
    const code = await buyCard("refused@guest.example");
    await app.jobs.drain(through(refuses));
    expect(await emailTo("refused@guest.example")).toMatchObject({ status: "failed", props: {}, html: null });
    const admin = await seedAdmin(app);
    const { body, text } = await api("GET", "/api/admin/emails", { as: admin });
    expect(body.failed).toBe(1);
    expect(body.emails).toMatchObject([
      { to: "refused@guest.example", status: "failed", template: "gift-card", tries: 1 },
    ]);
    expect(body.emails[0].error).toContain("validation_error");
    expect(text).not.toContain(code);
    expect((await api("GET", "/api/admin/emails", { as: shop.owner })).status).toBe(403);
  });

  it("does not block its recipient's erasure once it has failed", async () => {
    const email = "blocked@guest.example";
    const code = await buyCard(email);
    expect((await erase(code, email)).body.error).toBe("ERASURE_BLOCKED");
    await app.jobs.drain(through(refuses));
    expect((await erase(code, email)).status).toBe(204);
    expect(await findText(app, email)).toEqual([]);
  });

  it("is tried again while the provider is away, with pauses, and failed in the end", async () => {
    const email = "away@guest.example";
    await buyCard(email);
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      await app.jobs.drain(through(isAway));
      expect(await emailTo(email)).toMatchObject({ status: "queued", tries });
      const { rows } = await app.db.pool.query<{ later: boolean }>(
        "SELECT run_at > now() AS later FROM graphile_worker.jobs WHERE task_identifier = 'send-email'",
      );
      expect(rows).toEqual([{ later: true }]);
      await app.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
    }
    await app.jobs.drain(through(isAway));
    expect(await emailTo(email)).toMatchObject({ status: "failed", tries: MOST_TRIES, props: {} });
    expect((await app.db.pool.query("SELECT FROM graphile_worker.jobs")).rowCount).toBe(0);
  });
});
