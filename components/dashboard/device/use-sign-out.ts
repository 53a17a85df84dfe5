"use client";

import { forgetBoard, sendBeforeSignOut } from "@/components/dashboard/orders/offline/forget-board";
import { api, resultOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useToast } from "@/components/ui/toast";

/** Ends the session of this device, once what it holds was sent, and leads to the sign-in. */
export function useSignOut(scope: "platform" | "admin"): (onDone?: () => void) => Promise<void> {
  const base = useTenantBase();
  const toast = useToast();
  const failureWords = useFailureWords();
  return async (onDone) => {
    await sendBeforeSignOut();
    const result = await resultOf(api.POST("/api/auth/logout", { params: { query: { scope } } }));
    if (!result.ok) return toast({ ...failureWords(result), tone: "failure" });
    onDone?.();
    await forgetBoard();
    window.location.assign(tenantHref(base, "/sign-in"));
  };
}
