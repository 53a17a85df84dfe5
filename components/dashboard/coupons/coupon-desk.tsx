"use client";

import { useQuery } from "@tanstack/react-query";
import { TicketPercent } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { CreateButton } from "@/components/data/create-button";
import { deskRows, ListDesk } from "@/components/data/list-desk";
import { ListSearch } from "@/components/data/list-search";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useListSearch } from "@/components/data/use-list-search";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { CouponSheet } from "./coupon-sheet";
import { COUPON_STATES, couponState } from "./coupon-state";
import { useCouponColumns } from "./use-coupon-columns";
import { couponList, couponResults, useDeleteCoupon, useSaveCoupon } from "./use-coupons";

const UPDATE_MS = 60_000;

export function CouponDesk() {
  const t = useTranslations("dashboardCoupons");
  const { slug } = useDashboardTenant();
  const failureToast = useFailureToast();
  const toast = useToast();
  const now = useNow({ updateInterval: UPDATE_MS });
  const coupons = useQuery(couponList(slug));
  const { data: results } = useQuery(couponResults(slug));
  const saved = useSaveCoupon();
  const deleted = useDeleteCoupon();
  const { found, ...search } = useListSearch(coupons.data, {
    matches: ({ code }, text) => code.includes(text.toUpperCase()),
    stateOf: (coupon) => couponState(coupon, now),
  });
  const [editing, setEditing] = useState<CouponWire | "new" | null>(null);
  const [deleting, setDeleting] = useState<CouponWire | null>(null);

  const turn = async (coupon: CouponWire, active: boolean) => {
    const { code, id } = coupon;
    await saved.mutateAsync({ read: id, body: { active } }).then(
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
      () => search.setSearch(code),
    );
  };
  const columns = useCouponColumns({
    now,
    results,
    onEdit: setEditing,
    onTurn: turn,
    onCopy: copy,
    onDelete: setDeleting,
  });
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      create={<CreateButton label={t("new")} onClick={() => setEditing("new")} />}
      list={deskRows(coupons, found)}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <ListSearch
          {...search}
          searchLabel={t("search")}
          stateLabel={t("state")}
          anyState={t("anyState")}
          states={COUPON_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      }
      empty={{ icon: TicketPercent, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneFound"), body: t("noneFoundBody") }}
    >
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
    </ListDesk>
  );
}
