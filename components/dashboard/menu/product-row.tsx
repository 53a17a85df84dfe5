"use client";

import {
  CalendarClock,
  Check,
  Clock,
  Copy,
  EllipsisVertical,
  EyeOff,
  History,
  Pencil,
  Trash2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from "radix-ui";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { CanMake } from "@/components/dashboard/stock/can-make";
import { useLanguage } from "@/components/i18n/use-language";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { InitialTile } from "@/components/ui/initial-tile";
import { Menu } from "@/components/ui/menu";
import { Price } from "@/components/ui/price";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { DishPicture } from "./dish-picture";
import type { MenuTask } from "./menu-dialogs";
import { SortableRow } from "./sortable-list";
import { StockInput } from "./stock-input";
import type { ProductChanges } from "./use-list-changes";

interface ProductRowProps {
  product: TenantProduct;
  movable: boolean;
  /** Whether it is chosen for a bulk edit; null while nothing is being chosen. */
  chosen: boolean | null;
  onChoose: (productId: string, chosen: boolean) => void;
  onTask: (task: MenuTask) => void;
  onDuplicate: (product: TenantProduct) => void;
  onChange: (product: TenantProduct, changes: ProductChanges) => void;
}

/** One dish: picture, price, and the two things that change during an evening. */
export function ProductRow({ product, movable, chosen, onChoose, onTask, ...acts }: ProductRowProps) {
  const t = useTranslations("dashboard.menu");
  const tMenu = useTranslations("dashboardMenu");
  const { onDuplicate, onChange } = acts;
  const onOpen = () => onTask({ kind: "product", product });
  const isDraft = product.status === "draft";
  const locale = useLanguage();
  const { locales, currency, manages } = useDashboardTenant();
  const name = localText(product.name, locale, locales);
  const isOff = product.soldOutUntil !== null && Date.parse(product.soldOutUntil) > Date.now();
  const soldOut = !product.available || isOff || product.stock === 0 || product.canMake === 0;
  return (
    <SortableRow
      id={product.id}
      name={name}
      movable={movable && chosen === null}
      className="min-h-18 border-b border-line py-2 pr-1"
    >
      {chosen !== null && (
        <RadixCheckbox.Root
          checked={chosen}
          onCheckedChange={(next) => onChoose(product.id, next === true)}
          aria-label={tMenu("bulk.selectOne", { name })}
          className="relative mr-3 grid size-5.5 shrink-0 place-items-center rounded-[0.375rem] bg-surface text-accent-on ring-[1.5px] ring-line-strong ring-inset after:absolute after:-inset-3 data-[state=checked]:bg-accent data-[state=checked]:ring-accent"
        >
          <RadixCheckbox.Indicator>
            <Check className="size-4" strokeWidth={2.5} />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
      )}
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-control text-left"
      >
        <span
          className={`h-12 w-16 shrink-0 overflow-hidden rounded-[0.375rem] ${soldOut ? "opacity-50" : ""}`}
        >
          {product.image ? (
            <DishPicture address={product.image} widthPixels={64} />
          ) : (
            <InitialTile name={name} />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 leading-snug font-medium underline-offset-4 hover:underline">
            {name}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            <Price amount={product.discountPrice ?? product.basePrice} currency={currency} />
            {product.discountPrice !== null && (
              <s>
                <Price amount={product.basePrice} currency={currency} />
              </s>
            )}
            {isDraft && <Badge tone="info">{t("draft")}</Badge>}
            {product.availability.length > 0 && <Badge icon={Clock}>{tMenu("hours.timed")}</Badge>}
            {soldOut && <Badge tone="critical">{t("soldOut")}</Badge>}
            <CanMake units={product.canMake} />
          </span>
        </span>
      </button>
      <span className="ml-2 flex shrink-0 items-center gap-1 md:gap-4">
        <span className="hidden sm:block">
          <StockInput
            product={product}
            name={name}
            disabled={!manages}
            onChange={(stock) => onChange(product, { stock })}
          />
        </span>
        {isDraft ? (
          manages && (
            <Button
              size="small"
              variant="secondary"
              aria-label={tMenu("status.publishNamed", { name })}
              onClick={() => onChange(product, { status: "active" })}
            >
              {tMenu("status.publish")}
            </Button>
          )
        ) : (
          <RadixSwitch.Root
            checked={product.available && !isOff}
            disabled={!manages}
            onCheckedChange={(available) => onChange(product, { available, soldOutUntil: null })}
            aria-label={t("availableOf", { name })}
            className="relative h-7 w-12 shrink-0 rounded-full bg-line-strong transition-colors after:absolute after:-inset-2 disabled:opacity-45 data-[state=checked]:bg-positive"
          >
            <RadixSwitch.Thumb className="block size-5.5 translate-x-[3px] rounded-full bg-surface transition-transform data-[state=checked]:translate-x-[23px]" />
          </RadixSwitch.Root>
        )}
        {manages && (
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label={t("more", { name })} />}
            groups={[
              [
                { label: t("editProduct"), icon: Pencil, onSelect: onOpen },
                ...(isDraft
                  ? []
                  : [
                      {
                        label: tMenu("status.unpublish"),
                        icon: EyeOff,
                        onSelect: () => onChange(product, { status: "draft" }),
                      },
                    ]),
                { label: tMenu("duplicate.product"), icon: Copy, onSelect: () => onDuplicate(product) },
                {
                  label: tMenu("schedule.open"),
                  icon: CalendarClock,
                  onSelect: () => onTask({ kind: "schedule", product }),
                },
                {
                  label: tMenu("history.open"),
                  icon: History,
                  onSelect: () => onTask({ kind: "history", product }),
                },
              ],
              [
                {
                  label: t("deleteProduct"),
                  icon: Trash2,
                  danger: true,
                  onSelect: () => onTask({ kind: "deleteProduct", product }),
                },
              ],
            ]}
          />
        )}
      </span>
    </SortableRow>
  );
}
