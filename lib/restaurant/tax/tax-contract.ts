import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { MAX_TAX_NAME_LENGTH, TAX_MODES, type TaxClass, type TaxLine, type TaxMode } from "./tax";

/** A restaurant needs a handful; receipts have a line for each rate. */
export const MAX_TAX_CLASSES = 20;

export const TaxClassParams = z.object({ tenantId: TenantParam, classId: IdParam });

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), "must have at most two decimals")
  .describe("In percent, with at most two decimals");
const name = z.string().trim().min(1).max(MAX_TAX_NAME_LENGTH).describe("As receipts print it");
const rates = z.object({ pickup: percent, delivery: percent, dineIn: percent });

export const CreateTaxClassBody = z.object({ name, rates }).meta({ id: "CreateTaxClassRequest" });
export type CreateTaxClassBody = z.output<typeof CreateTaxClassBody>;

export const UpdateTaxClassBody = z.object({ name, rates: rates.partial() }).partial();
export type UpdateTaxClassBody = z.output<typeof UpdateTaxClassBody>;

export const UpdateTaxBody = z
  .object({
    mode: z.enum(TAX_MODES).describe("Whether prices contain their tax, or it is added to them"),
    defaultClassId: IdParam.describe("Of everything without a class of its own"),
    deliveryClassId: IdParam.nullable().describe(
      "Of the delivery fee; null when it follows what is delivered",
    ),
    serviceClassId: IdParam.nullable().describe(
      "Of a service charge; null when it follows what it is charged on",
    ),
  })
  .partial();
export type UpdateTaxBody = z.output<typeof UpdateTaxBody>;

export const TaxClassWire = z
  .object({
    id: z.string(),
    name: z.string(),
    rates: z.object({
      pickup: z.number().describe("In percent"),
      delivery: z.number(),
      dineIn: z.number(),
    }),
  })
  .meta({ id: "TaxClass" });

export const TaxSettings = z
  .object({
    mode: z.enum(TAX_MODES),
    defaultClassId: z.string().nullable().describe("Null while there are no classes: no tax is shown then"),
    deliveryClassId: z.string().nullable().describe("Null when the delivery fee follows what is delivered"),
    serviceClassId: z
      .string()
      .nullable()
      .describe("Null when a service charge follows what it is charged on"),
    classes: z.array(TaxClassWire).describe("Oldest first"),
  })
  .meta({ id: "TaxSettings" });
export type TaxSettings = z.output<typeof TaxSettings>;

export const TaxLineWire = z
  .object({
    name: z.string(),
    rate: z.number().describe("In percent"),
    net: z.number(),
    tax: z.number(),
    gross: z.number().describe("net + tax"),
  })
  .meta({ id: "TaxLine" });
export type TaxLineWire = z.output<typeof TaxLineWire>;

/** What a restaurant has set, as it goes over the wire. */
export function taxSettingsView(settings: {
  mode: TaxMode;
  defaultClassId: string | null;
  deliveryClassId: string | null;
  serviceClassId: string | null;
  classes: readonly TaxClass[];
}): TaxSettings {
  return { ...settings, classes: settings.classes.map(taxClassView) };
}

/** A tax class as it goes over the wire. */
export function taxClassView(taxClass: TaxClass): z.output<typeof TaxClassWire> {
  const { id, name, pickupBps, deliveryBps, dineInBps } = taxClass;
  return {
    id,
    name,
    rates: { pickup: toPercent(pickupBps), delivery: toPercent(deliveryBps), dineIn: toPercent(dineInBps) },
  };
}

/** Lines of tax as they go over the wire. */
export function taxLinesView(lines: readonly TaxLine[], currency: string): TaxLineWire[] {
  return lines.map(({ name, bps, netMinor, taxMinor, grossMinor }) => ({
    name,
    rate: toPercent(bps),
    net: toMajor(netMinor, currency),
    tax: toMajor(taxMinor, currency),
    gross: toMajor(grossMinor, currency),
  }));
}

/** Hundredths of a percent as percent: 825 is 8.25. */
export const toPercent = (bps: number) => Number(`${bps}e-2`);

/** Percent with at most two decimals as hundredths: 8.25 is 825. */
export const toBps = (percent: number) => Math.round(percent * 100);
