"use client";

import { useTranslations } from "next-intl";
import { useFormControl } from "@/components/form/form-context";
import { useValue } from "@/components/form/use-field";
import { TenantLink } from "@/components/frame/tenant-link";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-style";
import { ONLINE_SWITCHES } from "@/lib/restaurant/tenancy/payment-switch";
import { CashWarning } from "./cash-warning";
import { DepositWarning } from "./deposit-warning";
import { ExternalMethodsField } from "./external-methods-field";
import { SwitchField } from "./frame/fields";
import { SettingsFormPage } from "./frame/settings-form-page";
import { SettingsPart } from "./frame/settings-screen";
import { type PaymentsForm, paymentsForm, readPaymentsForm } from "./payments-form";
import { PayoutAccount } from "./payout-account";
import type { ProcessorMode } from "./processor-mode";
import { WalletHosts } from "./wallet-hosts";

interface PaymentsPageProps {
  mode: ProcessorMode;
  owns: boolean;
  /** The owner has to set up two-step sign-in before they take cards. */
  needsFactor: boolean;
}

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
            <SwitchField name="cash" label={t("method.cash")} hint={t("cashHint")} />
            <ExternalMethodsField />
          </SettingsPart>
          <SettingsPart title={t("online")} lead={t("onlineLead")}>
            <div className="divide-y divide-line">
              {ONLINE_SWITCHES.map((method) => (
                <div key={method}>
                  <SwitchField name={method} label={t(`method.${method}`)} />
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
  const takesCash = useValue(useFormControl<PaymentsForm>(), "cash");
  return <PayoutAccount mode={mode} owns={owns} takesCash={takesCash} />;
}
