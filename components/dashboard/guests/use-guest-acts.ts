"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { GuestWire } from "@/lib/oversight/guests/guest-contract";
import { guestsKey } from "./guest-queries";

type NoteBody = BodyOf<"noteGuest">;

export function useNoteGuest(guestId: string) {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: { read: GuestWire; body: NoteBody } & Over<NoteBody>) => {
      const one = "/api/tenant/{tenantId}/guests/{guestId}";
      const params = { path: { tenantId, guestId } };
      return saveOver<GuestWire, NoteBody>({
        ...edit,
        load: async () => {
          const { state, etag } = await stateOf(api.GET(one, { params }));
          return { state: state.guest, etag };
        },
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: guestsKey(tenantId) }),
  });
}

export function useExportGuest(guestId: string) {
  const { slug: tenantId } = useDashboardTenant();
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/guests/{guestId}/export", {
          params: { path: { tenantId, guestId } },
        }),
      ),
  });
}

export function useEraseGuest(guestId: string) {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/guests/{guestId}/erase", {
          params: { path: { tenantId, guestId } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [...guestsKey(tenantId), "list"] }),
  });
}
