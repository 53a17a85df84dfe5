"use client";

import { CircleSlash, Copy, Ellipsis, Pencil, Play, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import type { CouponResultWire } from "@/lib/service/coupons/coupon-results-contract";
import { couponState } from "./coupon-state";
import { CouponStateBadge } from "./coupon-state-badge";

interface CouponActions {
  now: Date;
  /** What each coupon brought in; undefined until it is known. */
  results: ReadonlyMap<string, CouponResultWire> | undefined;
  onEdit: (coupon: CouponWire) => void;
  onTurn: (coupon: CouponWire, active: boolean) => void;
  onCopy: (coupon: CouponWire) => void;
  onDelete: (coupon: CouponWire) => void;
}

function useCouponWords() {
  const t = useTranslations("dashboardCoupons");
  const format = useFormatter();
  const { currency, timeZone } = useDashboardTenant();
  const money = (amount: number) =>
    format.number(amount, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const day = (instant: number) =>
    format.dateTime(new Date(instant), { timeZone, day: "numeric", month: "short", year: "numeric" });
  return {
    money,
    discount: ({ type, value }: CouponWire) =>
      type === "fixed"
        ? money(value)
        : format.number(value / 100, { style: "percent", maximumFractionDigits: 2 }),
    minimum: ({ minSubtotal }: CouponWire) => minSubtotal > 0 && t("minimum", { amount: money(minSubtotal) }),
    window: ({ startsAt, endsAt }: CouponWire) => {
      const first = startsAt && day(Date.parse(startsAt));
      const last = endsAt && day(Date.parse(endsAt) - 1);
      if (first && last) return t("between", { first, last });
      if (first) return t("from", { day: first });
      return last ? t("until", { day: last }) : t("always");
    },
  };
}

export function useCouponColumns({
  now,
  results,
  onEdit,
  onTurn,
  onCopy,
  onDelete,
}: CouponActions): Column<CouponWire>[] {
  const t = useTranslations("dashboardCoupons");
  const types = useTranslations("dashboard.type");
  const words = useCouponWords();
  const { currency } = useDashboardTenant();
  const used = ({ used: uses, usageLimit }: CouponWire) =>
    usageLimit === null ? String(uses) : t("usedOf", { used: uses, limit: usageLimit });
  return [
    {
      key: "code",
      header: t("code"),
      cell: (coupon) => (
        <>
          <button
            type="button"
            onClick={() => onEdit(coupon)}
            className="-mx-2 min-h-11 px-2 text-left font-semibold break-all underline underline-offset-4"
          >
            {coupon.code}
          </button>
          <span className="-mt-1.5 block pb-2 text-ink-soft tabular-nums md:hidden">
            {words.discount(coupon)} ·{" "}
            {coupon.usageLimit === null ? t("usedShort", { used: coupon.used }) : used(coupon)}
          </span>
        </>
      ),
    },
    {
      key: "state",
      header: t("state"),
      cell: (coupon) => <CouponStateBadge state={couponState(coupon, now)} />,
    },
    {
      key: "discount",
      header: t("discount"),
      wideOnly: true,
      cell: (coupon) => (
        <span className="whitespace-nowrap tabular-nums">
          <span className="font-semibold">{words.discount(coupon)}</span>{" "}
          <span className="text-ink-soft">{words.minimum(coupon)}</span>
        </span>
      ),
    },
    { key: "window", header: t("window"), wideOnly: true, cell: words.window },
    {
      key: "orders",
      header: t("orders"),
      wideOnly: true,
      cell: ({ orderTypes }) =>
        orderTypes.length === 1 ? orderTypes.map((type) => types(type)) : t("anyOrder"),
    },
    { key: "used", header: t("used"), numeric: true, wideOnly: true, cell: used },
    {
      key: "brought",
      header: t("brought"),
      numeric: true,
      cell: ({ id }) => {
        const result = results?.get(id);
        if (!result) return results && <span className="text-ink-soft">–</span>;
        return (
          <>
            <Price amount={result.revenue} currency={currency} className="font-semibold" />
            <span className="block text-xs whitespace-nowrap text-ink-soft">
              {t("broughtDiscount", { amount: words.money(result.discount) })}
            </span>
          </>
        );
      },
    },
    {
      key: "more",
      header: <span className="sr-only">{t("edit")}</span>,
      numeric: true,
      cell: (coupon) => (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t("more", { code: coupon.code })} />}
          groups={[
            [
              { label: t("edit"), icon: Pencil, onSelect: () => onEdit(coupon) },
              { label: t("copy"), icon: Copy, onSelect: () => onCopy(coupon) },
              coupon.active
                ? { label: t("switchOff"), icon: CircleSlash, onSelect: () => onTurn(coupon, false) }
                : { label: t("switchOn"), icon: Play, onSelect: () => onTurn(coupon, true) },
            ],
            [{ label: t("delete"), icon: Trash2, danger: true, onSelect: () => onDelete(coupon) }],
          ]}
        />
      ),
    },
  ];
}
