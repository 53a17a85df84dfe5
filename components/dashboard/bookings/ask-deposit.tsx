"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Checkbox } from "@/components/ui/checkbox";
import type { DepositTerms } from "@/lib/service/reservations/deposits/deposit-contract";
import type { BookingForm } from "./booking-form";
import { useDepositMoney } from "./use-deposit-money";

/** Whether a caller is asked for the deposit that the rules want; staff may waive it. */
export function AskDeposit({ terms }: { terms: DepositTerms | null }) {
  const t = useTranslations("bookingDesk.deposit");
  const money = useDepositMoney();
  const { currency } = useDashboardTenant();
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name: "asksDeposit" });
  const [party, email] = useWatch({ control, name: ["guestCount", "customerEmail"] });
  if (!terms || party < terms.fromParty) return null;
  const canAsk = email.trim() !== "";
  return (
    <Checkbox
      label={t("ask", { amount: money(terms.perGuest * party, currency) })}
      hint={t(canAsk ? "askHint" : "askNeedsEmail")}
      checked={canAsk && field.value}
      disabled={!canAsk}
      onCheckedChange={field.onChange}
    />
  );
}
