"use client";

import { useFormatter, useTranslations } from "next-intl";
import { BoxField } from "@/components/form/box-field";
import {
  MAX_CITY_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_POSTCODE_LENGTH,
} from "@/lib/core/contact/contact";
import { STAFF_LOCALES } from "@/lib/core/i18n/locales";
import {
  MAX_ABOUT_LENGTH,
  MAX_RESTAURANT_NAME_LENGTH,
  MAX_STREET_LENGTH,
  MAX_TAGLINE_LENGTH,
} from "@/lib/restaurant/tenancy/settings-limits";
import { useLanguageName } from "./frame/fields";
import { LocalizedField } from "./frame/localized-field";
import { SettingsFormPage } from "./frame/settings-form-page";
import { SettingsPart } from "./frame/settings-screen";
import { CountryField, CuisinesField, LanguagesField } from "./profile-fields";
import { profileForm, readProfileForm } from "./profile-form";

export function ProfilePage() {
  const t = useTranslations("dashboardSettings.profile");
  const format = useFormatter();
  const languageOf = useLanguageName();
  return (
    <SettingsFormPage place="profile" formOf={profileForm} read={readProfileForm}>
      {({ locales }) => (
        <>
          <SettingsPart title={t("about")}>
            <div className="flex flex-col gap-5">
              <BoxField name="name" label={t("name")} required maxLength={MAX_RESTAURANT_NAME_LENGTH} />
              <LocalizedField
                name="tagline"
                label={t("tagline")}
                hint={t("taglineHint")}
                locales={locales}
                maxLength={MAX_TAGLINE_LENGTH}
              />
              <LocalizedField
                name="about"
                label={t("story")}
                hint={t("storyHint")}
                locales={locales}
                maxLength={MAX_ABOUT_LENGTH}
                rows={6}
              />
              <CuisinesField />
            </div>
          </SettingsPart>
          <SettingsPart
            title={t("languages")}
            lead={t("languagesLead", { languages: format.list(STAFF_LOCALES.map(languageOf)) })}
          >
            <LanguagesField />
          </SettingsPart>
          <SettingsPart title={t("contact")} lead={t("contactLead")}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <BoxField
                name="email"
                label={t("email")}
                required
                maxLength={MAX_EMAIL_LENGTH}
                input={{ type: "email" }}
              />
              <BoxField
                name="phone"
                label={t("phone")}
                required
                maxLength={MAX_PHONE_LENGTH}
                input={{ type: "tel" }}
              />
            </div>
          </SettingsPart>
          <SettingsPart title={t("place")}>
            <div className="grid items-start gap-5 sm:grid-cols-6">
              <BoxField
                name="address"
                label={t("address")}
                required
                maxLength={MAX_STREET_LENGTH}
                className="sm:col-span-6"
              />
              <BoxField
                name="postcode"
                label={t("postcode")}
                optional
                maxLength={MAX_POSTCODE_LENGTH}
                className="sm:col-span-2"
              />
              <BoxField
                name="city"
                label={t("city")}
                required
                maxLength={MAX_CITY_LENGTH}
                className="sm:col-span-4"
              />
              <CountryField />
              <BoxField
                name="latitude"
                label={t("latitude")}
                hint={t("positionHint")}
                className="sm:col-span-3"
                input={{ inputMode: "decimal" }}
              />
              <BoxField
                name="longitude"
                label={t("longitude")}
                className="sm:col-span-3"
                input={{ inputMode: "decimal" }}
              />
            </div>
          </SettingsPart>
        </>
      )}
    </SettingsFormPage>
  );
}
