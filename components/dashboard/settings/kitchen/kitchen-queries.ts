import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { everyFew } from "@/components/data/read-again";
import { type Over, saveOver } from "@/components/data/save-over";
import type { KitchenScreenWire } from "@/lib/service/kitchen/kitchen-screen-contract";
import { shownAs, shownBy } from "./screen-shows";

/** When a screen was last seen is watched by who sets it up. */
const READ_AGAIN_MS = 4_000;

const setupKey = (tenantId: string) => ["tenant", tenantId, "kitchen-setup"] as const;

export const screenList = (tenantId: string) =>
  queryOptions({
    queryKey: [...setupKey(tenantId), "screens"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/kitchen/screens", { params: { path: { tenantId } } })).then(
        ({ screens }) => screens,
      ),
    refetchInterval: everyFew(READ_AGAIN_MS),
  });

export const kitchenAges = (tenantId: string) =>
  queryOptions({
    queryKey: [...setupKey(tenantId), "ages"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/kitchen/settings", { params: { path: { tenantId } } })),
  });

/** What a screen is called and what it shows, which is one choice. */
type ScreenFields = { name: string; shows: string };
type Ages = BodyOf<"saveKitchenSettings">;

/** What can be done with kitchen screens; all of them are read again. */
export function useScreenActs() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: setupKey(tenantId) });
  const screen = "/api/tenant/{tenantId}/kitchen/screens/{screenId}" as const;
  const ages = "/api/tenant/{tenantId}/kitchen/settings" as const;
  const params = { path: { tenantId } };
  return {
    pair: useMutation({
      mutationFn: (body: BodyOf<"pairKitchenScreen">) =>
        dataOf(api.POST("/api/tenant/{tenantId}/kitchen/screens", { params, body })),
      onSettled,
    }),
    change: useMutation({
      mutationFn: (edit: { read: KitchenScreenWire; body: ScreenFields } & Over<ScreenFields>) => {
        const one = { path: { tenantId, screenId: edit.read.id } };
        return saveOver<KitchenScreenWire, ScreenFields>({
          ...edit,
          fieldsOf: (screen) => ({ name: screen.name, shows: shownBy(screen) }),
          load: () => stateOf(api.GET(screen, { params: one })),
          send: ({ name, shows }, etag) => {
            const body = { name, ...(shows === undefined ? {} : shownAs(shows)) };
            return dataOf(api.PATCH(screen, { params: one, headers: ifMatch(etag), body }));
          },
        });
      },
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (screenId: string) =>
        dataOf(api.DELETE(screen, { params: { path: { tenantId, screenId } } })),
      onSettled,
    }),
    saveAges: useMutation({
      mutationFn: (edit: { read: Ages; body: Ages } & Over<Ages>) =>
        saveOver<Ages, Ages>({
          ...edit,
          load: () => stateOf(api.GET(ages, { params })),
          // Both ages are one request.
          send: (body, etag, decidedOn) =>
            dataOf(api.PUT(ages, { params, headers: ifMatch(etag), body: { ...decidedOn, ...body } })),
        }),
      onSettled,
    }),
  };
}
