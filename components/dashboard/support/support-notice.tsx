import { LifeBuoy } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

export function SupportNotice({ reason, endsAt }: { reason: string; endsAt: Date }) {
  const t = useTranslations("dashboardSupport");
  const format = useFormatter();
  return (
    <section
      aria-label={t("noticeTitle")}
      className="flex items-start gap-4 border-b border-line bg-info-tint px-4 py-3 md:px-8 print:hidden"
    >
      <LifeBuoy className="mt-0.5 size-5 shrink-0 text-info" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{t("isIn", { time: format.dateTime(endsAt, "time") })}</p>
        <p className="break-words">{t("because", { reason })}</p>
      </div>
    </section>
  );
}
