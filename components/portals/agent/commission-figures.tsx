import { useTranslations } from "next-intl";
import type { z } from "zod";
import { Price } from "@/components/ui/price";
import type { AgentCommissions } from "@/lib/people/referrals/referral-contract";

const PARTS = ["running", "due", "paid"] as const;

export function CommissionFigures({ totals }: { totals: z.input<typeof AgentCommissions>["totals"] }) {
  const t = useTranslations("portals.agent");
  if (totals.length === 0) return <p className="text-ink-soft">{t("nothingEarned")}</p>;
  return (
    <div className="divide-y divide-line">
      {totals.map(({ currency, ...sums }) => (
        <dl key={currency} className="grid grid-cols-3 items-end gap-x-6 py-3 first:pt-0">
          {PARTS.map((part) => (
            <div key={part}>
              <dt className="text-sm text-ink-soft">{t(`sum.${part}`)}</dt>
              <dd className="text-xl font-semibold tracking-tight md:text-2xl">
                <Price amount={sums[part]} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
