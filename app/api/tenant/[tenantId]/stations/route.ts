import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createStation } from "@/lib/service/printers/create-station";
import { listStations } from "@/lib/service/printers/list-stations";
import { CreateStationRequest, StationList, StationWire } from "@/lib/service/printers/station-contract";

export const GET = endpoint({
  operationId: "listStations",
  summary: "List the stations of the kitchen",
  description: "With the categories and dishes that each prepares.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: StationList,
  errors: [],
  handle: ({ app, tenant }) => listStations(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createStation",
  summary: "Add a station",
  description: "The narrowest rule wins: a dish before an option before a category.",
  tag: "Printers",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateStationRequest,
  response: StationWire,
  errors: ["STATION_NAME_TAKEN"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, body }) => createStation(app, { tenantId: tenant.id, request: body }),
});
