import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { InstallApp } from "./install-app";
import type { StorefrontView } from "./storefront";

const LEGAL_LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-8";

export function StorefrontFooter({ shop, platformUrl }: { shop: StorefrontView; platformUrl: string }) {
  const t = useTranslations("storefront.footer");
  const brand = useTranslations("common")("brand");
  return (
    <footer className="mx-auto mt-20 w-full max-w-352 border-t border-line px-5 pt-8 pb-32 text-sm md:px-10 xl:pb-12">
      <div className="grid gap-6 sm:grid-cols-3">
        <div>
          <h2 className="font-semibold">{t("address")}</h2>
          <address className="mt-1 text-ink-soft not-italic">
            <bdi>{shop.address}</bdi>
            <br />
            <bdi>
              {shop.postcode} {shop.city}
            </bdi>
          </address>
        </div>
        <div>
          <h2 className="font-semibold">{t("contact")}</h2>
          <p className="mt-1 flex flex-col items-start text-ink-soft">
            <a
              href={`tel:${shop.phone.replaceAll(/[^+\d]/g, "")}`}
              className="py-0.5 underline-offset-4 hover:underline"
            >
              <bdi dir="ltr">{shop.phone}</bdi>
            </a>
            <a href={`mailto:${shop.email}`} className="py-0.5 underline-offset-4 hover:underline">
              {shop.email}
            </a>
          </p>
        </div>
        <div className="text-ink-soft sm:text-end">
          <p>{t("powered", { brand })}</p>
          <ul aria-label={t("legal")} className="flex flex-wrap gap-x-5 sm:justify-end">
            <li>
              <TenantLink path="/imprint" className={LEGAL_LINK}>
                {t("imprint")}
              </TenantLink>
            </li>
            <li>
              <TenantLink path="/your-data" className={LEGAL_LINK}>
                {t("data")}
              </TenantLink>
            </li>
            {(["terms", "privacy"] as const).map((name) => (
              <li key={name}>
                <a href={new URL(name, platformUrl).href} className={LEGAL_LINK}>
                  {t(name)}
                </a>
              </li>
            ))}
            <InstallApp label={t("install")} byHand={t("installByHand")} className={LEGAL_LINK} />
          </ul>
        </div>
      </div>
    </footer>
  );
}
