import { expect } from "vitest";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import { type BillDriver, driveBills } from "@/lib/testing/table-bills";

let driver: BillDriver;

it.beforeAll(async () => {
  app.clock.set("2026-11-18T11:00:00Z");
  driver = await driveBills(app);
});

const EMAIL = "ada@guest.example";

/** A card of 25.00, bought by one address for another. */
async function card(purchaserEmail: string | null, recipientEmail: string | null) {
  const { body } = await driver.asOwner("POST", "/gift-cards", { amount: 25 });
  const { id, code } = body;
  await app.db.prisma.giftCard.updateMany({ where: { id }, data: { purchaserEmail, recipientEmail } });
  return code as string;
}

it("a guest's sheet has the bills of the tables where the guest sat, and the cards bought, received and used", async () => {
  const { shop, api, tables } = driver;
  const before = await driver.openBill(1);
  expect((await driver.pay(before.billId, { method: "cash", amount: 10 })).status).toBe(200);
  expect((await driver.send("POST", `/bills/${before.billId}/close`)).status).toBe(200);
  app.clock.advance({ minutes: 5 });
  const booked = await driver.asOwner("POST", "/reservations", {
    source: "phone",
    customerName: "Ada",
    customerEmail: EMAIL,
    customerPhone: "+39 011 1",
    guestCount: 2,
    date: "2026-11-18",
    timeSlot: "12:00",
    tableIds: [tables.window],
  });
  expect(booked.status).toBe(200);
  const reservation = `/reservations/${booked.body.id}`;
  expect((await driver.asOwner("PATCH", reservation, { status: "seated" })).status).toBe(200);
  app.clock.advance({ minutes: 5 });
  const mine = await driver.openBill(2);
  await driver.pay(mine.billId, { method: "cash", amount: 15 });
  app.clock.advance({ minutes: 60 });
  await driver.asOwner("PATCH", reservation, { status: "finished" });

  await card("Ada@Guest.example", "ben@guest.example");
  await card("ben@guest.example", EMAIL);
  const code = await card(null, null);
  await card("ben@guest.example", "cleo@guest.example");
  const order = await api("POST", `/api/public/${shop.slug}/orders`, {
    body: orderBody(shop, { customerEmail: EMAIL, giftCardCode: code }),
  });
  expect(order.status).toBe(200);

  const sheet = () => driver.asOwner("GET", `/guests/${booked.body.id}`);
  const { body, status } = await sheet();
  expect(status).toBe(200);
  expect(body.bills).toMatchObject([{ id: mine.billId, status: "open", total: 20, paid: 15 }]);
  const cards = body.giftCards.map(({ bought, received, used, balance }: Record<string, unknown>) => ({
    bought,
    received,
    used,
    balance,
  }));
  expect(cards).toHaveLength(3);
  expect(cards).toEqual(
    expect.arrayContaining([
      { bought: true, received: false, used: 0, balance: 25 },
      { bought: false, received: true, used: 0, balance: 25 },
      { bought: false, received: false, used: 17, balance: 8 },
    ]),
  );
  expect(JSON.stringify(body)).not.toContain(code);

  const exported = await driver.asOwner("POST", `/guests/${booked.body.id}/export`);
  expect(exported.body.bills).toEqual(body.bills);
  expect(exported.body.giftCards).toEqual(body.giftCards);
});
