import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { removeStation } from "@/lib/service/printers/remove-station";
import { StationParams, StationWire, UpdateStationRequest } from "@/lib/service/printers/station-contract";
import { updateStation } from "@/lib/service/printers/update-station";

export const PATCH = endpoint({
  operationId: "updateStation",
  summary: "Update a station",
  description: "Omitted fields stay as they are. Tickets that were printed stay where they are.",
  tag: "Printers",
  guard: tenantAccess,
  params: StationParams,
  body: UpdateStationRequest,
  response: StationWire,
  errors: ["STATION_NOT_FOUND", "STATION_NAME_TAKEN"],
  audited: true,
  handle: ({ app, tenant, params, body }) =>
    updateStation(app, { tenantId: tenant.id, stationId: params.stationId, request: body }),
});

export const DELETE = endpoint({
  operationId: "removeStation",
  summary: "Remove a station",
  description: "Its dishes are nobody's until another station names them. Repeating it is harmless.",
  tag: "Printers",
  guard: tenantAccess,
  params: StationParams,
  response: null,
  errors: [],
  audited: true,
  handle: ({ app, tenant, params }) =>
    removeStation(app, { tenantId: tenant.id, stationId: params.stationId }),
});
