import type { App as PaymentsApp } from "@/lib/payments/app";
import { currentApp } from "@/lib/platform/current-app";

/** Everything that a process has, made once. */
export type App = PaymentsApp & {
  /** Begins background work: jobs and live updates. Request handling does not need it. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** The process's app, which its host has provided (see provideApp). */
export function getApp(): App {
  return currentApp() as App;
}
