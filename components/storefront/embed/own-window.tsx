"use client";

import type { ReactNode } from "react";
import { useStorefrontPlace } from "@/components/frame/tenant-link";

/** Shows what a storefront has in a window of its own, and keeps its room empty inside of another website. */
export function OwnWindow({ children }: { children: ReactNode }) {
  return useStorefrontPlace()?.embedded ? <span /> : children;
}
