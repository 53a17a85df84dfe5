import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";

const MAX_NAME = 40;
const MOST = 500;
const MAX_LABEL = 120;

const stationFields = {
  name: z.string().trim().min(1).max(MAX_NAME),
  position: z.int().min(0).max(1_000).describe("Place in the list"),
  categoryIds: z.array(IdParam).max(MOST).describe("It makes the dishes of these categories"),
  productIds: z.array(IdParam).max(MOST).describe("It makes these dishes, whatever their category"),
  optionLabels: z
    .array(z.string().trim().min(1).max(MAX_LABEL))
    .max(MOST)
    .describe("It makes dishes with one of these options, or any option of a group with this name"),
};

export const StationWire = z.object({ id: z.string(), ...stationFields }).meta({ id: "Station" });
export type StationWire = z.output<typeof StationWire>;

export const StationList = z.object({ stations: z.array(StationWire) });

export const CreateStationRequest = z.object({
  name: stationFields.name,
  position: stationFields.position.default(0),
  categoryIds: stationFields.categoryIds.default([]),
  productIds: stationFields.productIds.default([]),
  optionLabels: stationFields.optionLabels.default([]),
});
export type CreateStationRequest = z.output<typeof CreateStationRequest>;

export const UpdateStationRequest = z.object(stationFields).partial();
export type UpdateStationRequest = z.output<typeof UpdateStationRequest>;

export const StationParams = z.object({ tenantId: TenantParam, stationId: IdParam });
