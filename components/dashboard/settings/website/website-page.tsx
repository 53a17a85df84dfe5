"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { BoxField } from "@/components/form/box-field";
import { CopyButton } from "@/components/ui/copy-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { MAX_EMBED_ORIGINS } from "@/lib/restaurant/tenancy/embed-origin";
import { SettingsFormPage } from "../frame/settings-form-page";
import { SettingsPart } from "../frame/settings-screen";
import { embedTag, SHOWN, type Shown } from "./embed-tag";
import { OwnDomains } from "./own-domains";
import { readWebsiteForm, websiteForm } from "./website-form";

/** Where the restaurant's own website may show its menu and booking form, and the line that does it. */
export function WebsitePage({ publicUrl }: { publicUrl: string }) {
  const t = useTranslations("dashboardSettings.website");
  return (
    <SettingsFormPage place="website" formOf={websiteForm} read={readWebsiteForm} above={<OwnDomains />}>
      {(settings) => (
        <>
          <SettingsPart title={t("sites")} lead={t("sitesLead")}>
            <BoxField
              name="embedOrigins"
              label={t("addresses")}
              hint={t("addressesHint", { max: MAX_EMBED_ORIGINS })}
              rows={3}
            />
          </SettingsPart>
          <SettingsPart title={t("tag")} lead={t("tagLead")}>
            {settings.embedOrigins.length === 0 ? (
              <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">{t("tagEmpty")}</p>
            ) : (
              <EmbedTag publicUrl={publicUrl} />
            )}
          </SettingsPart>
        </>
      )}
    </SettingsFormPage>
  );
}

function EmbedTag({ publicUrl }: { publicUrl: string }) {
  const t = useTranslations("dashboardSettings.website");
  const { slug } = useDashboardTenant();
  const [show, setShow] = useState<Shown>("menu");
  const tag = embedTag({ publicUrl, slug, show });
  return (
    <div className="flex flex-col items-start gap-3">
      <SegmentedControl
        label={t("show")}
        options={SHOWN.map((value) => ({ value, label: t(`shown.${value}`) }))}
        value={show}
        onValueChange={setShow}
      />
      <code className="block w-full rounded-control bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere select-all">
        {tag}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={tag} label={t("copy")} />
      </div>
      <p className="max-w-140 text-sm text-ink-soft">{t("tagHint")}</p>
    </div>
  );
}
