import { isTwin, type TenantId } from "@/lib/core/ids/tenant-id";
import { type App, getApp } from "./app";

/**
 * What pages may touch. They hand it to use-cases, which do not see the difference; its database is nothing that they
 * could use themselves.
 */
export type PageApp = Omit<App, "db"> & { readonly db: never };

/** The app for what a page shows of one restaurant: inside of a test twin, it is the twin's. */
export async function getPageAppAt(tenantId: TenantId): Promise<PageApp> {
  const app = getApp();
  return (isTwin(tenantId) ? await app.enterTwin(tenantId) : app) as PageApp;
}

/** The process's app, for pages. */
export function getPageApp(): PageApp {
  return getApp() as PageApp;
}
