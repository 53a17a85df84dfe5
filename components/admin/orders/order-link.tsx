import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";

export function OrderLink({ orderId, number }: { orderId: string; number: string }) {
  const t = useTranslations("adminCommon");
  return (
    <TenantLink
      path={`/orders/${encodeURIComponent(orderId)}`}
      aria-label={t("order", { number })}
      className="-mx-2 inline-flex min-h-11 items-center px-2 font-semibold tabular-nums underline underline-offset-4"
    >
      {number}
    </TenantLink>
  );
}
