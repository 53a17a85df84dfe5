"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { z } from "zod";
import { TenantLink } from "@/components/frame/tenant-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AdminTenantDetail } from "@/lib/oversight/admin/admin-contract";
import { RestaurantPart } from "./restaurant-part";

export function RestaurantFacts({ restaurant }: { restaurant: z.output<typeof AdminTenantDetail> }) {
  const t = useTranslations("adminRestaurants.facts");
  const format = useFormatter();
  const {
    slug,
    address,
    postcode,
    city,
    country,
    email,
    phone,
    organization,
    referral,
    payoutAccount,
    twin,
  } = restaurant;
  const place = [[postcode, city].filter(Boolean).join(" "), country].join(", ");
  return (
    <RestaurantPart title={t("title")}>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t("ordersLast7Days")}>
          <TenantLink path={`/orders?tenant=${slug}`} className="underline underline-offset-4">
            {t("orders", { count: restaurant.ordersLast7Days })}
          </TenantLink>
        </Fact>
        <Fact name={t("lastOrder")}>
          {restaurant.lastOrderAt ? <RelativeTime at={restaurant.lastOrderAt} /> : t("never")}
        </Fact>
        <Fact name={t("contact")}>
          <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
            {email}
          </a>
          <span className="block">{phone}</span>
        </Fact>
        <Fact name={t("address")}>
          {address}
          <span className="block">{place}</span>
        </Fact>
        <Fact name={t("organization")}>
          {organization ? (
            <TenantLink
              path={`/organizations?organization=${organization.id}`}
              className="underline underline-offset-4"
            >
              {organization.name}
            </TenantLink>
          ) : (
            t("none")
          )}
        </Fact>
        <Fact name={t("twin")}>
          {twin ? (
            <a href={`/t/${twin.slug}`} className="break-all underline underline-offset-4">
              {twin.slug}
            </a>
          ) : (
            t("noTwin")
          )}
        </Fact>
        <Fact name={t("broughtBy")}>
          {referral ? (
            <>
              <TenantLink path={`/users?user=${referral.agentId}`} className="underline underline-offset-4">
                {referral.name}
              </TenantLink>{" "}
              <span className="text-ink-soft">
                {t("terms", {
                  code: referral.refCode,
                  percent: format.number(referral.commissionPercent / 100, {
                    style: "percent",
                    maximumFractionDigits: 2,
                  }),
                })}
              </span>
            </>
          ) : (
            t("nobody")
          )}
        </Fact>
        <Fact name={t("onlinePayments")}>
          {t(`online.${restaurant.onlinePayments}`)}
          {payoutAccount && (
            <span className="block text-sm break-words text-ink-soft">
              {[payoutAccount.disabledReason, ...payoutAccount.requirementsDue].filter(Boolean).join(", ")}
            </span>
          )}
        </Fact>
        <Fact name={t("region")}>
          {restaurant.timeZone} · {restaurant.currency} · {restaurant.locales.join(", ")}
        </Fact>
      </dl>
    </RestaurantPart>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
