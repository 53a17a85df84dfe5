import { describe, expect, test } from "vitest";
import type { Order } from "@/lib/service/orders/order";
import { decideAdvance } from "./order-advance";

const at = (time: string) => new Date(`2026-11-18T${time}Z`);

const order: Order = {
  id: "ord_1",
  number: 1001,
  type: "pickup",
  status: "preparing",
  paymentMethod: "cash",
  paymentStatus: "pending",
  escrowStatus: "held",
  currency: "EUR",
  locale: "en",
  customerName: "Ada",
  customerEmail: "ada@diner.example",
  customerPhone: "1",
  deliveryAddress: null,
  postcode: null,
  city: null,
  addressLookup: null,
  notes: null,
  latitude: null,
  longitude: null,
  subtotalMinor: 1000,
  discountMinor: 0,
  deliveryFeeMinor: 0,
  taxLines: [],
  taxAddedMinor: 0,
  serviceChargeMinor: 0,
  tipMinor: 0,
  giftCardMinor: 0,
  totalMinor: 1000,
  couponId: null,
  couponCode: null,
  customerId: null,
  bazarUserId: null,
  giftCardId: null,
  promisedAt: at("11:20:00"),
  scheduledFor: null,
  kitchenAt: null,
  slotAt: null,
  changedAt: null,
  payBefore: null,
  paidAt: null,
  createdAt: at("11:00:00"),
  acceptedAt: at("11:01:00"),
  preparingStartedAt: at("11:02:00"),
  readyAt: null,
  deliveredAt: null,
  canceledAt: null,
  rejectedAt: null,
  endReason: null,
  flaggedAt: null,
  flagClearedAt: null,
  releaseAt: null,
  releasedAt: null,
  seenAt: null,
  isTest: false,
  minimumAge: null,
  channel: "online",
  placedBy: null,
  tableName: null,
  eatIn: false,
  discountReason: null,
  externalReference: null,
  tillMinor: 0,
  edits: 0,
  items: [],
};

const rules = { delayMinutes: null, plausiblePrepSeconds: 60, escrowDelayHours: 24 };

describe("beside its status", () => {
  test("an accepted order changes nothing without a delay, else its promised time", () => {
    expect(decideAdvance(order, { ...rules, to: "accepted", now: at("11:01:00") })).toEqual({});
    const late = decideAdvance(order, { ...rules, to: "accepted", now: at("11:01:00"), delayMinutes: 25 });
    expect(late).toEqual({ promisedAt: at("11:45:00") });
  });

  test("an order in preparation changes nothing", () => {
    expect(decideAdvance(order, { ...rules, to: "preparing", now: at("11:02:00") })).toEqual({});
  });

  test("a ready order is flagged when it was too fast to be true", () => {
    expect(decideAdvance(order, { ...rules, to: "ready", now: at("11:03:00") })).toEqual({});
    const now = at("11:02:59.999");
    expect(decideAdvance(order, { ...rules, to: "ready", now })).toEqual({ flaggedAt: now });
  });

  test("a delivered order is due after the delay, and cash is paid", () => {
    const now = at("11:30:00");
    const releaseAt = new Date("2026-11-19T11:30:00Z");
    expect(decideAdvance(order, { ...rules, to: "delivered", now })).toEqual({
      releaseAt,
      paymentStatus: "paid",
      paidAt: now,
    });
    for (const other of [{ paymentStatus: "paid" }, { paymentMethod: "stripe" }] as const) {
      expect(decideAdvance({ ...order, ...other }, { ...rules, to: "delivered", now })).toEqual({
        releaseAt,
      });
    }
  });
});
