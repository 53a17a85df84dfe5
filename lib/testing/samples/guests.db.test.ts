import { app, appTest } from "@/lib/testing/fixtures";
import { emailedTokens, sessionOf } from "@/lib/testing/people";
import { seedRoom } from "@/lib/testing/seed-room";
import { beginStory, expectSamples, PASSWORD } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T10:00:00.000Z");

it("guests have accounts at Luigi's and in the marketplace", async () => {
  const story = await beginStory();
  const { shop, bruschetta, tell, hear, aside } = story;
  await seedRoom(app, shop, { window: 4, corner: 2 });
  const newest = async (to: string) => {
    await app.jobs.drain(app);
    const token = (await emailedTokens(app, to)).at(-1) ?? "";
    story.call(token, "token-from-the-email");
    return token;
  };
  const end = async (orderId: string, reservationId: string) => {
    await aside("changeOrderStatus", {
      params: { orderId },
      body: { status: "rejected", reason: "The oven is off" },
    });
    await aside("updateReservation", { params: { reservationId }, body: { status: "canceled" } });
  };
  const email = "ada@example.com";
  const account = { email, password: PASSWORD, name: "Ada Lovelace", gdprConsent: true };
  const guest = { customerName: "Ada Lovelace", customerEmail: email, customerPhone: "+39 333 123 4567" };
  const order = {
    type: "pickup",
    ...guest,
    paymentMethod: "cash",
    items: [{ productId: bruschetta, quantity: 2, price: 6.5 }],
  };
  const booking = { ...guest, guestCount: 2, date: "2026-11-29", timeSlot: "19:30" };
  let as = sessionOf(await hear("registerCustomer", { body: account }));
  await tell("sendCustomerEmailProof", { as });
  await tell("proveCustomerEmail", { as, body: { token: await newest(email) } });
  await tell("getCustomerProfile", { as });
  const orderId = (await aside("placeOrder", { as, body: order })).id;
  const reservationId = (await aside("bookTable", { as, body: booking })).id;
  await tell("listCustomerOrders", { as });
  await tell("listCustomerBookings", { as });
  await tell("exportCustomerAccount", { as });
  await end(orderId, reservationId);
  await tell("signOutCustomer", { as });
  await tell("forgetCustomerPassword", { body: { email } });
  await tell("resetCustomerPassword", { body: { token: await newest(email), password: "another-password" } });
  as = sessionOf(await hear("signInCustomer", { body: { email, password: "another-password" } }));
  await tell("eraseCustomerAccount", { as, body: { password: "another-password" } });

  const own = `luigi.${new URL(app.env.publicUrl).host}`;
  as = sessionOf(await hear("registerBazarUser", { body: account }));
  await tell("sendBazarUserEmailProof", { as });
  await tell("proveBazarUserEmail", { as, body: { token: await newest(email) } });
  await tell("getBazarUserProfile", { as });
  await tell("updateBazarAccount", {
    as,
    body: {
      phone: "+39 333 123 4567",
      addresses: [{ label: "Home", address: "Via Po 3", postcode: "10123", city: "Torino" }],
    },
  });
  await tell("getBazarAccount", { as });
  const second = (await aside("placeOrder", { as, body: order })).id;
  const later = (await aside("bookTable", { as, body: { ...booking, timeSlot: "20:00" } })).id;
  await tell("listBazarOrders", { as });
  await tell("listBazarBookings", { as });
  await tell("addFavourite", { as });
  await tell("listFavourites", { as });
  await tell("removeFavourite", { as });
  await tell("exportBazarAccount", { as });
  const asked = await hear("askMarketplace", { query: { next: "/checkout" }, headers: { host: own } });
  const challenge = new URL(asked.headers.get("location") ?? "http://x").searchParams.get("challenge") ?? "";
  const { location } = await tell("offerHandOver", { as, body: { restaurant: "luigi", challenge } });
  const code = new URL(location).searchParams.get("code") ?? "";
  story.call(code, "code-from-the-address");
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await tell("continueWithMarketplace", { query: { code }, headers: { cookie, host: own } });
  await tell("signOutBazarUser", { as });
  await tell("forgetBazarUserPassword", { body: { email } });
  await tell("resetBazarUserPassword", {
    body: { token: await newest(email), password: "another-password" },
  });
  as = sessionOf(await hear("signInBazarUser", { body: { email, password: "another-password" } }));
  await tell("signOutBazarUserEverywhere", { as });
  as = sessionOf(await hear("signInBazarUser", { body: { email, password: "another-password" } }));
  await end(second, later);
  await tell("eraseBazarAccount", { as, body: { password: "another-password" } });
  await expectSamples("guests", story);
}, 120_000);
