"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { ApiFailure } from "@/components/data/api-failure";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useCart } from "@/components/storefront/cart/use-cart";
import { nextAttempt } from "@/components/storefront/checkout/order-attempt";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { findAttempt, keepAttempt } from "./kept-attempt";
import { type RoundToSend, sendRound, tableRoundsKey } from "./rounds-query";
import { useTablePlace } from "./table-place";

const MOST_RETRIES = 2;
const FIRST_RETRY_MS = 1_000;

/** No answer, or one from something in between: the same round may well get through a moment later. */
export function isUnanswered({ status, code }: ApiFailure): boolean {
  return status === 0 || status >= 500 || code === "REQUEST_IN_PROGRESS" || code === "ANSWER_LOST";
}

/**
 * Sends what is in the table's cart, once: until its answer is known, the same round has the same key, however often it
 * is pressed and also after a reload. Then the cart is empty, and the page leads to what became of the round.
 */
export function useSendRound(guestName: string) {
  const place = useTablePlace();
  const { slug } = useStorefront().shop;
  const cart = useCart();
  const client = useQueryClient();
  const router = useRouter();
  const base = useTenantBase();

  return useMutation({
    retry: (failures, failure) =>
      failures < MOST_RETRIES && isUnanswered(failure) && failure.code !== "ANSWER_LOST",
    retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
    mutationFn: () => {
      const items = cart.checked.lines.map(({ productId, quantity, selectedOptions }) => ({
        productId,
        quantity,
        selectedOptions,
      }));
      const name = guestName.trim();
      const body: RoundToSend = name === "" ? { items } : { items, guestName: name };
      const attempt = nextAttempt(findAttempt(), JSON.stringify(body), () => crypto.randomUUID());
      keepAttempt(attempt);
      return sendRound(slug, place, { key: attempt.key, body });
    },
    onSuccess: async () => {
      keepAttempt(null);
      cart.clear();
      await client.invalidateQueries({ queryKey: tableRoundsKey(slug, place) });
      const path = place.kind === "bill" ? `/bill/${place.token}` : `/table/${place.linkToken}`;
      router.push(tenantHref(base, path));
      window.scrollTo({ top: 0 });
    },
    onError: (failure) => {
      if (!isUnanswered(failure) || failure.code === "ANSWER_LOST") keepAttempt(null);
      if (failure.code === "TABLE_HAS_OPEN_BILL") router.refresh();
      void client.invalidateQueries({ queryKey: tableRoundsKey(slug, place) });
    },
  });
}
