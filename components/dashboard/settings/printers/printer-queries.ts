import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";

/** A printer's state is watched by who sets it up. */
const READ_AGAIN_MS = 4_000;

const printingKey = (tenantId: string) => ["tenant", tenantId, "printing"] as const;

export const printerList = (tenantId: string) =>
  queryOptions({
    queryKey: [...printingKey(tenantId), "printers"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/printers", { params: { path: { tenantId } } })).then(
        ({ printers }) => printers,
      ),
    refetchInterval: READ_AGAIN_MS,
  });

export const stationList = (tenantId: string) =>
  queryOptions({
    queryKey: [...printingKey(tenantId), "stations"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/stations", { params: { path: { tenantId } } })).then(
        ({ stations }) => stations,
      ),
  });

export const ticketList = (tenantId: string) =>
  queryOptions({
    queryKey: [...printingKey(tenantId), "tickets"],
    queryFn: () =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/print-jobs", {
          params: { path: { tenantId }, query: { limit: 12 } },
        }),
      ).then(({ jobs }) => jobs),
    refetchInterval: READ_AGAIN_MS,
  });

/** What can be done with printers, stations and tickets; all of them are read again. */
export function usePrintingActs() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: printingKey(tenantId) });
  const path = { tenantId };
  const printer = "/api/tenant/{tenantId}/printers/{printerId}" as const;
  const station = "/api/tenant/{tenantId}/stations/{stationId}" as const;
  const of = (printerId: string) => ({ params: { path: { tenantId, printerId } } });
  return {
    createPrinter: useMutation({
      mutationFn: (body: BodyOf<"createPrinter">) =>
        dataOf(api.POST("/api/tenant/{tenantId}/printers", { params: { path }, body })),
      onSettled,
    }),
    changePrinter: useMutation({
      mutationFn: ({ id, body }: { id: string; body: BodyOf<"updatePrinter"> }) =>
        dataOf(api.PATCH(printer, { ...of(id), body })),
      onSettled,
    }),
    removePrinter: useMutation({
      mutationFn: (id: string) => dataOf(api.DELETE(printer, of(id))),
      onSettled,
    }),
    renewCode: useMutation({
      mutationFn: (id: string) => dataOf(api.POST(`${printer}/code`, of(id))),
      onSettled,
    }),
    test: useMutation({ mutationFn: (id: string) => dataOf(api.POST(`${printer}/test`, of(id))), onSettled }),
    reprint: useMutation({
      mutationFn: (jobId: string) =>
        dataOf(
          api.POST("/api/tenant/{tenantId}/print-jobs/{jobId}/reprint", {
            params: { path: { tenantId, jobId } },
            body: {},
          }),
        ),
      onSettled,
    }),
    createStation: useMutation({
      mutationFn: (body: BodyOf<"createStation">) =>
        dataOf(api.POST("/api/tenant/{tenantId}/stations", { params: { path }, body })),
      onSettled,
    }),
    changeStation: useMutation({
      mutationFn: ({ id, body }: { id: string; body: BodyOf<"updateStation"> }) =>
        dataOf(api.PATCH(station, { params: { path: { tenantId, stationId: id } }, body })),
      onSettled,
    }),
    removeStation: useMutation({
      mutationFn: (stationId: string) =>
        dataOf(api.DELETE(station, { params: { path: { tenantId, stationId } } })),
      onSettled,
    }),
  };
}
