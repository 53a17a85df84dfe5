import type { App } from "@/lib/restaurant/app";
import { listFavouriteSlugRows } from "./favourite-store";

/** The slugs of all of a diner's favourites, the latest first. */
export function listFavouriteSlugs(app: App, { bazarUserId }: { bazarUserId: string }): Promise<string[]> {
  return listFavouriteSlugRows(app.db, { bazarUserId });
}
