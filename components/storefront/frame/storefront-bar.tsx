import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { LanguageSwitch } from "@/components/i18n/language-switch";
import { OwnWindow } from "@/components/storefront/embed/own-window";
import type { Locale } from "@/lib/core/i18n/locales";

interface StorefrontBarProps {
  name: string;
  locales: readonly Locale[];
  /** Pages below the menu lead back to it, or to another page. */
  back?: boolean | string;
}

export function StorefrontBar({ name, locales, back = false }: StorefrontBarProps) {
  const t = useTranslations("checkout");
  return (
    <div
      className={`flex min-h-14 items-center justify-between gap-4 ${back ? "" : "max-lg:absolute max-lg:top-2 max-lg:end-2 max-lg:z-10"}`}
    >
      {back ? (
        <OwnWindow>
          <TenantLink
            path={back === true ? "/" : back}
            className="-ms-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold"
          >
            <ArrowLeft className="size-5 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
            <span className="sr-only">{t("back")}: </span>
            {name}
          </TenantLink>
        </OwnWindow>
      ) : (
        <span />
      )}
      <div className={back ? "" : "max-lg:rounded-full max-lg:bg-page max-lg:px-2"}>
        <LanguageSwitch locales={locales} />
      </div>
    </div>
  );
}
