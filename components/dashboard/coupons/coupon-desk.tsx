"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, SearchX, TicketPercent } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table } from "@/components/ui/table";
import { useToast } from "@/components/ui/toast";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { CouponSheet } from "./coupon-sheet";
import { COUPON_STATES, type CouponState, couponState } from "./coupon-state";
import { useCouponColumns } from "./use-coupon-columns";
import { couponList, useDeleteCoupon, useSaveCoupon } from "./use-coupons";

/** Radix takes no empty value for an option. */
const ANY = "any";
const UPDATE_MS = 60_000;

/** A restaurant's coupons: what each one is worth, until when, and how often it was used. */
export function CouponDesk() {
  const t = useTranslations("dashboardCoupons");
  const { slug } = useDashboardTenant();
  const failureToast = useFailureToast();
  const toast = useToast();
  const now = useNow({ updateInterval: UPDATE_MS });
  const { data: coupons, error: failure, isFetching, refetch } = useQuery(couponList(slug));
  const saved = useSaveCoupon();
  const deleted = useDeleteCoupon();
  const [search, setSearch] = useState("");
  const [state, setState] = useState<CouponState | null>(null);
  const [editing, setEditing] = useState<CouponWire | "new" | null>(null);
  const [deleting, setDeleting] = useState<CouponWire | null>(null);

  const turn = async (coupon: CouponWire, active: boolean) => {
    const { code, id } = coupon;
    await saved.mutateAsync({ id, body: { active } }).then(
      () =>
        toast({
          title: active ? t("switchedOn", { code }) : t("switchedOff", { code }),
          action: { label: t("undo"), onSelect: () => void turn(coupon, !active) },
        }),
      (refusal) => failureToast(t("notSaved"), refusal),
    );
  };
  const destroy = async ({ id, code }: CouponWire) => {
    await deleted.mutateAsync(id).then(
      () => toast({ title: t("deleted", { code }) }),
      (refusal) => failureToast(t("notDeleted"), refusal),
    );
  };
  const copy = async ({ code }: CouponWire) => {
    await navigator.clipboard.writeText(code).then(
      () => toast({ title: t("copied", { code }) }),
      () => setSearch(code),
    );
  };
  const columns = useCouponColumns({
    now,
    onEdit: setEditing,
    onTurn: turn,
    onCopy: copy,
    onDelete: setDeleting,
  });
  const wanted = search.trim().toUpperCase();
  const shown = coupons?.filter(
    (coupon) => coupon.code.includes(wanted) && (state === null || couponState(coupon, now) === state),
  );
  const create = (
    <Button onClick={() => setEditing("new")}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("new")}
    </Button>
  );
  const isEmpty = coupons?.length === 0;
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
        {!isEmpty && create}
      </div>
      {!isEmpty && (
        <search className="grid grid-cols-2 gap-3 md:grid-cols-[16rem_12rem]">
          <Input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Select
            label={t("state")}
            value={state ?? ANY}
            onValueChange={(value) => setState(COUPON_STATES.find((each) => each === value) ?? null)}
            options={[
              { value: ANY, label: t("anyState") },
              ...COUPON_STATES.map((each) => ({ value: each, label: t(`states.${each}`) })),
            ]}
          />
        </search>
      )}
      <div className="mt-5" aria-busy={!coupons && isFetching}>
        {!coupons && failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
        {!failure && !shown && <ListSkeleton />}
        {isEmpty && (
          <EmptyState icon={TicketPercent} title={t("emptyTitle")} action={create}>
            {t("emptyBody")}
          </EmptyState>
        )}
        {shown && !isEmpty && (
          <Table
            caption={t("caption")}
            columns={columns}
            rows={shown}
            rowKey={(coupon) => coupon.id}
            empty={
              <EmptyState icon={SearchX} title={t("noneFound")}>
                {t("noneFoundBody")}
              </EmptyState>
            }
          />
        )}
      </div>
      {editing && (
        <CouponSheet
          coupon={editing === "new" ? null : editing}
          onSaved={() => setEditing(null)}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDeleting(null)}
          title={t("deleteTitle", { code: deleting.code })}
          description={t("deleteBody")}
          confirmLabel={t("delete")}
          danger
          onConfirm={() => destroy(deleting)}
        />
      )}
    </div>
  );
}
