"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { printersOfBoard } from "@/components/dashboard/orders/order-queries";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";

interface PrintButtonProps {
  /** Where several stand together, what this one prints. */
  what?: string;
  print: () => Promise<unknown>;
}

/** Prints something at the counter; nothing where the restaurant has no printer. */
export function PrintButton({ what, print }: PrintButtonProps) {
  const t = useTranslations("dashboardTill.print");
  const { slug } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const printers = useQuery(printersOfBoard(slug)).data ?? [];
  const { mutate, isPending } = useMutation<unknown, ApiFailure>({
    mutationFn: print,
    onSuccess: () => toast({ title: t("queued") }),
    onError: (failure) => failureToast(t("failed"), failure),
  });
  if (printers.length === 0) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      pending={isPending}
      aria-label={what && t("printOf", { what })}
      onClick={() => mutate()}
    >
      <Printer className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      {t("print")}
    </Button>
  );
}
