import type { App } from "@/lib/payments/app";
import { findUserRow } from "./user-admin-store";
import { adminUserView, refuseUser } from "./user-view";

/** A user as the platform sees it. Throws USER_NOT_FOUND. */
export async function getUser(app: App, { userId }: { userId: string }) {
  return adminUserView((await findUserRow(app.db, userId)) ?? refuseUser());
}
