import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { WebhookEndpoint } from "@/lib/restaurant/webhooks/webhook-contract";

export const webhookEndpoints = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "webhook-endpoints"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/webhook-endpoints", { params: { path: { tenantId } } })).then(
        ({ webhookEndpoints: endpoints }) => endpoints,
      ),
  });

export const deliveriesKey = (tenantId: string, endpointId: string) =>
  ["tenant", tenantId, "webhook-deliveries", endpointId] as const;

/** Makes a new endpoint; its answer alone holds the secret. */
export function useCreateEndpoint() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"createWebhookEndpoint">) =>
      dataOf(api.POST("/api/tenant/{tenantId}/webhook-endpoints", { params: { path: { tenantId } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: webhookEndpoints(tenantId).queryKey }),
  });
}

type EndpointBody = BodyOf<"updateWebhookEndpoint">;

/** What can be done with one endpoint; what it changes is read again. */
export function useEndpointActs(endpointId: string) {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const params = { path: { tenantId, endpointId } };
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: webhookEndpoints(tenantId).queryKey }),
      client.invalidateQueries({ queryKey: deliveriesKey(tenantId, endpointId) }),
    ]);
  const base = "/api/tenant/{tenantId}/webhook-endpoints/{endpointId}" as const;
  return {
    turn: useMutation({
      mutationFn: (body: Pick<EndpointBody, "disabled">) => dataOf(api.PATCH(base, { params, body })),
      onSettled,
    }),
    change: useMutation({
      mutationFn: (edit: { read: WebhookEndpoint; body: EndpointBody } & Over<EndpointBody>) =>
        saveOver<WebhookEndpoint, EndpointBody>({
          ...edit,
          load: () => stateOf(api.GET(base, { params })),
          send: (body, etag) => dataOf(api.PATCH(base, { params, headers: ifMatch(etag), body })),
        }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: () => dataOf(api.DELETE(base, { params })),
      // The page of what is gone reads nothing again: the list does when it opens.
      onSuccess: () =>
        client.invalidateQueries({ queryKey: webhookEndpoints(tenantId).queryKey, refetchType: "none" }),
    }),
    rotate: useMutation({
      mutationFn: () => dataOf(api.POST(`${base}/rotate-secret`, { params })),
      onSettled,
    }),
    test: useMutation({
      mutationFn: (body: BodyOf<"testWebhookEndpoint">) => dataOf(api.POST(`${base}/test`, { params, body })),
      onSettled,
    }),
    replay: useMutation({
      mutationFn: (body: BodyOf<"replayWebhooks">) => dataOf(api.POST(`${base}/replay`, { params, body })),
      onSettled,
    }),
    redeliver: useMutation({
      mutationFn: (deliveryId: string) =>
        dataOf(
          api.POST(`${base}/deliveries/{deliveryId}/redeliver`, {
            params: { path: { tenantId, endpointId, deliveryId } },
          }),
        ),
      onSettled,
    }),
  };
}
