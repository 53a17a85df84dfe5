import { queryOptions } from "@tanstack/react-query";
import { recall, remember } from "@/components/dashboard/orders/device-memory";
import { sendBeforeSignOut } from "@/components/dashboard/orders/offline/forget-board";
import { api, type BodyOf, dataOf, resultOf } from "@/components/data/api";

const at = (tenantId: string) => ({ params: { path: { tenantId } } });

export const readDevice = (tenantId: string) =>
  dataOf(api.GET("/api/tenant/{tenantId}/acting", at(tenantId)));

/** Who acts on this device, and who could. */
export const teamDevice = (tenantId: string) =>
  queryOptions({ queryKey: ["tenant", tenantId, "acting"], queryFn: () => readDevice(tenantId) });

export const unlockDevice = (tenantId: string, body: BodyOf<"startActing">) =>
  dataOf(api.POST("/api/tenant/{tenantId}/acting", { ...at(tenantId), body }));

export const stayUnlocked = (tenantId: string) =>
  resultOf(api.PATCH("/api/tenant/{tenantId}/acting", at(tenantId)));

/** Locks the device once what it still holds has been sent by whoever did it. */
export async function lockDevice(tenantId: string) {
  await sendBeforeSignOut();
  return resultOf(api.DELETE("/api/tenant/{tenantId}/acting", at(tenantId)));
}

export type ShareWay = { idleMinutes: number; showsBoard: boolean };

export const shareDevice = (tenantId: string, body: ShareWay) =>
  dataOf(api.PUT("/api/tenant/{tenantId}/shared-device", { ...at(tenantId), body }));

export const setPin = (tenantId: string, userId: string, pin: string) =>
  dataOf(
    api.PUT("/api/tenant/{tenantId}/staff/{userId}/pin", {
      params: { path: { tenantId, userId } },
      body: { pin },
    }),
  );

export const removePin = (tenantId: string, userId: string) =>
  dataOf(api.DELETE("/api/tenant/{tenantId}/staff/{userId}/pin", { params: { path: { tenantId, userId } } }));

const memoryOf = (tenantId: string) => `bazar.shared-device.${tenantId}`;

/** How this browser is shared, so that the next sign-in is the team's again; null for one person's. */
export function recallSharing(tenantId: string): ShareWay | null {
  const known = recall(memoryOf(tenantId)) as Partial<ShareWay> | null;
  if (typeof known?.idleMinutes !== "number" || typeof known.showsBoard !== "boolean") return null;
  return { idleMinutes: known.idleMinutes, showsBoard: known.showsBoard };
}

export const rememberSharing = (tenantId: string, way: ShareWay | null) => remember(memoryOf(tenantId), way);
