import { z } from "zod";
import { parseDate } from "./zone";

/** Every calendar writes these years with four digits, in any time zone, and the database stores them. */
const hasUsualYear = (text: string) => /^[12]\d{3}-/.test(text) && text >= "1970";
const message = "must be a year from 1970 to 2999";

const DATE = "must be a date that exists, YYYY-MM-DD";

/** A calendar day of a request, `2026-11-18`. */
export const CalendarDay = z.iso.date(DATE).refine((text) => parseDate(text) !== null, DATE);

export const DayInput = CalendarDay.refine(hasUsualYear, message);

/** An instant of a request with its offset, `2026-11-18T19:30:00+01:00`. */
export const InstantInput = z.iso
  .datetime({
    offset: true,
    error: "must be a date and time with its offset, such as 2026-11-18T19:30:00Z",
  })
  .refine(hasUsualYear, message);
