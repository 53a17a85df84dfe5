import { CircleUser } from "lucide-react";
import { useTranslations } from "next-intl";
import { Wordmark } from "@/components/frame/wordmark";
import { LanguageSwitch } from "@/components/i18n/language-switch";
import { localesFor, type Readers } from "@/components/i18n/page-readers";
import { PlatformLink } from "./platform-link";

export function MarketplaceHeader({ readers }: { readers: Readers }) {
  const t = useTranslations("marketplace");
  return (
    <header className="mx-auto flex w-full max-w-312 items-center justify-between px-5 pt-3 md:px-10 md:pt-5">
      <PlatformLink from={readers} href="/" className="inline-flex min-h-11 items-center">
        <Wordmark className="text-2xl" />
      </PlatformLink>
      <div className="flex items-center gap-1 md:gap-4">
        <PlatformLink
          from={readers}
          href="/join"
          className="hidden min-h-11 items-center px-2 text-sm text-ink-soft transition-colors hover:text-ink sm:inline-flex"
        >
          {t("forRestaurants")}
        </PlatformLink>
        <PlatformLink
          from={readers}
          href="/account"
          className="inline-flex min-h-11 items-center gap-2 px-2 text-sm text-ink-soft transition-colors hover:text-ink"
        >
          <CircleUser className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("account")}
        </PlatformLink>
        <LanguageSwitch locales={localesFor(readers)} />
      </div>
    </header>
  );
}
