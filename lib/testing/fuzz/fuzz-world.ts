import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { scopesOf } from "@/lib/core/scopes/api-scope";
import { openSession } from "@/lib/people/auth/open-session";
import type { PlatformRole } from "@/lib/platform/db/generated/enums";
import { addRound } from "@/lib/service/bills/add-round";
import { openBill } from "@/lib/service/bills/open-bill";
import { payBill } from "@/lib/service/bills/pay-bill";
import { sendGuestRound } from "@/lib/service/bills/rounds/send-guest-round";
import { keyOf } from "@/lib/testing/api-keys";
import type { Api } from "@/lib/testing/call";
import { seedCardShop } from "@/lib/testing/online-payments";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import {
  cookieOf,
  orderBody,
  type SeededShop,
  seedShop,
  seedStaff,
  seedVisitor,
} from "@/lib/testing/seed-shop";
import type { TestApp } from "@/lib/testing/test-app";

export const CALLERS = [
  "anonymous",
  "owner",
  "staff",
  "admin",
  "foreignOwner",
  "designer",
  "agent",
  "customer",
  "bazarUser",
  "key",
  "foreignKey",
  "groupKey",
  "platformKey",
] as const;

export type Caller = (typeof CALLERS)[number];

/** A restaurant with something of everything, and who calls. */
export type FuzzWorld = {
  sessions: Partial<Record<Caller, { cookie: string } | undefined>>;
  /** What programs send in place of a session, with all scopes that there are. */
  keys?: Partial<Record<Caller, string>>;
  /** The values of the placeholders `@name` in generated requests. */
  ids: Record<string, string>;
};

async function openPortal(app: TestApp, role: PlatformRole): Promise<{ cookie: string; userId: string }> {
  const userId = newId("usr");
  await app.db.prisma.user.create({
    data: {
      id: userId,
      email: `${userId}@portal.example`,
      name: "Portal User",
      passwordHash: "not a hash",
      role,
    },
  });
  const line = await openSession(app, { kind: "platform", subjectId: userId, secure: false });
  return { ...cookieOf(line), userId };
}

async function openDiner(app: TestApp, shop: SeededShop) {
  const account = {
    name: "Ada Diner",
    email: `${newId("cus")}@diner.example`,
    passwordHash: "not a hash",
    gdprConsentAt: app.clock.now(),
  };
  const { tenantId } = shop;
  const [customerId, bazarUserId] = [newId("cus"), newId("bzu")];
  await app.db.prisma.customer.create({ data: { ...account, tenantId, id: customerId } });
  await app.db.prisma.bazarUser.create({ data: { ...account, id: bazarUserId } });
  return {
    email: account.email,
    customer: cookieOf(
      await openSession(app, { kind: "customer", subjectId: customerId, tenantId, secure: false }),
    ),
    bazarUser: cookieOf(await openSession(app, { kind: "bazar", subjectId: bazarUserId, secure: false })),
  };
}

async function seedWebhook(app: TestApp, { tenantId }: SeededShop): Promise<string> {
  const id = newId("whe");
  const secret = `whsec_${Buffer.alloc(32).toString("base64")}`;
  await app.db.prisma.webhookEndpoint.create({
    data: {
      tenantId,
      id,
      url: "http://127.0.0.1:9/hook",
      eventTypes: [],
      secret,
      createdAt: app.clock.now(),
    },
  });
  return id;
}

