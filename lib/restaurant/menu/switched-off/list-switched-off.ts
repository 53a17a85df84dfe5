import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { SERVICES } from "@/lib/restaurant/hours/opening-hours";
import { serviceState } from "@/lib/restaurant/hours/service-state";
import { canStillMake } from "@/lib/restaurant/inventory/can-make";
import { madeOf } from "@/lib/restaurant/menu/editing/made-of";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { isSwitchedOff } from "./switched-off";
import type { SwitchedOff } from "./switched-off-contract";
import { listHiddenCategoryRows, listPublishedProductRows } from "./switched-off-store";

/** Everything that guests of a restaurant cannot have right now, and when each of it ends. */
export async function listSwitchedOff(app: App, { tenantId }: { tenantId: TenantId }): Promise<SwitchedOff> {
  const now = app.clock.now();
  const [settings, categories, products] = await Promise.all([
    getSettings(app, { tenantId }),
    listHiddenCategoryRows(app.db, { tenantId, now }),
    listPublishedProductRows(app.db, { tenantId, now }),
  ]);
  const hours = {
    ...settings,
    pausedUntil: settings.pausedUntil === null ? null : new Date(settings.pausedUntil),
  };
  return {
    pausedUntil: settings.pausedUntil,
    services: SERVICES.map((service) => ({ service, ...serviceState(hours, service, now) }))
      .filter(({ open }) => !open)
      .map(({ service, offered, opensAt }) => ({ service, offered, opensAt })),
    categories: categories.map(({ id, name, visible, hiddenUntil }) => ({
      id,
      name: name as LocaleMap,
      until: visible ? endOf(hiddenUntil, now) : null,
    })),
    products: products.flatMap((product) => {
      const reason = reasonOf(product, now);
      if (reason === null) return [];
      const until = reason === "switched_off" && product.available ? endOf(product.soldOutUntil, now) : null;
      return [{ id: product.id, name: product.name as LocaleMap, reason, until }];
    }),
  };
}

type PublishedRow = Awaited<ReturnType<typeof listPublishedProductRows>>[number];

function reasonOf(row: PublishedRow, now: Date): SwitchedOff["products"][number]["reason"] | null {
  if (!row.available || isSwitchedOff(row.soldOutUntil, now)) return "switched_off";
  if (row.stock === 0) return "no_stock";
  return canStillMake(madeOf(row))?.units === 0 ? "no_ingredients" : null;
}

function endOf(until: Date | null, now: Date): string | null {
  return until !== null && isSwitchedOff(until, now) ? until.toISOString() : null;
}
