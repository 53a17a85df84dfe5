import { describe, expect, it } from "vitest";
import { orderListFilter, readOrderFilters, writeOrderFilters } from "./order-filters";

describe("order filters", () => {
  it("survive the address bar", () => {
    const filters = {
      status: "delivered",
      paymentStatus: "paid",
      from: "2026-03-01",
      to: "2026-03-31",
      search: "Ada",
    } as const;
    expect(readOrderFilters(writeOrderFilters(filters))).toEqual(filters);
  });

  it("ignore what no order can match", () => {
    const search = new URLSearchParams(
      "status=eaten&paymentStatus=&from=2026-02-30&to=soon&page=3&search=%20",
    );
    const filters = readOrderFilters(search);
    expect(filters).toEqual({ status: null, paymentStatus: null, from: null, to: null, search: null });
    expect(writeOrderFilters(filters).toString()).toBe("");
  });

  it("ask for refunds where a refund is meant, which a part of the price may be", () => {
    const asked = (paymentStatus: string) =>
      orderListFilter(readOrderFilters(new URLSearchParams({ paymentStatus })));
    expect(asked("refunded")).toEqual({ refunds: "any" });
    expect(asked("partRefunded")).toEqual({ refunds: "part" });
    expect(asked("paid")).toEqual({ paymentStatus: "paid" });
  });
});
