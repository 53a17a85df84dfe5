import { couponToWire } from "./coupon-contract";

/** What a coupon is worth and to whom, in major units: all that the audit log keeps of it, without its code. */
export function couponTerms(row: Parameters<typeof couponToWire>[0], currency: string) {
  const { id: _, code: __, used: ___, ...terms } = couponToWire(row, currency);
  return terms;
}
