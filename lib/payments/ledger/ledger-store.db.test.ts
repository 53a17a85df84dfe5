import { describe, expect } from "vitest";
import { postMovement, readHeld } from "@/lib/payments/ledger/ledger-store";
import { captured } from "@/lib/payments/ledger/movement";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inSqlTransaction, inTransaction } from "@/lib/platform/db/transaction";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

const money = (orderId: string) => ({ subject: orderSubject(orderId), currency: "EUR", amountMinor: 1700 });

describe("the ledger", () => {
  test("books a movement once, also for twenty rivals and from plain SQL", async () => {
    const { tenantId } = await seedShop(app);
    const movement = captured("pi_once", money("ord_once"));
    const booked = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? inTransaction(app.db, (tx) => postMovement(tx, { tenantId, movement, now: app.clock.now() }))
          : inSqlTransaction(app.db, (client) =>
              postMovement(client, { tenantId, movement, now: app.clock.now() }),
            ),
      ),
    );
    expect(booked.filter(Boolean)).toHaveLength(1);
    const held = await readHeld(app.db.prisma, { tenantId, subject: orderSubject("ord_once") });
    expect(held).toEqual({ escrowMinor: 1700, refundsDueMinor: 0 });
  });

  test("refuses entries that do not balance", async () => {
    const { tenantId } = await seedShop(app);
    const movement = captured("pi_unbalanced", money("ord_unbalanced"));
    movement.entries.pop();
    const post = inTransaction(app.db, (tx) =>
      postMovement(tx, { tenantId, movement, now: app.clock.now() }),
    );
    await expect(post).rejects.toThrow(/not balanced/);
    expect(await app.db.prisma.ledgerTransaction.count({ where: { tenantId } })).toBe(0);
  });

  test("never changes what is booked", async () => {
    const { tenantId } = await seedShop(app);
    const movement = captured("pi_fixed", money("ord_fixed"));
    await inTransaction(app.db, (tx) => postMovement(tx, { tenantId, movement, now: app.clock.now() }));
    const attempts = [
      "UPDATE ledger_entry SET amount_minor = amount_minor * 2",
      "DELETE FROM ledger_entry",
      "UPDATE ledger_transaction SET kind = 'x'",
      "DELETE FROM ledger_transaction",
    ];
    for (const attempt of attempts)
      await expect(asTableOwner(`${attempt} WHERE tenant_id = $1`, [tenantId])).rejects.toThrow(/immutable/);
  });
});
