"use client";

import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { useToast } from "@/components/ui/toast";
import type { WaitlistEntryWire } from "@/lib/service/waitlist/waitlist-contract";
import { bookingsKey } from "../booking-queries";
import { useRefusalWords } from "../use-refusal-words";

const REFRESH_MS = 15_000;

/** The parties that wait, below the key of the bookings: an offer is one. Who joins is no event, so it is asked for. */
export const waitlist = (tenantId: string) =>
  queryOptions({
    queryKey: [...bookingsKey(tenantId), "waitlist"],
    queryFn: async (): Promise<WaitlistEntryWire[]> =>
      (await dataOf(api.GET("/api/tenant/{tenantId}/waitlist", { params: { path: { tenantId } } }))).entries,
    refetchInterval: REFRESH_MS,
  });

type Party = Pick<WaitlistEntryWire, "id" | "customerName">;
type Act = { entry: Party; kind: "offer" | "seat" | "remove" };

/** Who asked online for full days, from today on. Not below the key of the bookings, whose lists are changed in place. */
export const tableRequests = (tenantId: string) =>
  infiniteQueryOptions({
    queryKey: ["tenant", tenantId, "table-requests"],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/waitlist/requests", {
          params: { path: { tenantId }, query: pageParam === null ? {} : { cursor: pageParam } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: REFRESH_MS,
  });

export function useWaitlistActs(noTable: string) {
  const t = useTranslations("bookingPlan.waitlist");
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const mutationKey = [...bookingsKey(tenantId), "waitlist-act"];
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: bookingsKey(tenantId) }),
      client.invalidateQueries({ queryKey: tableRequests(tenantId).queryKey }),
    ]);
  const join = useMutation({
    mutationFn: (body: BodyOf<"joinWaitlist">): Promise<WaitlistEntryWire> =>
      dataOf(api.POST("/api/tenant/{tenantId}/waitlist", { params: { path: { tenantId } }, body })),
    onSettled,
  });
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ entry, kind }: Act): Promise<unknown> => {
      const params = { path: { tenantId, entryId: entry.id } };
      if (kind === "remove")
        return dataOf(api.DELETE("/api/tenant/{tenantId}/waitlist/{entryId}", { params }));
      return kind === "offer"
        ? dataOf(api.POST("/api/tenant/{tenantId}/waitlist/{entryId}/offer", { params, body: {} }))
        : dataOf(api.POST("/api/tenant/{tenantId}/waitlist/{entryId}/seat", { params, body: {} }));
    },
    onSuccess: (_, { entry, kind }) => toast({ title: t(`done.${kind}`, { name: entry.customerName }) }),
    onError: (failure, { entry }) =>
      toast({
        tone: "failure",
        title: t("failed", { name: entry.customerName }),
        detail: failure.code === "SLOT_UNAVAILABLE" ? noTable : refusalWords(failure),
      }),
    onSettled,
  });
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (state.variables as Act).entry.id,
  });
  return { join, act: mutate, isPending: (id: string) => pending.includes(id) };
}
