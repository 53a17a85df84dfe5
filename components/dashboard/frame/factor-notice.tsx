import { ShieldAlert } from "lucide-react";
import { getFormatter, getTranslations } from "next-intl/server";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";

interface FactorNoticeProps {
  dueAt: Date;
  isOver: boolean;
}

/** Tells an owner who takes cards by when they need two-step sign-in, and after that day what is closed without it. */
export async function FactorNotice({ dueAt, isOver }: FactorNoticeProps) {
  const t = await getTranslations("dashboard.factorDue");
  const format = await getFormatter();
  const title = isOver
    ? t("overTitle")
    : t("title", { date: format.dateTime(dueAt, { day: "numeric", month: "long" }) });
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-caution-tint px-4 py-3 md:px-8 print:hidden"
    >
      <ShieldAlert className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-64 flex-1 text-sm">
        <p className="font-semibold">{title}</p>
        <p>{isOver ? t("overBody") : t("body")}</p>
      </div>
      <TenantLink path="/security" className={buttonClass("secondary")}>
        {t("open")}
      </TenantLink>
    </section>
  );
}
