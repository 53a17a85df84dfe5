"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { BodyOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-style";
import { ONLINE_SWITCHES } from "@/lib/restaurant/tenancy/payment-switch";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { CashWarning } from "./cash-warning";
import { DepositWarning } from "./deposit-warning";
import { SwitchField } from "./frame/fields";
import { SettingsFormPage } from "./frame/settings-form-page";
import { SettingsPart } from "./frame/settings-screen";
import { PayoutAccount } from "./payout-account";
import type { ProcessorMode } from "./processor-mode";
import { WalletHosts } from "./wallet-hosts";

type PaymentsForm = Pick<Settings, "paymentMethods">;

const paymentsForm = ({ paymentMethods }: Settings): PaymentsForm => ({ paymentMethods });
const readPaymentsForm = (form: PaymentsForm): { ok: true; body: BodyOf<"updateSettings"> } => ({
  ok: true,
  body: form,
});

interface PaymentsPageProps {
  mode: ProcessorMode;
  owns: boolean;
  /** The owner has to set up two-step sign-in before they take cards. */
  needsFactor: boolean;
}

/** How guests pay, and where the money goes. */
export function PaymentsPage({ mode, owns, needsFactor }: PaymentsPageProps) {
  const t = useTranslations("dashboardSettings.payments");
  return (
    <SettingsFormPage place="payments" formOf={paymentsForm} read={readPaymentsForm}>
      {() => (
        <>
          {needsFactor && (
            <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-control bg-caution-tint px-4 py-3">
              <p className="min-w-64 flex-1 text-sm">{t("factorFirst")}</p>
              <TenantLink path="/security" className={buttonClass("secondary")}>
                {t("factorSetUp")}
              </TenantLink>
            </div>
          )}
          <SettingsPart
            title={t("account")}
            lead={t("accountLead")}
            action={
              <Badge tone={mode === "live" ? "positive" : mode === "none" ? "critical" : "caution"}>
                {t(`mode.${mode}`)}
              </Badge>
            }
          >
            <AccountOfForm mode={mode} owns={owns} />
          </SettingsPart>
          <SettingsPart title={t("inPerson")}>
            <SwitchField name="paymentMethods.cash" label={t("method.cash")} hint={t("cashHint")} />
          </SettingsPart>
          <SettingsPart title={t("online")} lead={t("onlineLead")}>
            <div className="divide-y divide-line">
              {ONLINE_SWITCHES.map((method) => (
                <div key={method}>
                  <SwitchField name={`paymentMethods.${method}`} label={t(`method.${method}`)} />
                  {method === "wallets" && <WalletHosts />}
                </div>
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

/** Says at once what guests could pay with if cash were switched as the form has it. */
function AccountOfForm({ mode, owns }: Pick<PaymentsPageProps, "mode" | "owns">) {
  const takesCash: boolean = useWatch({ name: "paymentMethods.cash" });
  return <PayoutAccount mode={mode} owns={owns} takesCash={takesCash} />;
}
