import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { openSession } from "@/lib/people/auth/open-session";
import { createApi } from "@/lib/testing/call";
import { api, app, processorTest } from "@/lib/testing/fixtures";
import { pay, seedCardShop } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { cookieOf, refreshSignIn, seedAdmin } from "@/lib/testing/seed-shop";
import { beginStory, expectSamples, namePerson } from "./story";

const it = processorTest
  .extend("settings", { scope: "file" }, { CRON_SECRET: "a-secret-for-the-scheduler-0123456789" })
  .extend("beginsAt", "2026-11-23T10:00:00.000Z");

it("the platform's people look after restaurants, groups and money", async () => {
  const story = await beginStory();
  const { shop, bruschetta, tell, aside } = story;
  const admin = await seedAdmin(app);
  await namePerson(admin, "Ada Marsh", "admin@bazar.example");
  const as = admin;
  const enterAgain = async () => {
    admin.cookie = cookieOf(
      await openSession(app, { kind: "admin", subjectId: admin.userId, secure: false }),
    ).cookie;
    await refreshSignIn(app, admin);
  };
  const other = await seedCardShop(app, { slug: "sakura", name: "Sakura", email: "hello@sakura.example" });
  story.call(other.tenantId, "t5d1w8r3v6n0");
  const asAdmin = async (operationId: string, call: Parameters<typeof tell>[1] = {}) => {
    await refreshSignIn(app, admin);
    return tell(operationId, { as, ...call });
  };
  await asAdmin("listTenants", { query: { limit: "1" } });
  await asAdmin("getTenant");
  const restaurant = {
    name: "Caffè Nuovo",
    slug: "caffe-nuovo",
    phone: "+39 011 555 0177",
    address: "Via Garibaldi 5",
    city: "Torino",
    country: "IT",
    latitude: 45.0729,
    longitude: 7.6838,
    timeZone: "Europe/Rome",
    currency: "EUR",
    locales: ["it", "en"],
  };
  const founded = await asAdmin("createTenant", {
    body: { restaurant, owner: { name: "Nora Bianchi", email: "nora@caffe-nuovo.example" } },
  });
  story.call(founded.id, "t2c4n6v8b0m3");
  await asAdmin("updateTenant", { body: { platformFeePercent: 4, plausiblePrepSeconds: 600 } });
  const visit = await asAdmin("startSupportVisit", { body: { reason: "The printer is silent" } });
  await asAdmin("endSupportVisit", { params: { visitId: visit.id } });
  await asAdmin("getFleet");
  const group = await asAdmin("createOrganization", {
    body: { name: "Bella Group", hqTenantId: "luigi", tenantIds: ["sakura"] },
  });
  const organizationId = group.id;
  await asAdmin("listOrganizations");
  await asAdmin("getOrganization", { params: { organizationId } });
  await asAdmin("updateOrganization", { params: { organizationId }, body: { name: "Bella" } });
  const agent = await asAdmin("createUser", {
    body: {
      role: "sales-agent",
      name: "Anna Keller",
      email: "agent@bazar.example",
      refCode: "AGENT1",
      commissionPercent: 10,
    },
  });
  const userId = agent.id;
  await asAdmin("listUsers", { query: { limit: "2" } });
  await asAdmin("getUser", { params: { userId } });
  await asAdmin("updateUser", { params: { userId }, body: { commissionPercent: 12 } });
  await asAdmin("sendUserPasswordReset", { params: { userId } });
  await asAdmin("resetSecondFactor", { params: { userId } });
  await asAdmin("listAuditLog", { query: { limit: "2" } });

  const inGroup = { organizationId };
  await tell("getGroupOverview", { params: inGroup });
  await tell("compareGroupSettings", { params: inGroup });
  const copy = { kind: "dish", source: "luigi", subjectId: bruschetta, targets: ["sakura"] };
  await tell("previewGroupCopy", { params: inGroup, body: copy });
  await tell("copyInGroup", { params: inGroup, body: copy });
  for (const [kind, call, body] of [
    ["Group", { params: inGroup }, { name: "Accounts", scopes: ["group:read"] }],
    ["Platform", {}, { name: "Finance", scopes: ["platform_money:read"] }],
  ] as const) {
    const say = kind === "Group" ? tell : asAdmin;
    const made = await say(`create${kind}ApiKey`, { ...call, body });
    const params = { ...("params" in call ? call.params : {}), keyId: made.id };
    const digits = kind === "Group" ? "2" : "3";
    story.call(made.key, `bzr_live_EXAMPLE${digits.repeat(31)}`);
    story.call(made.hint, `bzr_live_EXAM…${digits.repeat(4)}`);
    await say(`list${kind}ApiKeys`, call);
    await say(`get${kind}ApiKey`, { params });
    await say(`update${kind}ApiKey`, { params, body: { name: `${body.name} 2` } });
    const next = await say(`rotate${kind}ApiKey`, { params, body: { overlapHours: 24 } });
    story.call(next.key, `bzr_live_EXAMPLE${digits.repeat(30)}0`);
    story.call(next.hint, `bzr_live_EXAM…${digits.repeat(3)}0`);
    await say(`revoke${kind}ApiKey`, { params });
  }

  const guest = {
    customerName: "Ada Lovelace",
    customerEmail: "ada@example.com",
    customerPhone: "+39 333 123 4567",
  };
  const items = [{ productId: bruschetta, quantity: 2, price: 6.5 }];
  const byCard = { type: "pickup", ...guest, paymentMethod: "stripe", items };
  await app.db.prisma.referral.create({
    data: { tenantId: shop.tenantId, agentId: userId, commissionBps: 1000, createdAt: app.clock.now() },
  });
  const placed = await aside("placeOrder", { body: byCard });
  await tell("confirmEmbeddedPayment", { body: { clientSecret: placed.clientSecret, outcome: "succeeded" } });
  const order = { orderId: placed.id };
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await aside("changeOrderStatus", { params: order, body: { status } });
  await app.jobs.drain(app);
  await asAdmin("searchAllOrders", { query: { search: "ada@example.com" } });
  await asAdmin("listEscrow", { query: { limit: "1" } });
  await asAdmin("getEscrowReview", { params: order });
  await asAdmin("clearEscrowFlag", { params: order, body: { note: "A small order, made at once" } });
  await asAdmin("refundOrder", { body: { orderId: placed.id, amount: 2, reason: "Cold" } });
  await asAdmin("getOrderBooks", { params: order });
  const disputed = await aside("placeOrder", { body: byCard });
  await pay(api, disputed.clientSecret);
  await aside("disputeEmbeddedPayment", { body: { clientSecret: disputed.clientSecret, outcome: "opened" } });
  await app.jobs.drain(app);
  await asAdmin("listAllDisputes");
  const { heldEvents } = talkToProcessor(() => ({ app, api }));
  const [event] = await heldEvents(disputed.clientSecret.split("_secret_")[0]);
  const sent = JSON.stringify({ livemode: false, ...event });
  await tell("receiveStripeEvent", {
    body: sent,
    headers: { "stripe-signature": app.stripeEmulator?.sign(sent) ?? "" },
  });
  await asAdmin("listAllWebhookEndpoints");
  await asAdmin("listEmailLog", { query: { status: "kept", limit: "1" } });
  await tell("readLocalMailbox", { query: { to: "ada@example.com" } });
  const email = await app.db.prisma.email.findFirstOrThrow({ where: { to: "ada@example.com" } });
  await refreshSignIn(app, admin);
  const withProvider = createApi({ ...app, mailer: { isLocal: false, deliver: async () => undefined } });
  await tell("sendKeptEmail", { as, params: { emailId: email.id } }, withProvider);
  await app.jobs.add(app.db.prisma, "send-email", { emailId: email.id });
  const useUp =
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'The provider is away'";
  await app.db.pool.query(useUp);
  const { jobs } = await asAdmin("listJobs", { query: { limit: "1" } });
  await asAdmin("listJobKinds");
  await asAdmin("retryJob", { params: { jobId: jobs[0].id } });
  await app.db.pool.query(useUp);
  await asAdmin("retryJobs", { body: { task: "send-email" } });

  const scheduler = { authorization: "Bearer a-secret-for-the-scheduler-0123456789" };
  app.clock.advance({ days: 3 });
  await enterAgain();
  await story.signInAgain();
  await tell("workOffJobs", { headers: scheduler });
  await tell("releaseEscrow", { headers: scheduler });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  app.clock.advance({ days: 1 });
  await reconcilePayments(app);
  await app.jobs.drain(app);
  app.clock.advance({ days: 8 });
  await enterAgain();
  await reconcilePayments(app);
  await asAdmin("checkPlatformBalance");
  await app.jobs.drain(app);
  await asAdmin("getPlatformBalance");
  await asAdmin("listReconciliationReports");
  await asAdmin("listAllPayouts");
  await asAdmin("listAllCommissions");
  await asAdmin("payCommissions", { body: { agentId: userId, upTo: "2026-11" } });
  await asAdmin("listCommissionPayouts");
  const agentCookie = cookieOf(
    await openSession(app, { kind: "platform", subjectId: userId, secure: false }),
  );
  await tell("listReferrals", { as: agentCookie });
  await tell("listCommissions", { as: agentCookie });
  await expectSamples("platform", story);
}, 120_000);
