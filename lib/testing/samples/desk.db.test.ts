import { api, appTest } from "@/lib/testing/fixtures";
import { pay } from "@/lib/testing/online-payments";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T17:00:00.000Z");

it("Luigi's staff take orders, change them and give money back", async () => {
  const story = await beginStory();
  const { bruschetta, diavola, tell, aside } = story;
  const starters = { productId: bruschetta, quantity: 2 };
  const selectedOptions = { Size: ["Regular"], Extras: ["Olives (+1.00)"] };
  const caller = { customerName: "Ben", customerPhone: "+39 333 765 4321", channel: "phone" };
  const phoned = {
    type: "pickup",
    ...caller,
    paymentMethod: "external",
    notes: "Comes at eight",
    items: [starters, { productId: diavola, quantity: 1, selectedOptions, note: "Well done" }],
    discount: { percent: 10, reason: "Regular guest" },
  };
  await tell("quoteStaffOrder", { body: phoned });
  const { order } = await tell("placeStaffOrder", { body: phoned });
  const params = { orderId: order.id };
  await tell("quoteOrderEdit", { params, body: { items: [{ lineIndex: 0, quantity: 1 }] } });
  await tell("editOrder", {
    params,
    body: {
      items: [
        { lineIndex: 0, quantity: 1 },
        { lineIndex: 1, quantity: 1 },
      ],
      expectedEdits: 0,
    },
  });
  await tell("takeOrderPayment", { params, body: { method: "cash" } });
  await tell("markOrdersSeen", { body: { orderIds: [order.id] } });
  await tell("getTenantOrder", { params });
  await tell("placeTestOrder", {
    body: {
      type: "pickup",
      customerName: "Luigi",
      customerEmail: "owner@luigi.example",
      customerPhone: "+39 011 555 0142",
      paymentMethod: "cash",
      items: [{ ...starters, price: 6.5 }],
    },
  });
  const guest = {
    customerName: "Ada Lovelace",
    customerEmail: "ada@example.com",
    customerPhone: "+39 333 123 4567",
  };
  const online = await aside("placeOrder", {
    body: { type: "pickup", ...guest, paymentMethod: "stripe", items: [{ ...starters, price: 6.5 }] },
  });
  await pay(api, online.clientSecret);
  const paid = { orderId: online.id };
  await tell("listOrders", { query: { limit: "2" } });
  await tell("listOrderReplacements", { params: paid });
  await tell("proposeOrderChange", {
    params: paid,
    body: { changes: [{ kind: "remove", lineItemId: "0", quantity: 1 }], message: "One bruschetta is left" },
  });
  await tell("changeOrderStatus", { params, body: { status: "preparing" } });
  const line = { scope: "lines", lineItems: [{ lineItemId: "0", quantity: 1 }] };
  await tell("previewTenantOrderRefund", { params: paid, body: line });
  await tell("refundTenantOrder", { params: paid, body: { ...line, reason: "Fell on the floor" } });
  await tell("getOrderEscrow", { params: paid });
  await tell("getOrdersSummary");
  await tell("listFavoriteDishes");
  await tell("readCallerNotes", { query: { phone: "+39 333 123 4567" } });
  await tell("watchTenant");
  await tell("listCustomers");
  const { guests } = await tell("listGuests");
  const ada = {
    guestId: guests.find((each: { name: string }) => each.name.startsWith("Ada")).id,
  };
  await tell("noteGuest", {
    params: ada,
    body: { notes: "Sits at the window", allergies: "Nuts", tags: ["regular"] },
  });
  await tell("getGuest", { params: ada });
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await aside("changeOrderStatus", { params: paid, body: { status } });
  await tell("exportGuest", { params: ada });
  await tell("eraseGuest", { params: ada });
  await expectSamples("desk", story);
}, 120_000);
