import type { App } from "@/lib/restaurant/app";
import { listFavouriteRows } from "./favourite-store";

/** A diner's favourite restaurants that are open to the public, the latest first. */
export async function listFavourites(app: App, { bazarUserId }: { bazarUserId: string }) {
  return { restaurants: await listFavouriteRows(app.db, { bazarUserId }) };
}
