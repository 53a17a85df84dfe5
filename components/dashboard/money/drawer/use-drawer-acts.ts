"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import type { DrawerSettings, DrawerWire } from "@/lib/service/drawers/drawer-contract";
import { drawersKey } from "./drawer-queries";

type DrawerBody = BodyOf<"updateDrawer">;

/** What can be done with drawers; all that is read of them is read again. */
export function useDrawerActs() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: drawersKey(tenantId) });
  const attempt = useRef<OrderAttempt | null>(null);
  /** The key of what is tried: the same again until its result is known. */
  const header = (body: unknown) => {
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body), () => crypto.randomUUID());
    return { "Idempotency-Key": attempt.current.key };
  };
  const onSuccess = () => {
    attempt.current = null;
  };
  const path = { tenantId };
  const rules = "/api/tenant/{tenantId}/drawer-settings" as const;
  const drawer = "/api/tenant/{tenantId}/drawers/{drawerId}" as const;
  return {
    open: useMutation({
      mutationFn: ({ drawerId, ...body }: { drawerId: string } & BodyOf<"openDrawer">) => {
        const params = { path: { tenantId, drawerId }, header: header({ drawerId, body }) };
        return dataOf(api.POST(`${drawer}/open`, { params, body }));
      },
      ...{ onSuccess, onSettled },
    }),
    move: useMutation({
      mutationFn: ({ drawerId, ...body }: { drawerId: string } & BodyOf<"moveCash">) => {
        const params = { path: { tenantId, drawerId }, header: header({ drawerId, body }) };
        return dataOf(api.POST(`${drawer}/movements`, { params, body }));
      },
      ...{ onSuccess, onSettled },
    }),
    close: useMutation({
      mutationFn: ({ drawerId, ...body }: { drawerId: string } & BodyOf<"closeDrawer">) => {
        const params = { path: { tenantId, drawerId }, header: header({ drawerId, body }) };
        return dataOf(api.POST(`${drawer}/close`, { params, body }));
      },
      ...{ onSuccess, onSettled },
    }),
    print: useMutation({
      mutationFn: ({ dayId, ...body }: { dayId: string } & BodyOf<"printDrawerReport">) =>
        dataOf(
          api.POST("/api/tenant/{tenantId}/drawer-days/{dayId}/print", {
            params: { path: { tenantId, dayId } },
            body,
          }),
        ),
    }),
    create: useMutation({
      mutationFn: (body: BodyOf<"createDrawer">) =>
        dataOf(api.POST("/api/tenant/{tenantId}/drawers", { params: { path }, body })),
      onSettled,
    }),
    change: useMutation({
      mutationFn: (edit: { read: DrawerWire; body: DrawerBody } & Over<DrawerBody>) => {
        const params = { path: { tenantId, drawerId: edit.read.id } };
        return saveOver<DrawerWire, DrawerBody>({
          ...edit,
          load: () => stateOf(api.GET(drawer, { params })),
          send: (body, etag) => dataOf(api.PATCH(drawer, { params, headers: ifMatch(etag), body })),
        });
      },
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (drawerId: string) =>
        dataOf(api.DELETE(drawer, { params: { path: { tenantId, drawerId } } })),
      onSettled,
    }),
    setRules: useMutation({
      // One after the other: what is sent last has to arrive last.
      scope: { id: `drawer-settings.${tenantId}` },
      mutationFn: (edit: { read: DrawerSettings; body: DrawerSettings } & Over<DrawerSettings>) =>
        saveOver<DrawerSettings, DrawerSettings>({
          ...edit,
          load: () => stateOf(api.GET(rules, { params: { path } })),
          // Both rules are one request.
          send: (body, etag, decidedOn) =>
            dataOf(
              api.PUT(rules, { params: { path }, headers: ifMatch(etag), body: { ...decidedOn, ...body } }),
            ),
        }),
      onSettled,
    }),
  };
}
