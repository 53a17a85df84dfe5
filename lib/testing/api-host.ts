import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { App } from "@/lib/app/app";
import { shareApp } from "@/lib/platform/current-app";
import type { Dispatcher } from "@/lib/platform/http/dispatch";
import { createApiListener } from "@/lib/platform/http/node-listener";

/**
 * Where the API tests send their calls: straight to the handlers, through the self-hosted server's listener, or through
 * the built Next app. All three get the test's own app, so clock and database are the same.
 */
export type HostKind = "direct" | "server" | "next";

export const hostKind = (process.env.BAZAR_TEST_HOST ?? "direct") as HostKind;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function startServer(app: App, dispatcher: Dispatcher): Promise<string> {
  const listener = createApiListener(
    (request, context) => dispatcher.dispatch(request, { ...context, app }),
    app.log,
  );
  return listen((request, response) => void listener.answer(request, response));
}

/** One for all files of a worker: it asks for the process's app at each request. */
let nextHost: Promise<string> | undefined;

function startNext(app: App): Promise<string> {
  shareApp(app);
  nextHost ??= prepareNext();
  return nextHost;
}

async function prepareNext(): Promise<string> {
  const { default: next } = await import("next");
  const host = next({ dev: false, dir: process.cwd(), quiet: true });
  await host.prepare();
  const answer = host.getRequestHandler();
  return listen((request, response) => void answer(request, response));
}

const started = new Map<App, Promise<string>>();

/** The address of the host for this app, started at the first call; it ends with the test process. */
export function hostOrigin(kind: "server" | "next", app: App, dispatcher: Dispatcher): Promise<string> {
  const known = started.get(app);
  if (known) return known;
  const origin = kind === "server" ? startServer(app, dispatcher) : startNext(app);
  started.set(app, origin);
  return origin;
}
