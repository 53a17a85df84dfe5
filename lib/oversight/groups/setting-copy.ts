import type { z } from "zod";
import { WEEKDAYS } from "@/lib/core/time/zone";
import { SERVICES, type TimeRange } from "@/lib/restaurant/hours/opening-hours";
import type { Settings, UpdateSettingsBody } from "@/lib/restaurant/tenancy/settings-contract";
import type { ReservationPolicyWire } from "@/lib/service/reservations/reservation-policy-contract";
import type { CopyChange, SettingKind } from "./group-copy-contract";

export type BookingRules = z.input<typeof ReservationPolicyWire>;
type Face = { settings: Settings; rules: BookingRules };

const rangesText = (ranges: readonly TimeRange[]) =>
  ranges.map(({ open, close }) => `${open}–${close}`).join(", ");

/** A setting as texts by field; what is not among them stays each restaurant's own. */
export function settingTexts(kind: SettingKind, { settings, rules }: Face): Record<string, string> {
  switch (kind) {
    case "hours":
      return Object.fromEntries(
        SERVICES.flatMap((service) =>
          WEEKDAYS.map((day) => [
            `${service}.${day}`,
            rangesText(settings.openingHours[service].weekly[day]),
          ]),
        ),
      );
    case "theme":
      return { accent: settings.accent, displayFont: settings.displayFont };
    case "tips":
      return {
        tipsOnOrders: String(settings.tips.orders),
        tipsOnBills: String(settings.tips.bills),
        tipPercents: settings.tips.percents.join(", "),
      };
    case "bookings":
      return {
        onlineBooking: String(rules.onlineBooking),
        onlineWaitlist: String(rules.onlineWaitlist),
        partySize: `${rules.partySize.min}–${rules.partySize.max}`,
        slotLengthMinutes: String(rules.slotLengthMinutes),
        slotIntervalMinutes: String(rules.slotIntervalMinutes),
        leadMinutes: String(rules.leadMinutes),
        daysAhead: String(rules.daysAhead),
        reminderHours: String(rules.reminderHours),
      };
  }
}

/** What a copy of a setting changes, field by field. */
export function settingChanges(kind: SettingKind, from: Face, to: Face): CopyChange[] {
  const before = settingTexts(kind, to);
  return Object.entries(settingTexts(kind, from)).flatMap(([field, after]) =>
    before[field] === after ? [] : [{ field, before: before[field] ?? null, after }],
  );
}

/** The settings that a copy writes. Special days stay: another restaurant has its own holidays. */
export function copiedSettings(
  kind: Exclude<SettingKind, "bookings">,
  from: Settings,
  to: Settings,
): UpdateSettingsBody {
  if (kind === "theme") return { accent: from.accent, displayFont: from.displayFont as "fraunces" };
  if (kind === "tips") return { tips: from.tips };
  const hours = (service: (typeof SERVICES)[number]) => ({
    weekly: from.openingHours[service].weekly,
    specialDays: to.openingHours[service].specialDays,
  });
  return {
    openingHours: { pickup: hours("pickup"), delivery: hours("delivery"), reservation: hours("reservation") },
  };
}

/** The booking rules that a copy writes. Deposits stay: they depend on the currency and on card payments. */
export function copiedRules(from: BookingRules) {
  const { onlineBooking, onlineWaitlist, partySize, slotLengthMinutes, slotIntervalMinutes } = from;
  const { leadMinutes, daysAhead, reminderHours } = from;
  return {
    ...{ onlineBooking, onlineWaitlist, partySize, slotLengthMinutes, slotIntervalMinutes },
    ...{ leadMinutes, daysAhead, reminderHours },
  };
}
