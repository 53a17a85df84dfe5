import { Download } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import encodeQR from "qr";
import type { z } from "zod";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { buttonClass } from "@/components/ui/button-style";
import { CopyButton } from "@/components/ui/copy-button";
import type { AgentCommissions, AgentReferrals } from "@/lib/people/referrals/referral-contract";
import { CommissionFigures } from "./commission-figures";

interface AgentHomeProps {
  referrals: z.input<typeof AgentReferrals>;
  totals: z.input<typeof AgentCommissions>["totals"];
}

export function AgentHome({
  referrals: { link, code, commissionPercent, referrals },
  totals,
}: AgentHomeProps) {
  const t = useTranslations("portals.agent");
  const format = useFormatter();
  const drawing = `data:image/svg+xml,${encodeURIComponent(encodeQR(link, "svg", { ecc: "medium", border: 2 }))}`;
  const percent = format.number(commissionPercent / 100, { style: "percent", maximumFractionDigits: 2 });
  return (
    <WorkScreen title={t("linkTitle")} lead={t("linkLead", { percent })}>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <p className="rounded-control bg-sunken px-4 py-3.5 font-mono text-sm [overflow-wrap:anywhere]">
            {link}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <CopyButton text={link} label={t("copyLink")} />
            <a href={drawing} download={`bazar-${code}.svg`} className={buttonClass("quiet")}>
              <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("saveQr")}
            </a>
          </div>
          <section aria-labelledby="earned" className="mt-10">
            <h2 id="earned" className="mb-4 text-lg font-semibold">
              {t("earned")}
            </h2>
            <CommissionFigures totals={totals} />
            <p className="mt-4 text-sm text-ink-soft">{t("brought", { count: referrals.length })}</p>
          </section>
        </div>
        <figure className="max-w-68">
          {/* biome-ignore lint/performance/noImgElement: a drawing made here, which has no address to optimise */}
          <img
            alt={t("qrAlt")}
            src={drawing}
            width={272}
            height={272}
            className="w-full rounded-panel bg-white ring-1 ring-line"
          />
          <figcaption className="mt-2 text-sm text-ink-soft">{t("qrHint", { code })}</figcaption>
        </figure>
      </div>
      <section aria-labelledby="how" className="mt-12 border-t border-line pt-8">
        <h2 id="how" className="text-lg font-semibold">
          {t("howTitle")}
        </h2>
        <ol className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {(["share", "join", "earn"] as const).map((step, index) => (
            <li key={step} className="flex gap-3">
              <span className="font-display text-2xl text-ink-soft tabular-nums">{index + 1}</span>
              <span>
                <span className="block font-semibold">{t(`how.${step}.title`)}</span>
                <span className="block text-sm text-ink-soft">{t(`how.${step}.body`, { percent })}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </WorkScreen>
  );
}
