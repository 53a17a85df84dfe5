"use client";

import { useStorefrontPlace } from "@/components/frame/tenant-link";
import { useStoredCart } from "./cart-store";
import { handOver } from "./handed-cart";

/** The path of the checkout; a frame of another website hands its cart over, which only the frame itself can read. */
export function useCheckoutPath(): string {
  const place = useStorefrontPlace();
  const { cart } = useStoredCart();
  return place?.embedded ? `/checkout${handOver(cart)}` : "/checkout";
}
