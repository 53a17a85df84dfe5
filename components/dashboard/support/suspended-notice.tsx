import { DoorClosed } from "lucide-react";
import { useTranslations } from "next-intl";

export function SuspendedNotice({ restaurant, reason }: { restaurant: string; reason: string | null }) {
  const t = useTranslations("dashboardSupport");
  return (
    <section
      aria-label={t("suspendedTitle")}
      className="flex items-start gap-4 border-b border-line bg-critical-tint px-4 py-3 md:px-8 print:hidden"
    >
      <DoorClosed className="mt-0.5 size-5 shrink-0 text-critical" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{t("suspended", { restaurant })}</p>
        <p className="break-words">{reason === null ? t("suspendedBody") : t("because", { reason })}</p>
      </div>
    </section>
  );
}
