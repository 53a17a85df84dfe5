import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";

/** Leads guests without an account to what the restaurant keeps about them, below an order or a booking of theirs. */
export function YourDataLink() {
  const t = useTranslations("storefront.footer");
  return (
    <p className="border-t border-line pt-5 text-sm text-ink-soft">
      <TenantLink
        path="/your-data"
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
      >
        {t("dataLong")}
      </TenantLink>
    </p>
  );
}
