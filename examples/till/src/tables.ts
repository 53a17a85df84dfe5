import { dataOf, everyPage } from "bazar-client";
import { check, checkEqual } from "../../shared/check.js";
import type { Money } from "../../shared/money.js";
import type { Restaurant, Schemas } from "./bazar.js";

export interface OpenTable {
  readonly table: string;
  readonly billId: string;
  readonly total: number;
  readonly open: number;
  readonly lines: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly lineTotal: number;
  }[];
}

/** The room and what its tables have yet to pay. */
export async function readTables(
  restaurant: Restaurant,
  money: Money,
): Promise<{ tables: number; open: OpenTable[] }> {
  const { bazar, path } = restaurant;
  const floor = await dataOf(bazar.GET("/api/tenant/{tenantId}/floor", { params: { path } }));
  const bills: Schemas["Bill"][] = [];
  for await (const page of everyPage((cursor) =>
    dataOf(
      bazar.GET("/api/tenant/{tenantId}/bills", {
        params: { path, query: { limit: 100, cursor, status: "open" } },
      }),
    ),
  ))
    bills.push(...page.bills);
  const open = bills.map((bill): OpenTable => {
    const lines = bill.items.filter(({ voidedAt }) => voidedAt === null);
    const sum = lines.reduce(
      (total, { lineTotal, serviceCharge }) =>
        total + money.toMinor(lineTotal) + money.toMinor(serviceCharge),
      0,
    );
    check(sum <= money.toMinor(bill.total), `The lines of bill ${bill.id} come to more than the bill.`);
    checkEqual(
      money.toMinor(bill.open) + money.toMinor(bill.paid) + money.toMinor(bill.pending),
      money.toMinor(bill.total),
      `What is paid and open of bill ${bill.id}`,
    );
    return {
      table: bill.tableName,
      billId: bill.id,
      total: money.toMinor(bill.total),
      open: money.toMinor(bill.open),
      lines: lines.map(({ productId, quantity, lineTotal }) => ({
        productId,
        quantity,
        lineTotal: money.toMinor(lineTotal),
      })),
    };
  });
  return { tables: floor.tables.length, open };
}