/** Makes a new world; the operations under test may leave nothing of it. */
export async function seedFuzzWorld(app: TestApp, api: Api): Promise<FuzzWorld> {
  const shop = await seedCardShop(app);
  const stranger = await seedShop(app);
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const admin = await seedVisitor(app, shop);
  const designer = await openPortal(app, "web_designer");
  const agent = await openPortal(app, "sales_agent");
  const diner = await openDiner(app, shop);
  const { prisma } = app.db;
  await prisma.designAssignment.create({ data: { userId: designer.userId, tenantId: shop.tenantId } });
  await prisma.salesAgent.create({
    data: { userId: agent.userId, code: agent.userId.slice(-8).toUpperCase() },
  });
  const organizationId = newId("org");
  await prisma.organization.create({
    data: { id: organizationId, name: "Group", hqTenantId: shop.tenantId },
  });
  await prisma.tenant.update({ where: { id: shop.tenantId }, data: { organizationId } });
  const endpointId = await seedWebhook(app, shop);
  const { table } = await seedRoom(app, shop, { table: 4 });
  const couponCode = await seedCoupon(app, shop);
  const coupon = await prisma.coupon.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
  const giftCardCode = await seedGiftCard(app, shop, 5000);
  const base = `/api/public/${shop.slug}`;
  const order = await api("POST", `${base}/orders`, { body: orderBody(shop), as: diner.customer });
  const byCard = await api("POST", `${base}/orders`, { body: orderBody(shop, { paymentMethod: "stripe" }) });
  const booking = await api("POST", `${base}/reservation`, { body: bookingBody() });
  const purchase = await prisma.giftCardPurchase.create({
    data: {
      tenantId: shop.tenantId,
      id: newId("gfp"),
      amountMinor: 2000,
      currency: "EUR",
      purchaserEmail: diner.email,
      locale: "en",
      createdAt: app.clock.now(),
    },
  });
  const bill = await seedBill(app, { shop, tableId: table });
  const classId = await seedTaxClass(app, shop);
  const menu = await seedMenuChange(app, api, shop);
  const delivery = await prisma.webhookDelivery.findFirst({ where: { tenantId: shop.tenantId } });
  return {
    sessions: {
      anonymous: undefined,
      owner: shop.owner,
      staff,
      admin,
      foreignOwner: stranger.owner,
      designer,
      agent,
      customer: diner.customer,
      bazarUser: diner.bazarUser,
    },
    keys: {
      key: await keyOf(app, { holder: "tenant", tenantId: shop.tenantId }, scopesOf("tenant")),
      foreignKey: await keyOf(app, { holder: "tenant", tenantId: stranger.tenantId }, scopesOf("tenant")),
      groupKey: await keyOf(app, { holder: "group", organizationId }, scopesOf("group")),
      platformKey: await keyOf(app, { holder: "platform" }, scopesOf("platform")),
    },
    ids: {
      tenantId: shop.slug,
      foreignTenantId: stranger.slug,
      organizationId,
      hqTenantId: shop.tenantId,
      categoryId: shop.categoryId,
      productId: shop.margherita,
      optionProductId: shop.diavola,
      orderId: order.body.id,
      lineItemId: order.body.items[0].lineItemId,
      unpaidOrderId: byCard.body.id,
      clientSecret: byCard.body.clientSecret,
      reservationId: booking.body.reservationId ?? booking.body.id,
      tableId: table,
      tableIds: table,
      ...bill,
      couponId: coupon.id,
      couponCode,
      giftCardCode,
      pendingId: purchase.id,
      endpointId,
      deliveryId: delivery?.id ?? newId("whd"),
      userId: staff.userId,
      email: diner.email,
      classId,
      visitId: newId("spv"),
      proposalId: newId("prp"),
      ...menu,
    },
  };
}

async function seedTaxClass(app: TestApp, { tenantId }: SeededShop): Promise<string> {
  const id = newId("txc");
  const rates = { pickupBps: 1000, deliveryBps: 1000, dineInBps: 1000 };
  await app.db.prisma.taxClass.create({
    data: { tenantId, id, name: "House rate", ...rates, createdAt: app.clock.now() },
  });
  return id;
}

/** A dish that was edited once, an upsert that can be undone, and a file that would change a price. */
async function seedMenuChange(app: TestApp, api: Api, { slug, tenantId, margherita, owner }: SeededShop) {
  const base = `/api/tenant/${slug}`;
  await api("PATCH", `${base}/products/${margherita}`, { body: { dietaryTags: ["spicy"] }, as: owner });
  const change = await app.db.prisma.menuChange.findFirst({ where: { tenantId } });
  const categories = [{ externalId: "fuzz", name: { en: "From a till" }, visible: false }];
  const upsert = await api("POST", `${base}/menu/upsert`, { body: { categories }, as: owner });
  const menuCsv = `id,price\r\n${margherita},9.20\r\n`;
  const seen = await api("POST", `${base}/menu/import/preview`, { body: { csv: menuCsv }, as: owner });
  const { batchId } = upsert.body;
  return { changeId: change?.id ?? "", batchId, menuCsv, menuVersion: seen.body.menuVersion };
}

/** A bill with an item and a payment that somebody has begun. */
async function seedBill(app: TestApp, { shop, tableId }: { shop: SeededShop; tableId: string }) {
  const { tenantId } = shop;
  const actorId = shop.owner.userId;
  const { id: billId, token } = await openBill(app, { tenantId, tableId, currency: "EUR", actorId });
  const change = { tenantId, billId, actorId, idempotencyKey: null };
  const items = [{ productId: shop.margherita, quantity: 4, selectedOptions: {} }];
  const { bill } = await addRound(app, { ...change, request: { items } });
  const { paymentId } = await payBill(app, { ...change, request: { method: "stripe", amount: 8.5 } });
  const sent = await sendRound(app, { tenantId, tableId, billId, productId: shop.margherita });
  return { billId, token, paymentId, itemId: bill.items[0]?.id ?? "", roundId: sent };
}

/** A round that a guest has sent from the bill's table, and that waits; guests order at free tables too. */
async function sendRound(
  app: TestApp,
  input: { tenantId: TenantId; tableId: string; billId: string; productId: string },
): Promise<string> {
  const { tenantId, tableId, billId, productId } = input;
  const data = { tableOrdering: "accepted", ordersAtFreeTables: true } as const;
  await app.db.prisma.tenant.update({ where: { id: tenantId }, data });
  await app.db.prisma.tenantVersion.update({ where: { tenantId }, data: { version: { increment: 1 } } });
  const request = { items: [{ productId, quantity: 1, selectedOptions: {} }] };
  const place = { tableId, billId };
  return (await sendGuestRound(app, { tenantId, place, browserId: newId("brw"), request })).id;
}
