"use client";

import { useEffect, useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { slugProblem } from "@/lib/restaurant/tenancy/slug";

export type AddressState =
  | { state: "empty" | "malformed" | "checking" | "unknown" | "free" }
  | { state: "taken"; suggestion: string | null };

const PAUSE_MS = 400;

/** Whether a restaurant could have this address, asked after each pause in typing. */
export function useAddressCheck(typed: string): AddressState {
  const slug = typed.trim().toLowerCase();
  const [answer, setAnswer] = useState<{ slug: string; state: AddressState } | null>(null);
  const isShaped = !["TOO_SHORT", "TOO_LONG", "MALFORMED"].includes(slugProblem(slug) ?? "");
  useEffect(() => {
    if (!isShaped) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await resultOf(api.GET("/api/auth/restaurant-address", { params: { query: { slug } } }));
      if (!isCurrent) return;
      const state = (): AddressState => {
        if (!result.ok) return { state: "unknown" };
        if (result.data.available) return { state: "free" };
        return { state: "taken", suggestion: result.data.suggestion };
      };
      setAnswer({ slug, state: state() });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [slug, isShaped]);
  if (slug === "") return { state: "empty" };
  if (!isShaped) return { state: "malformed" };
  return answer?.slug === slug ? answer.state : { state: "checking" };
}
