"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { TenantLink } from "@/components/frame/tenant-link";
import { Badge } from "@/components/ui/badge";
import type { AdminTenantDetail } from "@/lib/oversight/admin/admin-contract";
import { RestaurantPart } from "./restaurant-part";

export function RestaurantTeam({ team }: { team: z.output<typeof AdminTenantDetail>["team"] }) {
  const t = useTranslations("adminRestaurants.team");
  return (
    <RestaurantPart title={t("title", { count: team.length })}>
      <ul className="divide-y divide-line">
        {team.map(({ userId, name, email, role, secondFactor }) => {
          const Factor = secondFactor ? ShieldCheck : ShieldOff;
          return (
            <li key={userId} className="flex min-h-14 flex-wrap items-center gap-x-4 py-1.5">
              <TenantLink
                path={`/users?user=${userId}`}
                className="min-w-0 flex-1 py-1 underline-offset-4 hover:underline"
              >
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm break-all text-ink-soft">{email}</span>
              </TenantLink>
              <span className="inline-flex items-center gap-1 text-sm text-ink-soft max-sm:hidden">
                <Factor
                  className={`size-4 ${secondFactor ? "text-positive" : "text-caution"}`}
                  strokeWidth={1.75}
                  aria-hidden="true"
                />
                {t(secondFactor ? "factorOn" : "factorOff")}
              </span>
              <Badge tone={role === "tenant-owner" ? "info" : "neutral"}>{t(`role.${role}`)}</Badge>
            </li>
          );
        })}
      </ul>
    </RestaurantPart>
  );
}
