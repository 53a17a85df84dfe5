"use client";

import { LayoutDashboard } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { changeAddress } from "@/components/data/use-address-filters";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { chipClass } from "@/components/ui/chip-style";
import { useToast } from "@/components/ui/toast";
import type { AdminTenantDetail } from "@/lib/oversight/admin/admin-contract";
import { StatusBadge } from "./status-badge";
import { SuspendDialog } from "./suspend-dialog";
import { useRestaurantActs } from "./use-restaurant-acts";
import { dashboardAddress, VisitDialog } from "./visit-dialog";

interface RestaurantHeadProps {
  restaurant: z.output<typeof AdminTenantDetail>;
  userId: string;
}

export function RestaurantHead({ restaurant, userId }: RestaurantHeadProps) {
  const t = useTranslations("adminRestaurants");
  const format = useFormatter();
  const wanted = useSearchParams().get("visit");
  const { slug, name, city, status, suspendedReason, createdAt, supportVisits } = restaurant;
  const own = supportVisits.find((visit) => visit.userId === userId);
  const now = useNow({ updateInterval: 30_000 });
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-semibold tracking-tight">
            {name}
            <StatusBadge status={status} />
          </h1>
          <p className="mt-1 text-ink-soft">
            {slug} · {city} ·{" "}
            {t("since", { date: format.dateTime(new Date(createdAt), { dateStyle: "medium" }) })}
          </p>
          {status === "suspended" && suspendedReason && (
            <p className="mt-1 max-w-[70ch] break-words">
              {t("suspendedBecause", { reason: suspendedReason })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <StatusActs restaurant={restaurant} />
          {own ? (
            <a href={dashboardAddress(slug, "/")} className={buttonClass()}>
              <LayoutDashboard className="size-5" strokeWidth={1.5} aria-hidden="true" />
              {t("visit.continue")}
            </a>
          ) : (
            <Button
              variant={status === "draft" ? "secondary" : "primary"}
              onClick={() => changeAddress({ visit: "/" })}
            >
              <LayoutDashboard className="size-5" strokeWidth={1.5} aria-hidden="true" />
              {t("visit.open")}
            </Button>
          )}
        </div>
      </div>
      {supportVisits.map((visit) => (
        <p key={visit.id} className="mt-3 rounded-control bg-info-tint px-4 py-2.5 text-sm">
          {t("visit.underWay", {
            name: visit.name,
            when: format.relativeTime(new Date(visit.endsAt), now),
            reason: visit.reason,
          })}
          {visit.userId === userId && <EndVisit tenantId={slug} visitId={visit.id} />}
        </p>
      ))}
      <nav aria-label={t("links.label")} className="mt-5 flex flex-wrap gap-2">
        {status === "active" && (
          <a href={`/s/${slug}`} className={chipClass()}>
            {t("links.storefront")}
          </a>
        )}
        {(["orders", "escrow", "payouts", "audit"] as const).map((place) => (
          <TenantLink key={place} path={`/${place}?tenant=${slug}`} className={chipClass()}>
            {t(`links.${place}`)}
          </TenantLink>
        ))}
      </nav>
      {wanted !== null && !own && (
        <VisitDialog
          tenantId={slug}
          restaurant={name}
          path={wanted.startsWith("/") ? wanted : "/"}
          onClose={() => changeAddress({ visit: null })}
        />
      )}
    </header>
  );
}

function EndVisit(path: { tenantId: string; visitId: string }) {
  const t = useTranslations("adminRestaurants.visit");
  const failureToast = useFailureToast();
  const { leave } = useRestaurantActs();
  const end = () => leave.mutateAsync(path).catch((failure) => failureToast(t("notEnded"), failure));
  return (
    <Button
      variant="quiet"
      size="small"
      className="-my-1 ml-2"
      pending={leave.isPending}
      onClick={() => void end()}
    >
      {t("end")}
    </Button>
  );
}

function StatusActs({ restaurant: { slug, name, status } }: Pick<RestaurantHeadProps, "restaurant">) {
  const t = useTranslations("adminRestaurants");
  const toast = useToast();
  const failureToast = useFailureToast();
  const { update } = useRestaurantActs();
  const [suspending, setSuspending] = useState(false);
  const open = (word: "approved" | "reopened") =>
    update.mutateAsync({ tenantId: slug, status: "active" }).then(
      () => toast({ title: t(word, { restaurant: name }) }),
      (failure) => failureToast(t("notChanged"), failure),
    );
  return (
    <>
      {status === "draft" && (
        <Button pending={update.isPending} onClick={() => void open("approved")}>
          {t("approve")}
        </Button>
      )}
      {status === "suspended" && (
        <Button variant="secondary" pending={update.isPending} onClick={() => void open("reopened")}>
          {t("reopen")}
        </Button>
      )}
      {status !== "suspended" && (
        <Button variant="quiet-danger" onClick={() => setSuspending(true)}>
          {t("suspend.open")}
        </Button>
      )}
      {suspending && <SuspendDialog tenantId={slug} restaurant={name} onClose={() => setSuspending(false)} />}
    </>
  );
}
