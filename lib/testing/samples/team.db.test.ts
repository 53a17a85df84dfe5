import { deliverWebhooks } from "@/lib/restaurant/webhooks/deliver-webhooks";
import { app, appTest } from "@/lib/testing/fixtures";
import { refreshSignIn, seedStaff } from "@/lib/testing/seed-shop";
import { startReceiver } from "@/lib/testing/webhook-receiver";
import { beginStory, expectSamples, namePerson } from "./story";

const it = appTest
  .extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1" })
  .extend("beginsAt", "2026-11-28T10:00:00.000Z");

it("Luigi's team, settings, keys and webhooks", async () => {
  const story = await beginStory();
  const { shop, bruschetta, tell, aside } = story;
  const giulia = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  await namePerson(giulia, "Giulia Conti", "staff@luigi.example");
  await refreshSignIn(app, giulia);
  await tell("listStaff");
  const member = { userId: giulia.userId };
  await tell("getMember", { params: member });
  await tell("setPin", { params: member, as: giulia, body: { pin: "4831" } });
  await tell("shareDevice", { body: { idleMinutes: 5 } });
  await tell("getTeamDevice");
  await tell("startActing", { body: { userId: giulia.userId, pin: "4831" } });
  await tell("stayActing");
  await tell("lockDevice");
  await story.signInAgain();
  await tell("removePin", { params: member });
  await tell("changeMember", { params: member, body: { role: "co-manager" } });
  await tell("inviteStaff", { body: { email: "marco@luigi.example", role: "staff" } });
  const { invitations } = await tell("listInvitations");
  await tell("revokeInvitation", { params: { invitationId: invitations[0].id } });
  await tell("removeMember", { params: member });

  await tell("getSettings");
  await tell("updateSettings", { body: { prepMinutes: 25, deliveryFee: 3 } });
  await tell("pauseOrdering", { body: { until: "2026-11-28T12:00:00.000Z" } });
  await aside("pauseOrdering", { body: { until: null } });
  await tell("getPlatformNotices");

  const made = await tell("createApiKey", {
    body: {
      name: "Till at the counter",
      scopes: ["orders:write", "menu:read"],
      expiresAt: "2027-11-28T00:00:00.000Z",
    },
  });
  const key = { keyId: made.id };
  story.call(made.key, "bzr_live_EXAMPLE0000000000000000000000000000000");
  story.call(made.hint, "bzr_live_EXAM…0000");
  await tell("listApiKeys");
  await tell("listReachedRestaurants", {
    as: { cookie: "" },
    headers: { authorization: `Bearer ${made.key}` },
  });
  await tell("getApiKey", { params: key });
  await tell("updateApiKey", { params: key, body: { name: "Till" } });
  const next = await tell("rotateApiKey", { params: key, body: { overlapHours: 24 } });
  story.call(next.key, "bzr_live_EXAMPLE1111111111111111111111111111111");
  story.call(next.hint, "bzr_live_EXAM…1111");
  await tell("revokeApiKey", { params: key });

  const receiver = await startReceiver();
  story.call(new URL(receiver.url).origin, "https://till.example.com");
  const hook = await tell("createWebhookEndpoint", {
    body: { url: receiver.url, eventTypes: [], description: "Till" },
  });
  story.call(hook.secret, "whsec_EXAMPLE0000000000000000000000000000000000000");
  const endpoint = { endpointId: hook.id };
  await tell("listWebhookEndpoints");
  await tell("getWebhookEndpoint", { params: endpoint });
  await tell("updateWebhookEndpoint", { params: endpoint, body: { description: "Till at the counter" } });
  const guest = {
    customerName: "Ada Lovelace",
    customerEmail: "ada@example.com",
    customerPhone: "+39 333 123 4567",
  };
  const items = [{ productId: bruschetta, quantity: 1, price: 6.5 }];
  await aside("placeOrder", { body: { type: "pickup", ...guest, paymentMethod: "cash", items } });
  await deliverWebhooks(app);
  await tell("testWebhookEndpoint", { params: endpoint, body: { eventType: "order.created" } });
  await deliverWebhooks(app);
  const { deliveries } = await tell("listWebhookDeliveries", { params: endpoint });
  const delivery = { ...endpoint, deliveryId: deliveries[0].id };
  await tell("getWebhookDelivery", { params: delivery });
  await tell("redeliverWebhook", { params: delivery });
  await tell("replayWebhooks", {
    params: endpoint,
    body: { from: "2026-11-28T10:00:00.000Z", to: "2026-11-28T12:00:00.000Z" },
  });
  const renewed = await tell("rotateWebhookSecret", { params: endpoint });
  story.call(renewed.secret, "whsec_EXAMPLE1111111111111111111111111111111111111");
  await tell("deleteWebhookEndpoint", { params: endpoint });
  await receiver.close();
  await tell("readEvents", { query: { limit: "2" } });
  await tell("listTenantAuditLog", { query: { limit: "3" } });
  await tell("exportRestaurant");
  await expectSamples("team", story);
}, 120_000);
