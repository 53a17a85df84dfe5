import Link from "next/link";
import { Wordmark } from "@/components/frame/wordmark";
import { LanguageSwitch } from "@/components/i18n/language-switch";
import { LOCALES } from "@/lib/i18n/locales";

/** The head of the platform's own pages. */
export function MarketplaceHeader() {
  return (
    <header className="mx-auto flex max-w-312 items-center justify-between px-5 pt-3 md:px-10 md:pt-5">
      <Link href="/" className="inline-flex min-h-11 items-center">
        <Wordmark className="text-2xl" />
      </Link>
      <LanguageSwitch locales={LOCALES} />
    </header>
  );
}
