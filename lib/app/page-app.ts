import { type App, getApp } from "./app";

/**
 * What pages may touch. They hand it to use-cases, which do not see the difference; its database is nothing that they
 * could use themselves.
 */
export type PageApp = Omit<App, "db"> & { readonly db: never };

/** The process's app, for pages. */
export function getPageApp(): PageApp {
  return getApp() as PageApp;
}
