import { isPostcode, plainPostcode } from "@/lib/core/contact/postcode";
import type { FieldIssue } from "@/lib/core/errors/app-error";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { readAmount } from "@/lib/core/money/amount-input";
import { toMajor } from "@/lib/core/money/money";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { toBps, toPercent } from "@/lib/restaurant/tax/tax-contract";
import { PAYMENT_SWITCHES, type SwitchField, switchField } from "./payment-switch";
import { Settings, type UpdateSettingsBody } from "./settings-contract";

/** The longest that ordering can be paused at once. */
const MAX_PAUSE_DAYS = 366;

/** A restaurant's own row, as far as it can see and set it. Amounts are minor units. */
export type SettingsRow = Omit<
  Settings,
  | "tagline"
  | "about"
  | "imprint"
  | "openingHours"
  | "specialDayNames"
  | "pausedUntil"
  | "deliveryFee"
  | "deliveryMinimum"
  | "paymentMethods"
  | "tips"
  | "serviceCharge"
> & {
  tagline: unknown;
  about: unknown;
  imprint: unknown;
  openingHours: unknown;
  specialDayNames: unknown;
  pausedUntil: Date | null;
  deliveryFeeMinor: number;
  deliveryMinimumMinor: number;
  tipsOnOrders: boolean;
  tipsOnBills: boolean;
  tipPercents: number[];
  orderServiceBps: number;
  billServiceBps: number;
  billServiceFromGuests: number | null;
} & Record<SwitchField, boolean>;

export type SettingsChanges = Partial<
  Omit<
    SettingsRow,
    | "id"
    | "slug"
    | "currency"
    | "timeZone"
    | "tagline"
    | "about"
    | "imprint"
    | "openingHours"
    | "specialDayNames"
  >
> & {
  tagline?: LocaleMap;
  about?: LocaleMap;
  imprint?: LocaleMap;
  openingHours?: OpeningHours;
  specialDayNames?: Readonly<Record<string, string>>;
};

/** The settings as they go over the wire, and nothing else of the row. A pause that is over is none. */
export function settingsView(row: SettingsRow, now: Date): Settings {
  const { currency } = row;
  const switches = PAYMENT_SWITCHES.map((name) => [name, row[switchField(name)]]);
  return Settings.parse({
    ...row,
    pausedUntil: row.pausedUntil && row.pausedUntil > now ? row.pausedUntil.toISOString() : null,
    deliveryFee: toMajor(row.deliveryFeeMinor, currency),
    deliveryMinimum: toMajor(row.deliveryMinimumMinor, currency),
    paymentMethods: Object.fromEntries(switches),
    tips: { orders: row.tipsOnOrders, bills: row.tipsOnBills, percents: row.tipPercents },
    serviceCharge: {
      orders: toPercent(row.orderServiceBps),
      bills: toPercent(row.billServiceBps),
      billsFromGuests: row.billServiceFromGuests,
    },
  });
}

/** Reads the end of a pause; one that is not ahead, or further than a year, is an issue at `path`. */
export function readPause(until: string | null, now: Date, path: string, issues: FieldIssue[]): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  const latest = now.getTime() + MAX_PAUSE_DAYS * 24 * 60 * 60 * 1000;
  if (!(end > now && end.getTime() <= latest))
    issues.push({ path, message: "must be in the future, within a year" });
  return end;
}

/** What a request changes of the settings, in stored form, and everything that is wrong with it. */
export function readSettings(
  body: UpdateSettingsBody,
  current: { currency: string; country: string; openingHours: OpeningHours },
  now: Date,
): { changes: SettingsChanges; issues: FieldIssue[] } {
  const {
    deliveryFee,
    deliveryMinimum,
    deliveryPostcodes,
    openingHours,
    pausedUntil,
    paymentMethods,
    tips,
    serviceCharge,
    ...same
  } = body;
  const issues: FieldIssue[] = [];
  const changes: SettingsChanges = { ...same, ...tipChanges(tips), ...serviceChanges(serviceCharge) };
  if (deliveryFee !== undefined)
    changes.deliveryFeeMinor = readAmount(deliveryFee, current.currency, "deliveryFee", issues);
  if (deliveryMinimum !== undefined)
    changes.deliveryMinimumMinor = readAmount(deliveryMinimum, current.currency, "deliveryMinimum", issues);
  if (deliveryPostcodes !== undefined)
    changes.deliveryPostcodes = readPostcodes(deliveryPostcodes, body.country ?? current.country, issues);
  if (openingHours !== undefined) changes.openingHours = { ...current.openingHours, ...openingHours };
  if (pausedUntil !== undefined) changes.pausedUntil = readPause(pausedUntil, now, "pausedUntil", issues);
  for (const name of PAYMENT_SWITCHES) {
    const enabled = paymentMethods?.[name];
    if (enabled !== undefined) changes[switchField(name)] = enabled;
  }
  return { changes, issues };
}

/** Postcodes in the form in which they are compared, each once; one that the country has not is an issue. */
function readPostcodes(postcodes: readonly string[], country: string, issues: FieldIssue[]): string[] {
  for (const [index, postcode] of postcodes.entries()) {
    if (!isPostcode(postcode, country))
      issues.push({
        path: `deliveryPostcodes.${index}`,
        message: "must be a postcode of the restaurant's country",
      });
  }
  return [...new Set(postcodes.map(plainPostcode))].sort();
}

const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const tipChanges = (tips: UpdateSettingsBody["tips"] = {}) =>
  given({ tipsOnOrders: tips.orders, tipsOnBills: tips.bills, tipPercents: tips.percents });

const serviceChanges = ({ orders, bills, billsFromGuests }: UpdateSettingsBody["serviceCharge"] = {}) =>
  given({
    orderServiceBps: orders === undefined ? undefined : toBps(orders),
    billServiceBps: bills === undefined ? undefined : toBps(bills),
    billServiceFromGuests: billsFromGuests,
  });

/** What a change makes of the prices in the settings, in major units; those that stay are left out. */
export function feeChanges(
  before: Pick<SettingsRow, "deliveryFeeMinor" | "deliveryMinimumMinor" | "currency">,
  changes: SettingsChanges,
): { field: string; from: number; to: number }[] {
  const fees = [
    ["deliveryFee", before.deliveryFeeMinor, changes.deliveryFeeMinor],
    ["deliveryMinimum", before.deliveryMinimumMinor, changes.deliveryMinimumMinor],
  ] as const;
  return fees.flatMap(([field, from, to = from]) =>
    from === to ? [] : [{ field, from: toMajor(from, before.currency), to: toMajor(to, before.currency) }],
  );
}
