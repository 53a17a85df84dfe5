import type { App } from "./app";

const SINGLETON = Symbol.for("bazar.app");
type Holder = { [SINGLETON]?: { app?: App; make?: () => App } };

const holder = () => {
  const all = globalThis as Holder;
  all[SINGLETON] ??= {};
  return all[SINGLETON];
};

/** Sets how this process makes its app; it is made on first use. */
export function provideApp(make: () => App): void {
  holder().make = make;
}

/** Whether the process has made its app, as the self-hosted server does before Next begins. */
export function isAppMade(): boolean {
  return holder().app !== undefined;
}

/**
 * Makes an app the process's own.
 *
 * @internal for tests, which bring their own clock
 */
export function shareApp(app: App): void {
  holder().app = app;
}

/**
 * Leaves the process without an app and without a way to make one.
 *
 * @internal for tests
 */
export function forgetApp(): void {
  delete (globalThis as Holder)[SINGLETON];
}

/**
 * The process's app. Server and pages are bundled apart and share it through the global object. Throws what its making
 * throws, such as a report on a wrong environment.
 */
export function currentApp(): App {
  const here = holder();
  if (!here.app && !here.make) throw new Error("No app was provided to this process: call provideApp first.");
  here.app ??= here.make?.() as App;
  return here.app;
}
