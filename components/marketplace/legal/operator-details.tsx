import { useTranslations } from "next-intl";

/** Who runs this installation, as its environment says. */
export interface Operator {
  name: string | null;
  addressLines: readonly string[];
  email: string | null;
}

/** The operator of the environment; null where it was not entered. */
export function operatorOf(env: {
  OPERATOR_NAME?: string;
  OPERATOR_ADDRESS?: string;
  OPERATOR_EMAIL?: string;
}): Operator {
  return {
    name: env.OPERATOR_NAME ?? null,
    addressLines: env.OPERATOR_ADDRESS?.split("|").map((line) => line.trim()) ?? [],
    email: env.OPERATOR_EMAIL ?? null,
  };
}

export function OperatorDetails({ operator }: { operator: Operator }) {
  const t = useTranslations("legal");
  if (operator.name === null) return <p>{t("operatorMissing")}</p>;
  return (
    <address className="not-italic">
      <span className="block font-semibold text-ink">{operator.name}</span>
      {operator.addressLines.map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
      {operator.email && (
        <span className="mt-2 block">
          {t.rich("contact", {
            email: operator.email,
            link: (text) => (
              <a href={`mailto:${operator.email}`} className="underline underline-offset-4">
                {text}
              </a>
            ),
          })}
        </span>
      )}
    </address>
  );
}
