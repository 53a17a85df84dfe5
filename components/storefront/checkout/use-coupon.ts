"use client";

import { useState } from "react";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { checkCoupon } from "./coupon-call";
import { useAnswer } from "./use-answer";

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
  const { subtotalMinor, currency } = input;
  const code = input.code.trim();
  const [applied, setApplied] = useState({ code: "", turn: 0 });
  const isAsked = code !== "" && applied.code === code;
  const subtotal = toMajor(subtotalMinor, currency);
  const { answer, pending } = useAnswer(
    { question: isAsked ? JSON.stringify([slug, code, subtotal]) : null, turn: applied.turn },
    () => checkCoupon(slug, { code, subtotal }),
  );
  return {
    apply: () => setApplied(({ turn }) => ({ code, turn: turn + 1 })),
    pending,
    discountMinor: answer?.valid ? toMinor(answer.discount, currency) : 0,
    reason: answer && !answer.valid ? (answer.reason ?? "UNKNOWN") : null,
  };
}
