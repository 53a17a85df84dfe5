"use client";

import { useTranslations } from "next-intl";
import type { BodyOf } from "@/components/data/api";
import { Badge } from "@/components/ui/badge";
import { PAYMENT_SWITCHES } from "@/lib/restaurant/tenancy/payment-switch";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { CashWarning } from "./cash-warning";
import { DepositWarning } from "./deposit-warning";
import { SwitchField } from "./frame/fields";
import { SettingsFormPage } from "./frame/settings-form-page";
import { SettingsPart } from "./frame/settings-screen";
import { PayoutAccount } from "./payout-account";
import type { ProcessorMode } from "./processor-mode";

type PaymentsForm = Pick<Settings, "paymentMethods">;

const ONLINE = PAYMENT_SWITCHES.filter((name) => name !== "cash");

const paymentsForm = ({ paymentMethods }: Settings): PaymentsForm => ({ paymentMethods });
const readPaymentsForm = (form: PaymentsForm): { ok: true; body: BodyOf<"updateSettings"> } => ({
  ok: true,
  body: form,
});

interface PaymentsPageProps {
  mode: ProcessorMode;
  owns: boolean;
}

/** How guests pay, and where the money goes. */
export function PaymentsPage({ mode, owns }: PaymentsPageProps) {
  const t = useTranslations("dashboardSettings.payments");
  return (
    <SettingsFormPage place="payments" formOf={paymentsForm} read={readPaymentsForm}>
      {() => (
        <>
          <SettingsPart
            title={t("account")}
            lead={t("accountLead")}
            action={
              <Badge tone={mode === "live" ? "positive" : mode === "none" ? "critical" : "caution"}>
                {t(`mode.${mode}`)}
              </Badge>
            }
          >
            <PayoutAccount mode={mode} owns={owns} />
          </SettingsPart>
          <SettingsPart title={t("inPerson")}>
            <SwitchField name="paymentMethods.cash" label={t("method.cash")} hint={t("cashHint")} />
          </SettingsPart>
          <SettingsPart title={t("online")} lead={t("onlineLead")}>
            <div className="divide-y divide-line">
              {ONLINE.map((method) => (
                <SwitchField key={method} name={`paymentMethods.${method}`} label={t(`method.${method}`)} />
              ))}
            </div>
            <CashWarning />
            <DepositWarning />
          </SettingsPart>
        </>
      )}
    </SettingsFormPage>
  );
}
