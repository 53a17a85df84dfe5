import { currentApp } from "@/lib/platform/current-app";
import type { App } from "@/lib/restaurant/app";

/**
 * The websites that a restaurant lets show its menu, from the process's cache of restaurants. None where that cannot be
 * said, as without a database: the page could not be drawn either, and nobody may frame what says so.
 */
export async function findFramingOrigins(slug: string): Promise<readonly string[]> {
  try {
    const shop = await (currentApp() as App).shops.findTenant(slug);
    return shop?.tenant.embedOrigins ?? [];
  } catch {
    return [];
  }
}
