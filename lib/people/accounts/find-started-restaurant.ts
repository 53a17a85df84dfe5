import type { App } from "@/lib/restaurant/app";
import { findOwnedDraft } from "./draft-store";

/** The restaurant that somebody began to sign up and whose email is not confirmed yet, or null. */
export function findStartedRestaurant(
  app: App,
  { userId }: { userId: string },
): Promise<{ name: string; slug: string } | null> {
  return findOwnedDraft(app.db, { userId });
}
