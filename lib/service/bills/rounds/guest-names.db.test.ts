import { describe, expect } from "vitest";
import { app, billTest as it, room } from "@/lib/testing/fixtures";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { orderAtTables, phoneAt } from "@/lib/testing/table-rounds";

describe("what guests order from their phones", () => {
  it("has their names on tickets, on screens and on the printed bill, and a number where they gave none", async () => {
    await orderAtTables(room, "accepted");
    const printer = await seedPrinter(app, room.shop, { kind: "star_cloudprnt" });
    const { billId, token } = await room.openBill(1);
    const dishes = [{ productId: room.dish, quantity: 1 }];
    for (const guestName of ["Anna", undefined]) {
      const phone = await phoneAt(room, `bills/${token}`);
      const { body } = await phone.send(dishes, guestName ? { guestName } : {});
      await room.send("POST", `/guest-rounds/${body.id}/accept`, {});
    }
    const jobs = await app.db.prisma.printJob.findMany({
      where: { printerId: printer.id },
      orderBy: { id: "asc" },
    });
    const [ofStaff, ofAnna, ofSecond] = jobs.map(({ ticket }) => JSON.stringify(ticket));
    expect(ofStaff).not.toContain("Guest");
    expect(ofAnna).toContain('"Anna"');
    expect(ofSecond).toContain('"Guest 2"');

    const { tickets } = (await room.send("GET", "/kitchen/tickets")).body;
    const whose = tickets.flatMap(({ parts }: { parts: { lines: { guest: unknown }[] }[] }) =>
      parts.flatMap(({ lines }) => lines.map(({ guest }) => guest)),
    );
    expect(whose).toEqual([null, { number: 1, name: "Anna" }, { number: 2, name: null }]);

    const printed = (await room.send("POST", `/bills/${billId}/print`, {})).body;
    const { ticket } = await app.db.prisma.printJob.findFirstOrThrow({ where: { id: printed.id } });
    const text = JSON.stringify(ticket);
    expect(text.indexOf('"Anna"')).toBeGreaterThan(0);
    expect(text.indexOf('"Guest 2"')).toBeGreaterThan(text.indexOf('"Anna"'));
  });
});
