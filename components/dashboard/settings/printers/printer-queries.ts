import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { everyFew } from "@/components/data/read-again";
import { type Over, saveOver } from "@/components/data/save-over";
import type { PrinterWire } from "@/lib/service/printers/printer-contract";
import type { StationWire } from "@/lib/service/printers/station-contract";

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
    refetchInterval: everyFew(READ_AGAIN_MS),
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
    refetchInterval: everyFew(READ_AGAIN_MS),
  });

type PrinterBody = BodyOf<"updatePrinter">;
type StationBody = BodyOf<"updateStation">;

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
      mutationFn: (edit: { read: PrinterWire; body: PrinterBody } & Over<PrinterBody>) =>
        saveOver<PrinterWire, PrinterBody>({
          ...edit,
          load: () => stateOf(api.GET(printer, of(edit.read.id))),
          send: (body, etag) =>
            dataOf(api.PATCH(printer, { ...of(edit.read.id), headers: ifMatch(etag), body })),
        }),
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
      mutationFn: (edit: { read: StationWire; body: StationBody } & Over<StationBody>) => {
        const params = { path: { tenantId, stationId: edit.read.id } };
        return saveOver<StationWire, StationBody>({
          ...edit,
          load: () => stateOf(api.GET(station, { params })),
          send: (body, etag) => dataOf(api.PATCH(station, { params, headers: ifMatch(etag), body })),
        });
      },
      onSettled,
    }),
    removeStation: useMutation({
      mutationFn: (stationId: string) =>
        dataOf(api.DELETE(station, { params: { path: { tenantId, stationId } } })),
      onSettled,
    }),
  };
}
