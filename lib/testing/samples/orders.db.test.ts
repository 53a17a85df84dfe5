import { api, app, appTest } from "@/lib/testing/fixtures";
import { pay } from "@/lib/testing/online-payments";
import { emailedTokens } from "@/lib/testing/people";
import { seedCoupon } from "@/lib/testing/seed-codes";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T17:00:00.000Z");

it("guests look at Luigi's menu, order, pay and follow their order", async () => {
  const story = await beginStory();
  const { shop, bruschetta, diavola, tell, aside } = story;
  const email = "ada@example.com";
  const address = { deliveryAddress: "Via Po 3", postcode: "10123", city: "Torino" };
  await tell("getPublicProfile");
  await tell("getPublicMenu");
  await tell("getMenuFilters");
  await tell("listPaymentMethods");
  await tell("listOrderTimes", { query: { type: "pickup" } });
  const checked = await tell("checkDeliveryAddress", { body: address });
  story.call(checked.addressToken, "address-token");
  await seedCoupon(app, shop, { code: "WELCOME10" });
  await tell("validateCoupon", { body: { code: "WELCOME10", subtotal: 30 } });

  const guest = { customerName: "Ada Lovelace", customerEmail: email, customerPhone: "+39 333 123 4567" };
  const selectedOptions = { Size: ["Large (+3.50)"], Extras: ["Olives (+1.00)"] };
  const starters = { productId: bruschetta, quantity: 2, price: 6.5 };
  const items = [starters, { productId: diavola, quantity: 1, price: 16.5, selectedOptions }];
  const body = {
    type: "delivery",
    ...guest,
    ...address,
    notes: "Ring twice",
    paymentMethod: "stripe",
    items,
  };
  const order = await tell("placeOrder", { body });
  const params = { orderId: order.id };
  await tell("getOrderPayment", { params, query: { email } });
  await pay(api, order.clientSecret);
  await tell("getOrder", { params, query: { email } });
  await tell("changeOrderDetails", { params, body: { email, notes: "Ring once" } });
  await tell("createPaymentIntent", { body: { ...body, customerEmail: "cleo@example.com" } });
  await tell("subscribeToOrder", {
    params,
    body: {
      email,
      subscription: {
        endpoint: "https://fcm.googleapis.com/fcm/send/example",
        keys: {
          p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
          auth: "tBHItJI5svbpez7KI4CCXg",
        },
      },
    },
  });
  await tell("watchOrder", { params, query: { email } });
  const proposal = await aside("proposeOrderChange", {
    params,
    body: { changes: [{ kind: "remove", lineItemId: "0", quantity: 1 }], message: "One bruschetta is left" },
  });
  await tell("answerOrderProposal", {
    params: { ...params, proposalId: proposal.proposal.id },
    body: { email, answer: "take" },
  });
  for (const status of ["preparing", "ready", "delivered"])
    await aside("changeOrderStatus", { params, body: { status } });
  await app.jobs.drain(app);
  await tell("getOrderReceipt", { params, query: { email } });
  await tell("printOrderReceipt", { params, query: { email } });

  const plain = { type: "pickup", ...guest, paymentMethod: "cash", items: [starters] };
  const second = await aside("placeOrder", { body: plain });
  await tell("cancelOrder", { params: { orderId: second.id }, body: { email, reason: "We eat at home" } });
  await tell("eraseGuestOrder", { params: { orderId: second.id }, body: { email } });

  await tell("requestGuestDataLink", { body: { email } });
  await app.jobs.drain(app);
  const [token = ""] = (await emailedTokens(app, email, "guest-data")).slice(-1);
  story.call(token, "token-from-the-email");
  await tell("exportOwnGuestData", { body: { token } });
  await tell("eraseOwnGuestData", { body: { token } });
  await expectSamples("orders", story);
}, 120_000);
