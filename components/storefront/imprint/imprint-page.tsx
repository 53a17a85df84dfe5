import { useTranslations } from "next-intl";
import { type Operator, OperatorDetails } from "@/components/marketplace/legal/operator-details";
import type { Imprint } from "@/lib/restaurant/tenancy/get-imprint";

interface ImprintPageProps {
  imprint: Imprint;
  operator: Operator;
}

export function ImprintPage({ imprint, operator }: ImprintPageProps) {
  const t = useTranslations("legal.imprint");
  const { name, legalName, vatNumber, text } = imprint;
  return (
    <div className="pt-6 pb-10">
      <h1 className="font-display text-4xl">{t("title")}</h1>
      <p className="mt-2 text-ink-soft">{t("lead", { name })}</p>
      <section className="mt-9">
        <h2 className="mb-2 font-display text-xl">{t("business")}</h2>
        <address className="text-ink-soft not-italic">
          <span className="block font-semibold text-ink">
            <bdi>{legalName || name}</bdi>
          </span>
          {legalName !== "" && legalName !== name && <span className="block">{name}</span>}
          <span className="block">
            <bdi>{imprint.address}</bdi>
          </span>
          <span className="block">
            <bdi>{[imprint.postcode, imprint.city].filter(Boolean).join(" ")}</bdi>
          </span>
          <a
            href={`tel:${imprint.phone.replaceAll(/[^+\d]/g, "")}`}
            className="mt-3 block underline underline-offset-4"
          >
            <bdi dir="ltr">{imprint.phone}</bdi>
          </a>
          <a href={`mailto:${imprint.email}`} className="block underline underline-offset-4">
            {imprint.email}
          </a>
        </address>
        {vatNumber !== "" && (
          <p className="mt-3 text-ink-soft">
            {t("vat")}: {vatNumber}
          </p>
        )}
        {text !== "" && (
          <p className="mt-4 whitespace-pre-line text-ink-soft">
            <bdi>{text}</bdi>
          </p>
        )}
      </section>
      <section className="mt-9 text-ink-soft">
        <h2 className="mb-2 font-display text-xl text-ink">{t("platform")}</h2>
        <OperatorDetails operator={operator} />
        <p className="mt-4 text-sm">{t("report")}</p>
      </section>
    </div>
  );
}
