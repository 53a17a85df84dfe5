import { describe, expect } from "vitest";
import { app, billTest, room } from "@/lib/testing/fixtures";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";

const it = billTest;

const textOf = async (jobId: string) => {
  const job = await app.db.prisma.printJob.findFirstOrThrow({ where: { id: jobId } });
  return JSON.stringify(job.ticket);
};

describe("what is printed at the counter", () => {
  it("is a table's bill with what is open and a code to pay it, and never a receipt", async () => {
    await seedPrinter(app, room.shop, { kind: "star_cloudprnt" });
    const { billId, token } = await room.openBill();
    await room.pay(billId, { method: "cash", amount: 10 });
    const { status, body } = await room.send("POST", `/bills/${billId}/print`, {});
    expect([status, body.kind, body.isReprint]).toEqual([200, "bill", false]);
    const text = await textOf(body.id);
    expect(text).toContain(`/bill/${token}`);
    expect(text).toContain("This is not a receipt.");
    const again = await room.send("POST", `/bills/${billId}/print`, {});
    expect(again.body.isReprint).toBe(false);
  });

  it("is a receipt by its number and ways of payment, and a copy of it the next time", async () => {
    await seedPrinter(app, room.shop, { kind: "star_cloudprnt" });
    const { billId } = await room.openBill();
    await room.pay(billId, { method: "external", type: "terminal", amount: 30 });
    await room.send("POST", `/bills/${billId}/close`);
    const { id, number } = await app.db.prisma.receipt.findFirstOrThrow({ where: { billId } });
    const print = () => room.send("POST", `/receipts/${id}/print`, {});
    const [first, second] = [await print(), await print()];
    expect([first.body.isReprint, second.body.isReprint]).toEqual([false, true]);
    const text = await textOf(first.body.id);
    expect(text).toContain(`R-${String(number).padStart(5, "0")}`);
    expect(text).toContain("Card terminal");
    expect((await room.send("POST", `/bills/${billId}/print`, {})).body.error).toBe("BILL_CLOSED");
  });

  it("is nothing without a printer, or at another restaurant's", async () => {
    const { billId } = await room.openBill();
    expect((await room.send("POST", `/bills/${billId}/print`)).body.error).toBe("PRINTER_NOT_FOUND");
    const { id } = await seedPrinter(app, room.shop, { kind: "epos_direct" });
    const named = (printerId: string) => room.send("POST", `/bills/${billId}/print`, { printerId });
    expect((await named(id)).body.printerId).toBe(id);
    expect((await named("prn_other")).body.error).toBe("PRINTER_NOT_FOUND");
  });
});
