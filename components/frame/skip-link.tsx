import { useTranslations } from "next-intl";

/** The first stop of the keyboard; pages give their `<main>` the id "content". */
export function SkipLink() {
  const t = useTranslations("common");
  return (
    <a
      href="#content"
      className="sr-only z-60 rounded-control bg-ink px-4 py-3 font-semibold text-page focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
    >
      {t("skipToContent")}
    </a>
  );
}
