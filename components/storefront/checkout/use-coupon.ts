"use client";

import { useEffect, useState } from "react";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { type CouponAnswer, checkCoupon } from "./coupon-call";

export interface CouponInUse {
  /** Asks what the code is worth for this cart, and again whenever the cart changes. */
  apply: () => void;
  pending: boolean;
  /** Minor units, 0 until the code is known to hold. */
  discountMinor: number;
  /** Why the code does not hold, such as EXPIRED; null while it does or nobody asked. */
  reason: string | null;
}

/** A coupon's discount on the cart. Placing the order decides in the end. */
export function useCoupon(
  slug: string,
  input: { code: string; subtotalMinor: number; currency: string },
): CouponInUse {
  const { code, subtotalMinor, currency } = input;
  const [applied, setApplied] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<CouponAnswer>(null);
  const [pending, setPending] = useState(false);
  const isAsked = applied !== null && applied === code.trim() && applied !== "";

  useEffect(() => {
    setVerdict(null);
    setPending(isAsked);
    if (!isAsked) return;
    const stop = new AbortController();
    const subtotal = toMajor(subtotalMinor, currency);
    checkCoupon(slug, { code: applied, subtotal }, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      setVerdict(answer);
      setPending(false);
    });
    return () => stop.abort();
  }, [slug, isAsked, applied, subtotalMinor, currency]);

  return {
    apply: () => setApplied(code.trim()),
    pending,
    discountMinor: verdict?.valid ? toMinor(verdict.discount, currency) : 0,
    reason: verdict && !verdict.valid ? (verdict.reason ?? "UNKNOWN") : null,
  };
}
