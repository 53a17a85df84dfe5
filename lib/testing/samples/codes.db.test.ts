import { api, app, appTest } from "@/lib/testing/fixtures";
import { pay } from "@/lib/testing/online-payments";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T17:00:00.000Z");

it("guests give and use gift cards of Luigi's, and machines read its feeds", async () => {
  const story = await beginStory();
  const { tell, aside } = story;
  const bought = await tell("purchaseGiftCard", {
    body: {
      amount: 50,
      purchaserEmail: "ben@example.com",
      recipientEmail: "ada@example.com",
      recipientName: "Ada",
      message: "Happy birthday!",
    },
  });
  await pay(api, bought.clientSecret);
  await app.jobs.drain(app);
  await tell("listGiftCards");
  await tell("getGiftCardResults");
  const issued = await tell("issueGiftCard", { body: { amount: 25, payment: { method: "cash" } } });
  story.call(issued.code, "LUIG-1234-ABCD-5678");
  const { giftCards } = await aside("listGiftCards");
  const params = { giftCardId: issued.id };
  await tell("getGiftCard", { params });
  await tell("lookUpGiftCard", { body: { code: issued.code } });
  const online = giftCards.find((card: { id: string }) => card.id !== params.giftCardId);
  await tell("resendGiftCard", { params: { giftCardId: online?.id } });
  await tell("refundGiftCard", { params: { giftCardId: online?.id }, body: { reason: "Bought twice" } });
  await tell("disableGiftCard", { params });
  const pending = await aside("purchaseGiftCard", {
    body: { amount: 20, purchaserEmail: "ben@example.com" },
  });
  await tell("confirmGiftCardPurchase", {
    params: { pendingId: pending.pendingId },
    body: { payment: { method: "cash" } },
  });
  await app.jobs.drain(app);
  await tell("eraseGiftCard", { body: { email: "ben@example.com", card: bought.pendingId } });
  await tell("getMenuFeed");
  await tell("getServiceFeed");
  await tell("getMerchantFeed");
  await tell("getAvailabilityFeed", { query: { days: "1" } });
  const coupon = await tell("createCoupon", { body: { code: "LUNCH", type: "percent", value: 10 } });
  await tell("listCoupons");
  const one = { couponId: coupon.id };
  await tell("getCoupon", { params: one });
  await tell("updateCoupon", { params: one, body: { usageLimit: 100 } });
  const guest = { customerName: "Ada", customerEmail: "ada@example.com", customerPhone: "+39 333 123 4567" };
  const items = [{ productId: story.bruschetta, quantity: 2, price: 6.5 }];
  await aside("placeOrder", {
    body: { type: "pickup", ...guest, paymentMethod: "cash", couponCode: "LUNCH", items },
  });
  await tell("listCouponResults");
  await tell("getCouponReport", { query: { from: "2026-11-01", to: "2026-11-28" } });
  await tell("getGiftCardReport", { query: { from: "2026-11-01", to: "2026-11-28" } });
  await tell("deleteCoupon", { params: one });
  await expectSamples("codes", story);
}, 120_000);
