import { describe, expect } from "vitest";
import { inTransaction } from "@/lib/platform/db/transaction";
import { createMailer } from "@/lib/platform/mail/mail-gateway";
import { createApi } from "@/lib/testing/call";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import type { EmailProps } from "./email-templates";
import { queueEmail } from "./queue-email";

const ORDER: EmailProps["order-ready"] = {
  restaurant: { name: "Trattoria", phone: "1", address: "Via Roma 1", accent: "#c8321f" },
  customerName: "Ada",
  orderNumber: "7",
  type: "pickup",
  promisedAt: "2026-11-18T18:30:00.000Z",
  timeZone: "Europe/Rome",
  currency: "EUR",
  totalMinor: 850,
  items: [{ name: "Margherita", quantity: 1, options: [], lineTotalMinor: 850 }],
  trackingUrl: "http://localhost:3000/s/x/orders/y",
};

async function queue(to: string, uniqueKey: string): Promise<void> {
  const { tenantId } = await seedShop(app);
  const email = { tenantId, to, template: "order-ready", locale: "en", props: ORDER, uniqueKey } as const;
  await inTransaction(app.db, (tx) => queueEmail(app, tx, email));
}

const takingAll = () => ({ ...app, mailer: { isLocal: false, deliver: async () => undefined } });
const statusOf = async (to: string) => (await app.db.prisma.email.findFirstOrThrow({ where: { to } })).status;

describe("an email", () => {
  it("is written once however often its cause is repeated", async () => {
    await queue("once@guest.example", "once");
    await queue("once@guest.example", "once");
    const { body } = await api("GET", "/api/dev/mail", { query: { to: "once@guest.example" } });
    expect(body.emails).toHaveLength(1);
  });

  it("does not exist when its cause is rolled back", async () => {
    const email = {
      tenantId: null,
      to: "never@guest.example",
      template: "order-ready",
      locale: "en",
    } as const;
    const cause = inTransaction(app.db, async (tx) => {
      await queueEmail(app, tx, { ...email, props: ORDER, uniqueKey: "never" });
      throw new Error("the cause failed");
    });
    await expect(cause).rejects.toThrow("the cause failed");
    await app.jobs.drain(app);
    expect(await app.db.prisma.email.count({ where: { to: "never@guest.example" } })).toBe(0);
  });

  it("is handed to the provider by its job, with its own id as the provider's idempotency key", async () => {
    await queue("sent@guest.example", "sent");
    const delivered: { to: string; idempotencyKey: string; subject: string }[] = [];
    const mailer = {
      isLocal: false,
      deliver: async (email: (typeof delivered)[number]) => void delivered.push(email),
    };
    await app.jobs.drain({ ...app, mailer });
    const { id } = await app.db.prisma.email.findFirstOrThrow({ where: { to: "sent@guest.example" } });
    expect(delivered.filter(({ to }) => to === "sent@guest.example")).toMatchObject([
      { idempotencyKey: id, subject: "Order #7 from Trattoria is ready" },
    ]);
    expect(await statusOf("sent@guest.example")).toBe("sent");
  });

  it("stays queued for another try when the provider does not take it", async () => {
    await queue("retry@guest.example", "retry");
    const refuses = { isLocal: false, deliver: () => Promise.reject(new Error("down")) };
    await app.jobs.drain({ ...app, mailer: refuses });
    expect(await statusOf("retry@guest.example")).toBe("queued");
    await app.db.prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
    await app.jobs.drain(takingAll());
    expect(await statusOf("retry@guest.example")).toBe("sent");
  });
});

describe("GET /api/dev/mail", () => {
  it("lists the newest first, whole, and only those of the asked address in any case", async () => {
    await queue("box@guest.example", "box-1");
    app.clock.advance({ seconds: 5 });
    await queue("box@guest.example", "box-2");
    await queue("other@guest.example", "box-3");
    await app.jobs.drain(app);
    const { body, headers } = await api("GET", "/api/dev/mail", {
      query: { to: " BOX@guest.example " },
    });
    expect(body.emails).toHaveLength(2);
    const [newest, older] = body.emails;
    expect(newest.createdAt > older.createdAt).toBe(true);
    expect(newest).toMatchObject({ to: "box@guest.example", subject: "Order #7 from Trattoria is ready" });
    expect(newest.html).toContain("Margherita");
    expect(newest.text).toContain("Margherita");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("shows an email before its job has run", async () => {
    await queue("soon@guest.example", "soon");
    const { body } = await api("GET", "/api/dev/mail", { query: { to: "soon@guest.example" } });
    expect(body.emails[0].html).toContain("Margherita");
  });

  it("is not there when a provider is configured", async () => {
    const mailer = createMailer({ ...app.env, RESEND_API_KEY: "re_test" });
    const { status, body } = await createApi({ ...app, mailer })("GET", "/api/dev/mail");
    expect([status, body.error]).toEqual([404, "NOT_FOUND"]);
  });
});
