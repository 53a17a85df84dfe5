"use client";

import { useTranslations } from "next-intl";
import { BoxField } from "@/components/form/box-field";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { useLanguage } from "@/components/i18n/use-language";
import { localText } from "@/lib/core/i18n/locales";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import {
  MAX_IMPRINT_LENGTH,
  MAX_LEGAL_NAME_LENGTH,
  MAX_VAT_NUMBER_LENGTH,
} from "@/lib/restaurant/tenancy/settings-limits";
import { LocalizedField } from "./frame/localized-field";
import { reading } from "./frame/reading";
import { SettingsFormPage } from "./frame/settings-form-page";
import { SettingsPart } from "./frame/settings-screen";

type LegalForm = Pick<Settings, "legalName" | "vatNumber" | "imprint">;

const VAT_NUMBER = /^[\p{L}\p{N} ./-]*$/u;

const legalForm = ({ legalName, vatNumber, imprint }: Settings): LegalForm => ({
  legalName,
  vatNumber,
  imprint,
});

const readLegalForm = (form: LegalForm) =>
  reading(VAT_NUMBER.test(form.vatNumber.trim()) ? {} : { vatNumber: "vatInvalid" as const }, () => form);

export function LegalPage() {
  const t = useTranslations("dashboardSettings.legal");
  return (
    <SettingsFormPage place="legal" formOf={legalForm} read={readLegalForm}>
      {(settings) => (
        <>
          <SettingsPart title={t("business")}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <BoxField
                name="legalName"
                label={t("legalName")}
                hint={t("legalNameHint")}
                maxLength={MAX_LEGAL_NAME_LENGTH}
              />
              <BoxField
                name="vatNumber"
                label={t("vatNumber")}
                hint={t("vatNumberHint")}
                maxLength={MAX_VAT_NUMBER_LENGTH}
                input={{ spellCheck: false, autoComplete: "off" }}
              />
            </div>
          </SettingsPart>
          <SettingsPart title={t("imprint")} lead={t("imprintLead")}>
            <LocalizedField
              name="imprint"
              label={t("imprintText")}
              hint={t("imprintHint")}
              locales={settings.locales}
              maxLength={MAX_IMPRINT_LENGTH}
              rows={5}
            />
            <h3 className="mt-7 mb-2 text-sm font-semibold">{t("preview")}</h3>
            <ImprintPreview settings={settings} />
          </SettingsPart>
        </>
      )}
    </SettingsFormPage>
  );
}

function ImprintPreview({ settings }: { settings: Settings }) {
  const t = useTranslations("dashboardSettings.legal");
  const { legalName, vatNumber, imprint } = useValues(useFormControl<LegalForm>());
  const text = localText(imprint, useLanguage(), settings.locales);
  const { name, address, postcode, city, email, phone } = settings;
  return (
    <div className="rounded-panel bg-sunken px-5 py-4 text-sm leading-relaxed">
      <p className="font-semibold">{legalName.trim() || name}</p>
      {legalName.trim() !== "" && legalName.trim() !== name && <p>{name}</p>}
      <p>{address}</p>
      <p>{[postcode, city].filter(Boolean).join(" ")}</p>
      <p className="mt-2">{phone}</p>
      <p>{email}</p>
      {vatNumber.trim() !== "" && <p className="mt-2">{t("vatLine", { number: vatNumber.trim() })}</p>}
      {text !== "" && <p className="mt-2 whitespace-pre-line">{text}</p>}
    </div>
  );
}
