import { describe, expect, it } from "vitest";
import {
  FIRST_PAYLOAD_VERSION,
  NEWEST_PAYLOAD_VERSION,
  PAYLOAD_VERSIONS,
  payloadOf,
} from "./payload-version";

const pickup = {
  orderId: "ord_1",
  type: "pickup",
  addressChecked: null,
  isTest: false,
  channel: "online",
  scheduledFor: null,
  total: 17,
};

describe("the versions of payloads", () => {
  it("are dates in their order, the newest last", () => {
    expect([...PAYLOAD_VERSIONS].sort()).toEqual(PAYLOAD_VERSIONS);
    expect(PAYLOAD_VERSIONS.at(-1)).toBe(NEWEST_PAYLOAD_VERSION);
  });

  it("give the newest as it was recorded", () => {
    expect(payloadOf("order.created", pickup, NEWEST_PAYLOAD_VERSION)).toBe(pickup);
  });

  it("leave out in the first what does not apply, as before", () => {
    expect(payloadOf("order.created", pickup, FIRST_PAYLOAD_VERSION)).toEqual({
      orderId: "ord_1",
      type: "pickup",
      total: 17,
    });
    const delivery = {
      ...pickup,
      type: "delivery",
      channel: "phone",
      isTest: true,
      scheduledFor: "2026-12-01",
    };
    expect(payloadOf("order.created", delivery, FIRST_PAYLOAD_VERSION)).toEqual(delivery);
  });

  it("change nothing of an event from before, nor of another type", () => {
    const old = { orderId: "ord_1", type: "pickup", total: 17 };
    expect(payloadOf("order.created", old, FIRST_PAYLOAD_VERSION)).toEqual(old);
    expect(payloadOf("order.seen", pickup, FIRST_PAYLOAD_VERSION)).toBe(pickup);
  });
});
