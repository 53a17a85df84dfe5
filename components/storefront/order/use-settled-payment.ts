"use client";

import { useEffect } from "react";
import { useCart } from "@/components/storefront/cart/use-cart";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { awaitsPayment } from "@/components/storefront/payment/payment-state";
import { findUnpaidOrder, forgetUnpaidOrder } from "./unpaid-order";

/** Once the unpaid order of this tab is paid, its cart is done; ended unpaid, the cart stays for another try. */
export function useSettledPayment(order: TrackedOrder | null): void {
  const { slug } = useStorefront().shop;
  const { clear } = useCart();
  const settledId = order !== null && !awaitsPayment(order) ? order.id : null;
  const isPaid = order?.paymentStatus === "paid";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `clear` is new at every render, and one payment clears once
  useEffect(() => {
    if (settledId === null || findUnpaidOrder(slug)?.orderId !== settledId) return;
    forgetUnpaidOrder(slug);
    if (isPaid) clear();
  }, [slug, settledId, isPaid]);
}
