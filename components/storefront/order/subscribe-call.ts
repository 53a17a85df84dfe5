"use client";

import { api, resultOf } from "@/components/data/api";

/** What became of the wish to be told: it is kept, this browser was forbidden to, or it could not be kept. */
export type Subscribed = "on" | "denied" | "failed";

/** Asks for permission, subscribes this browser and tells the restaurant. Call it from a press. Never throws. */
export async function subscribeBrowser(input: {
  slug: string;
  base: string;
  orderId: string;
  email: string;
  publicKey: string;
}): Promise<Subscribed> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    const scope = input.base === "" ? "/" : input.base;
    const registration = await navigator.serviceWorker.register("/menu-worker.js", { scope });
    await activated(registration);
    const own = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: input.publicKey,
    });
    const { endpoint = "", keys = {} } = own.toJSON();
    const params = { path: { tenantId: input.slug, orderId: input.orderId } };
    const subscription = { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
    const body = { email: input.email, subscription };
    const result = await resultOf(api.POST("/api/public/{tenantId}/orders/{orderId}/push", { params, body }));
    return result.ok && result.data.subscribed ? "on" : "failed";
  } catch {
    return "failed";
  }
}

function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
}
