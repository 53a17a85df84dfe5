"use client";

import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";
import { SettingsScreen } from "./frame/settings-screen";

export function KeysPage() {
  const t = useTranslations("dashboardSettings.keys");
  return (
    <SettingsScreen place="keys">
      <div className="flex max-w-140 flex-col gap-3">
        <p>{t("none")}</p>
        <ol className="list-decimal space-y-2 pl-5">
          <li>
            {t("signIn")}{" "}
            <code className="rounded-control bg-sunken px-1.5 py-0.5 font-mono text-sm">
              POST /api/auth/login
            </code>
          </li>
          <li>{t("cookie")}</li>
          <li>{t("member")}</li>
        </ol>
        <p>{t("webhooks")}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <a href="/docs" className={buttonClass("secondary")}>
          {t("docs")}
        </a>
        <TenantLink path="/settings/webhooks" className={buttonClass("quiet")}>
          {t("webhooksLink")}
        </TenantLink>
      </div>
    </SettingsScreen>
  );
}
