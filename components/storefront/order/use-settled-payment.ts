"use client";

import { useEffect } from "react";
import { emptied } from "@/components/storefront/cart/cart";
import { changeCart } from "@/components/storefront/cart/cart-store";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { awaitsPayment } from "@/components/storefront/payment/payment-state";
import { findUnpaidOrder, forgetUnpaidOrder } from "./unpaid-order";

/** Once the unpaid order of this tab is paid, its cart is done; ended unpaid, the cart stays for another try. */
export function useSettledPayment(order: TrackedOrder | null): void {
  const { slug } = useStorefront().shop;
  const settledId = order !== null && !awaitsPayment(order) ? order.id : null;
  const isPaid = order?.paymentStatus === "paid";
  useEffect(() => {
    if (settledId === null || findUnpaidOrder(slug)?.orderId !== settledId) return;
    forgetUnpaidOrder(slug);
    if (isPaid) changeCart(slug, emptied);
  }, [slug, settledId, isPaid]);
}
