"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { Badge } from "@/components/ui/badge";
import type { AdminTenantDetail } from "@/lib/oversight/admin/admin-contract";
import { QuotaDialog } from "./quota-dialog";
import type { QuotaUse } from "./quota-use";
import { RestaurantPart } from "./restaurant-part";

const NEARLY_FULL = 0.8;

export function RestaurantQuotas({ restaurant }: { restaurant: z.output<typeof AdminTenantDetail> }) {
  const t = useTranslations("adminRestaurants.quotas");
  const format = useFormatter();
  const [changing, setChanging] = useState<QuotaUse | null>(null);
  return (
    <RestaurantPart title={t("title")}>
      <ul className="divide-y divide-line tabular-nums">
        {(restaurant.quotaUse as QuotaUse[]).map((quota) => {
          const { name, used, perDay, most, platformMost } = quota;
          const share = used === null ? 0 : Math.min(1, most === 0 ? 1 : used / most);
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => setChanging(quota)}
                className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap items-center gap-x-3 rounded-control px-2 py-2 text-left text-sm hover:bg-sunken"
              >
                <span className="flex-1">{t(`name.${name}`)}</span>
                {most !== platformMost && <Badge tone="info">{t("own")}</Badge>}
                <span className={share >= NEARLY_FULL ? "font-semibold text-caution" : ""}>
                  {used === null
                    ? t(perDay ? "most" : "upTo", { most: format.number(most) })
                    : t("usedOf", { used: format.number(used), most: format.number(most) })}
                </span>
                {used !== null && (
                  <span
                    aria-hidden="true"
                    className="mt-1.5 h-1 w-full overflow-hidden rounded-full bg-sunken"
                  >
                    <span
                      className={`block h-full rounded-full ${share >= NEARLY_FULL ? "bg-caution" : "bg-ink-soft"}`}
                      style={{ width: `${share * 100}%` }}
                    />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {changing && (
        <QuotaDialog tenantId={restaurant.slug} quota={changing} onClose={() => setChanging(null)} />
      )}
    </RestaurantPart>
  );
}
