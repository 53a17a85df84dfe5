import { MIN_PHONE_DIGITS } from "@/lib/core/contact/contact";
import { MAX_LISTED_POSTCODES } from "@/lib/core/contact/postcode";
import type { Messages } from "@/lib/core/i18n/catalogue";
import type { WholeRange } from "@/lib/core/numbers/whole-range";
import { MAX_EMBED_ORIGINS } from "@/lib/restaurant/tenancy/embed-origin";
import { MAX_EXTERNAL_METHODS } from "@/lib/restaurant/tenancy/external-method";
import * as settings from "@/lib/restaurant/tenancy/settings-limits";
import { DEPOSIT_PARTY, DEPOSIT_REFUND_HOURS } from "@/lib/service/reservations/deposits/deposit";
import {
  DAYS_AHEAD,
  LEAD_MINUTES,
  MAX_LEAD_DAYS,
  PARTY_SIZE,
  REMINDER_HOURS,
  SLOT_INTERVAL_MINUTES,
  STAY_MINUTES,
} from "@/lib/service/reservations/reservation-policy";
import { TABLE_SEATS } from "@/lib/service/reservations/table-choice";

const range = ({ from, to }: WholeRange) => ({ min: from, max: to });

export const PROBLEM_BOUNDS: Partial<
  Record<keyof Messages["dashboardSettings"]["problem"], Record<string, number>>
> = {
  emailsTooMany: { max: settings.MAX_ALERT_EMAILS },
  phoneInvalid: { min: MIN_PHONE_DIGITS },
  minutesInvalid: { max: settings.SETTINGS_MINUTES.to },
  radiusInvalid: { max: settings.MAX_RADIUS_KM },
  postcodesTooMany: { max: MAX_LISTED_POSTCODES },
  websitesTooMany: { max: MAX_EMBED_ORIGINS },
  methodsTooMany: { max: MAX_EXTERNAL_METHODS },
  unseenInvalid: range(settings.UNSEEN_MINUTES),
  scheduleDaysInvalid: range(settings.SCHEDULE_DAYS),
  perSlotInvalid: range(settings.ORDERS_PER_SLOT),
  tipsInvalid: {
    ...range(settings.TIP_PERCENT),
    minCount: settings.TIP_COUNT.from,
    maxCount: settings.TIP_COUNT.to,
  },
  serviceInvalid: { max: settings.MAX_SERVICE_PERCENT },
  guestsInvalid: range(settings.SERVICE_GUESTS),
  partyInvalid: range(PARTY_SIZE),
  stayInvalid: { ...range(STAY_MINUTES), minParty: PARTY_SIZE.from, maxParty: PARTY_SIZE.to },
  intervalInvalid: range(SLOT_INTERVAL_MINUTES),
  leadInvalid: { max: LEAD_MINUTES.to, days: MAX_LEAD_DAYS },
  daysInvalid: { max: DAYS_AHEAD.to },
  reminderInvalid: range(REMINDER_HOURS),
  depositPartyInvalid: range(DEPOSIT_PARTY),
  depositHoursInvalid: { max: DEPOSIT_REFUND_HOURS.to },
  tableSeats: range(TABLE_SEATS),
};
