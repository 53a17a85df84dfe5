import { ShieldAlert } from "lucide-react";
import { getFormatter, getTranslations } from "next-intl/server";
import { TenantLink } from "@/components/frame/tenant-link";
import type { Unanswered } from "@/lib/payments/disputes/get-unanswered";

export async function DisputeNotice({ unanswered }: { unanswered: Unanswered }) {
  const t = await getTranslations("dashboardDisputes");
  const format = await getFormatter();
  const { count, firstDueAt, disputeId } = unanswered;
  const path = disputeId === null ? "" : `/${encodeURIComponent(disputeId)}`;
  return (
    <section
      aria-label={t("title")}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-caution-tint px-4 py-2 text-sm md:px-6 print:hidden"
    >
      <ShieldAlert className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <p className="min-w-64 flex-1">
        {firstDueAt === null
          ? t("waiting", { count })
          : t("waitingUntil", { count, time: format.dateTime(firstDueAt, "moment") })}
      </p>
      <TenantLink
        path={`/money/disputes${path}`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t("toAnswer")}
      </TenantLink>
    </section>
  );
}
