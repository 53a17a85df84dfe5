import { api, app, appTest } from "@/lib/testing/fixtures";
import { pay } from "@/lib/testing/online-payments";
import { sessionOf } from "@/lib/testing/people";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T17:00:00.000Z");

it("an evening at Luigi's tables: bills, rounds of guests, payments", async () => {
  const story = await beginStory({ tableOrdering: "accepted", ordersAtFreeTables: true, tipsOnBills: true });
  const { shop, bruschetta, diavola, tell, hear, aside } = story;
  const made = await tell("createTable", {
    body: { name: "Window", seats: 4, area: "Room", shape: "square" },
  });
  const corner = await aside("createTable", { body: { name: "Corner", seats: 2 } });
  const garden = await aside("createTable", { body: { name: "Garden", seats: 2 } });
  const tableId = made.id;
  await tell("listTables");
  await tell("getTable", { params: { tableId } });
  await tell("updateTable", { params: { tableId }, body: { seats: 5 } });
  const link = await tell("renewTableLink", { params: { tableId } });
  const { linkToken } = link;
  story.call(linkToken, "3a8b41f0e3a445858450bfd030695ee6");
  await tell("getGuestTable", { params: { linkToken } });
  const phone = sessionOf(await hear("getTableRounds", { params: { linkToken } }, { keep: false }));
  const dish = [{ productId: diavola, quantity: 1, selectedOptions: { Size: ["Regular"] } }];
  const sent = await tell("sendTableRound", {
    params: { linkToken },
    headers: phone,
    body: { items: dish, guestName: "Ada" },
  });
  await tell("cancelTableRound", { params: { linkToken, roundId: sent.id }, headers: phone });
  const again = await aside("sendTableRound", {
    params: { linkToken },
    headers: phone,
    body: { items: dish, guestName: "Ada" },
  });
  await tell("getTableRounds", { params: { linkToken }, headers: phone });
  await tell("listGuestRounds");
  await tell("acceptGuestRound", { params: { roundId: again.id }, body: {} });
  const atWindow = await tell("getTableBill", { params: { tableId } });
  const seen = await tell("renewBillCode", { params: { billId: atWindow.id } });
  story.call(atWindow.token, "token-of-the-window");
  await tell("enterBillCode", { params: { linkToken }, headers: phone, body: { code: seen.code } });

  const bill = await tell("openBill", { body: { tableId: corner.id, guestCount: 2 } });
  const params = { billId: bill.id };
  story.call(bill.token, "token-of-the-bill");
  await tell("addRound", { params, body: { items: [{ productId: bruschetta, quantity: 3 }] } });
  const { token } = bill;
  const own = sessionOf(await hear("getBillRounds", { params: { token } }, { keep: false }));
  const third = await tell("sendBillRound", {
    params: { token },
    headers: own,
    body: { items: dish, guestName: "Ben" },
  });
  await tell("cancelBillRound", {
    params: { token, roundId: third.id },
    headers: own,
  });
  await tell("getBillRounds", { params: { token }, headers: own });
  const fourth = await aside("sendBillRound", { params: { token }, headers: own, body: { items: dish } });
  await tell("refuseGuestRound", {
    params: { roundId: fourth.id },
    body: { reason: "sold_out", note: "No dough left" },
  });
  await tell("getFloor");
  const open = await tell("getBill", { params });
  await tell("voidBillItem", {
    params: { ...params, itemId: open.items[0].id },
    body: { reason: "Wrong dish", quantity: 1 },
  });
  await tell("moveBill", { params, body: { tableId: garden.id } });
  await tell("watchGuestBill", { params: { token } });
  const begun = await tell("payGuestBill", {
    params: { token },
    body: { method: "stripe", amount: 5, tip: 1 },
  });
  await tell("cancelGuestPayment", {
    params: { token, paymentId: begun.paymentId },
    body: { clientSecret: begun.clientSecret },
  });
  await tell("getGuestBill", { params: { token } });
  const cash = await tell("payBill", { params, body: { method: "cash", amount: 5 } });
  await tell("reverseBillPayment", {
    params: { ...params, paymentId: cash.paymentId },
    body: { reason: "Paid by card instead" },
  });
  const byCard = await aside("payBill", { params, body: { method: "stripe", amount: 5 } });
  await tell("cancelBillPayment", { params: { ...params, paymentId: byCard.paymentId } });
  const { open: due } = await aside("getBill", { params });
  const rest = await aside("payBill", { params, body: { method: "stripe", amount: due } });
  await pay(api, rest.clientSecret);
  await seedPrinter(app, shop, { kind: "star_cloudprnt", name: "Bar", ticketKinds: ["guest_slip"] });
  await tell("printBillTicket", { params, body: {} });
  await tell("closeBill", { params });
  await app.jobs.drain(app);
  await tell("refundBillPayment", {
    params: { ...params, paymentId: rest.paymentId },
    body: { amount: 2, reason: "Cold soup" },
  });
  await tell("listBills", { query: { status: "closed" } });
  await tell("getGuestBillReceipt", { params: { token } });
  await tell("printGuestBillReceipt", { params: { token } });
  await tell("printTableCards");
  await tell("removeTable", { params: { tableId: corner.id } });
  await expectSamples("tables", story);
}, 120_000);
