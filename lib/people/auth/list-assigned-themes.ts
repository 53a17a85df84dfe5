import type { App } from "@/lib/restaurant/app";
import { listDesignedTenants } from "./portal-store";

/** The restaurants whose theme a designer may change, by name. */
export async function listAssignedThemes(app: App, { userId }: { userId: string }) {
  return { tenants: await listDesignedTenants(app.db, { userId }) };
}
