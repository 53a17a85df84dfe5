"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { Checkbox } from "@/components/ui/checkbox";
import type { DepositTerms } from "@/lib/service/reservations/deposits/deposit-contract";
import type { BookingForm } from "./booking-form";
import { useDepositMoney } from "./use-deposit-money";

export function AskDeposit({ terms }: { terms: DepositTerms | null }) {
  const t = useTranslations("bookingDesk.deposit");
  const money = useDepositMoney();
  const { currency } = useDashboardTenant();
  const control = useFormControl<BookingForm>();
  const { guestCount: party, customerEmail: email, asksDeposit } = useValues(control);
  if (!terms || party < terms.fromParty) return null;
  const canAsk = email.trim() !== "";
  return (
    <Checkbox
      label={t("ask", { amount: money(terms.perGuest * party, currency) })}
      hint={t(canAsk ? "askHint" : "askNeedsEmail")}
      checked={canAsk && asksDeposit}
      disabled={!canAsk}
      onCheckedChange={(asks) => control.set("asksDeposit", asks)}
    />
  );
}
