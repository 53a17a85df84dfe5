import { useFormatter, useTranslations } from "next-intl";
import type { Messages } from "@/lib/core/i18n/catalogue";
import { type Operator, OperatorDetails } from "./operator-details";

type Name = "terms" | "privacy";
type Section<N extends Name> = keyof Messages["legal"][N]["sections"];

const SECTIONS: { [N in Name]: readonly Section<N>[] } = {
  terms: ["contract", "prices", "changes", "bookings", "giftCards", "account", "use", "liability", "law"],
  privacy: ["data", "why", "who", "long", "cookies", "position", "rights"],
};

interface LegalDocumentProps {
  name: Name;
  operator: Operator;
  /** When the text was last changed. */
  updatedAt: Date;
}

export function LegalDocument({ name, operator, updatedAt }: LegalDocumentProps) {
  const t = useTranslations("legal");
  const format = useFormatter();
  const text = (section: string, part: "title" | "body") =>
    t(`${name}.sections.${section}.${part}` as Parameters<typeof t>[0]);
  return (
    <main id="content" className="mx-auto w-full max-w-168 px-5 pt-10 pb-20 md:px-10 md:pt-16">
      <h1 className="font-display text-5xl">{t(`${name}.title`)}</h1>
      <p className="mt-4 text-lg text-ink-soft">{t(`${name}.lead`)}</p>
      {SECTIONS[name].map((section, index) => (
        <section key={section} className="mt-10">
          <h2 className="font-display text-xl">
            {index + 1}. {text(section, "title")}
          </h2>
          {text(section, "body")
            .split("\n\n")
            .map((paragraph) => (
              <p key={paragraph} className="mt-3 text-ink-soft">
                {paragraph}
              </p>
            ))}
        </section>
      ))}
      <section className="mt-10 border-t border-line pt-8 text-ink-soft">
        <h2 className="mb-3 font-display text-xl text-ink">{t("operatorTitle")}</h2>
        <OperatorDetails operator={operator} />
        <p className="mt-6 text-sm">
          {t("updated", { date: format.dateTime(updatedAt, { dateStyle: "long", timeZone: "UTC" }) })}
        </p>
      </section>
    </main>
  );
}
