import { dataOf } from "bazar-client";
import { check, checkEqual, eventually } from "../../shared/check.js";
import { type Restaurant, reachRestaurant } from "./bazar.js";
import { type CounterSale, saleTotal, sendSale } from "./counter.js";
import { Directory } from "./directory.js";
import type { Till } from "./open-till.js";
import { staffOpensBill } from "./play.js";
import { readTables } from "./tables.js";
import { PREFIX, SECOND_MENU } from "./till-menu.js";

/** Sales at the till, and what stands open at the tables. */
export async function playCounter(
  till: Till,
  staff: Restaurant,
): Promise<{ sales: number; tables: number; openBills: number }> {
  const { restaurant, money, book, desk, settings } = till;
  const directory = await Directory.read(restaurant);
  const { externalMethods } = await dataOf(
    restaurant.bazar.GET("/api/tenant/{tenantId}/orders/summary", { params: { path: restaurant.path } }),
  );
  const run = Date.now().toString(36).toUpperCase();
  const card = externalMethods[0];
  const sales: CounterSale[] = [
    {
      receipt: `TILL-${run}-1`,
      lines: [
        { article: `${PREFIX}1003`, options: [`${PREFIX}902`, `${PREFIX}913`], quantity: 1 },
        { article: `${PREFIX}3002`, options: [`${PREFIX}932`], quantity: 2 },
      ],
      paidBy: { kind: "cash" },
    },
    {
      receipt: `TILL-${run}-2`,
      lines: [{ article: `${PREFIX}2001`, options: [`${PREFIX}922`], quantity: 2 }],
      // A restaurant without a terminal of its own takes cash.
      paidBy: card === undefined ? { kind: "cash" } : { kind: "terminal", type: card, slip: `SLIP-${run}` },
    },
  ];
  for (const sale of sales) {
    const total = saleTotal(SECOND_MENU, sale);
    const order = await sendSale(restaurant, money, { sale, total });
    checkEqual(order.externalReference ?? null, sale.receipt, "The till's own number on the order");
    checkEqual(order.paymentStatus, "paid", "The payment of a sale");
    checkEqual(order.takenPayments.length, 1, "How often a sale was paid");
    // Once more from a till that knows nothing of the first time.
    const repeated = await sendSale(await reachRestaurant(settings), money, { sale, total });
    checkEqual(repeated.id, order.id, "The order of a sale that is sent again");
    checkEqual(repeated.takenPayments.length, 1, "How often a repeated sale was paid");
    await desk.moveTo(order.id, "delivered");
    const record = await eventually(
      () => (book.get(order.id)?.status === "delivered" ? book.get(order.id) : null),
      "the till hears of its own sale",
    );
    checkEqual(record.subtotal, total, "The sale in the till's book");
  }
  checkEqual(till.lost(), 1, "Lost answers");

  const opened = await staffOpensBill(staff, directory.product(`${PREFIX}2003`).id);
  try {
    const { tables, open } = await readTables(restaurant, money);
    if (opened !== null) {
      const bill = open.find(({ billId }) => billId === opened.billId);
      check(bill !== undefined, "The open bill is not in the till's list.");
      checkEqual(bill.open, money.toMinor(opened.total), "What is open of the bill");
      checkEqual(
        directory.numberOf(bill.lines[0]?.productId ?? "") ?? null,
        `${PREFIX}2003`,
        "The article on the bill",
      );
    }
    return { sales: sales.length, tables, openBills: open.length };
  } finally {
    await opened?.settle();
  }
}
