import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getStation } from "@/lib/service/printers/get-station";
import { removeStation } from "@/lib/service/printers/remove-station";
import { StationParams, StationWire, UpdateStationRequest } from "@/lib/service/printers/station-contract";
import { updateStation } from "@/lib/service/printers/update-station";

const version = versionOf(StationWire);

export const GET = endpoint({
  operationId: "getStation",
  summary: "Get a station",
  description: "With the categories, options and dishes that it prepares.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: StationParams,
  response: StationWire,
  version,
  errors: ["STATION_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getStation(app, { tenantId: tenant.id, stationId: params.stationId }),
});

export const PATCH = endpoint({
  operationId: "updateStation",
  summary: "Update a station",
  description: "Omitted fields stay as they are. Tickets that were printed stay where they are.",
  tag: "Printers",
  guard: tenantAccess,
  params: StationParams,
  body: UpdateStationRequest,
  response: StationWire,
  version,
  errors: ["STATION_NOT_FOUND", "STATION_NAME_TAKEN"],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    updateStation(app, {
      tenantId: tenant.id,
      stationId: params.stationId,
      request: body,
      precondition,
    }),
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
