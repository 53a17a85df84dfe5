"use client";

import { Overlay, type OverlayProps } from "./overlay";

/** A bottom sheet on phones, a panel at the right edge on wider screens: dish options, cart, order details. */
export function Sheet(props: OverlayProps) {
  return <Overlay place="side" {...props} />;
}
