"use client";

import { Overlay, type OverlayProps } from "./overlay";

/** A short question or form: at the bottom edge on phones, in the middle on wider screens. */
export function Dialog(props: OverlayProps) {
  return <Overlay place="centre" {...props} />;
}
