import type { z } from "zod";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { parseTime, WEEKDAYS } from "@/lib/core/time/zone";
import { SERVICES, type TimeRange } from "@/lib/restaurant/hours/opening-hours";
import type { Settings, UpdateSettingsBody } from "@/lib/restaurant/tenancy/settings-contract";

/** The settings that the page edits; numbers are text until they are saved. */
export type SettingsForm = Pick<
  Settings,
  "openingHours" | "pickupEnabled" | "deliveryEnabled" | "paymentMethods" | "accent"
> & {
  deliveryFee: string;
  deliveryMinimum: string;
  deliveryRadiusKm: string;
  prepMinutes: string;
  deliveryMinutes: string;
  cancelGraceMinutes: string;
};

/** An invalid field of the API, or an invalid range of hours. */
export type SettingsProblems = Partial<Record<string, "numberInvalid" | "timeInvalid">>;

const MINUTE_FIELDS = ["prepMinutes", "deliveryMinutes", "cancelGraceMinutes"] as const;
const AMOUNT_FIELDS = ["deliveryFee", "deliveryMinimum"] as const;
const MAX_MINUTES = 24 * 60;

export function settingsForm(settings: Settings): SettingsForm {
  const { openingHours, pickupEnabled, deliveryEnabled, paymentMethods, accent, currency } = settings;
  return {
    openingHours,
    pickupEnabled,
    deliveryEnabled,
    paymentMethods,
    accent,
    deliveryFee: amountText(settings.deliveryFee, currency),
    deliveryMinimum: amountText(settings.deliveryMinimum, currency),
    deliveryRadiusKm: settings.deliveryRadiusKm === null ? "" : String(settings.deliveryRadiusKm),
    prepMinutes: String(settings.prepMinutes),
    deliveryMinutes: String(settings.deliveryMinutes),
    cancelGraceMinutes: String(settings.cancelGraceMinutes),
  };
}

function readMinutes(text: string): number | null {
  const plain = text.trim();
  return /^\d{1,4}$/.test(plain) && Number(plain) <= MAX_MINUTES ? Number(plain) : null;
}

/** "" is no limit (null); undefined for anything that is no distance. */
function readRadius(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  const km = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : 0;
  return km > 0 ? km : undefined;
}

/** Whether both times of a range can be kept. */
export function isRange({ open, close }: TimeRange): boolean {
  return parseTime(open) !== null && parseTime(close, { allow24: true }) !== null;
}

function problemsOf(form: SettingsForm, currency: string): SettingsProblems {
  const problems: SettingsProblems = {};
  for (const field of MINUTE_FIELDS) if (readMinutes(form[field]) === null) problems[field] = "numberInvalid";
  for (const field of AMOUNT_FIELDS)
    if (readAmountText(form[field], currency) === null) problems[field] = "numberInvalid";
  if (readRadius(form.deliveryRadiusKm) === undefined) problems.deliveryRadiusKm = "numberInvalid";
  for (const service of SERVICES) {
    const { weekly, specialDays } = form.openingHours[service];
    const days = [...WEEKDAYS.map((day) => weekly[day]), ...Object.values(specialDays)];
    if (!days.flat().every(isRange)) problems[`openingHours.${service}`] = "timeInvalid";
  }
  return problems;
}

/** The form as the API accepts it, or its problems by field. */
export function readSettingsForm(
  form: SettingsForm,
  currency: string,
): { ok: true; body: z.input<typeof UpdateSettingsBody> } | { ok: false; problems: SettingsProblems } {
  const problems = problemsOf(form, currency);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { openingHours, pickupEnabled, deliveryEnabled, paymentMethods, accent } = form;
  return {
    ok: true,
    body: {
      openingHours,
      pickupEnabled,
      deliveryEnabled,
      paymentMethods,
      accent: accent.trim(),
      deliveryFee: readAmountText(form.deliveryFee, currency) ?? 0,
      deliveryMinimum: readAmountText(form.deliveryMinimum, currency) ?? 0,
      deliveryRadiusKm: readRadius(form.deliveryRadiusKm) ?? null,
      prepMinutes: readMinutes(form.prepMinutes) ?? 0,
      deliveryMinutes: readMinutes(form.deliveryMinutes) ?? 0,
      cancelGraceMinutes: readMinutes(form.cancelGraceMinutes) ?? 0,
    },
  };
}
