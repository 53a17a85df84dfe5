"use client";

import { useState } from "react";
import { toMinor } from "@/lib/core/money/money";
import { type GiftCardAnswer, lookUpGiftCard } from "./gift-card-call";
import { useAnswer } from "./use-answer";

export type GiftCardReason = "GIFT_CARD_NOT_FOUND" | "EXPIRED" | "EMPTY" | "RATE_LIMITED";

export interface GiftCardInUse {
  /** Asks what the code is worth. */
  apply: () => void;
  pending: boolean;
  /** Minor units; 0 until the code is known to hold. */
  balanceMinor: number;
  /** Why the code does not help; null while it does or nobody asked. */
  reason: GiftCardReason | null;
}

function reasonOf(answer: NonNullable<GiftCardAnswer>, now: Date): GiftCardReason | null {
  if (!("balance" in answer)) return answer.code;
  if (answer.expiresAt !== null && Date.parse(answer.expiresAt) <= now.getTime()) return "EXPIRED";
  return answer.balance <= 0 ? "EMPTY" : null;
}

/** What a gift card pays of the order. Placing the order decides in the end. */
export function useGiftCard(slug: string, input: { code: string; currency: string }): GiftCardInUse {
  const code = input.code.trim();
  const [applied, setApplied] = useState({ code: "", turn: 0 });
  const isAsked = code !== "" && applied.code === code;
  const { answer, pending } = useAnswer(
    { question: isAsked ? JSON.stringify([slug, code]) : null, turn: applied.turn },
    () => lookUpGiftCard(slug, code),
  );
  const reason = answer && reasonOf(answer, new Date());
  const holds = answer !== null && "balance" in answer && reason === null;
  return {
    apply: () => setApplied(({ turn }) => ({ code, turn: turn + 1 })),
    pending,
    reason,
    balanceMinor: holds ? toMinor(answer.balance, input.currency) : 0,
  };
}
