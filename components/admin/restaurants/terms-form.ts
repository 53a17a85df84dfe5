import { MAX_ESCROW_HOURS, MAX_PREP_SECONDS } from "@/lib/oversight/admin/tenant-terms";
import { LARGEST_QUOTA } from "@/lib/restaurant/tenancy/settings-limits";

/** A number as people type it, with a point or a comma; NaN for anything else. */
export function readNumber(text: string): number {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,7}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A share of up to 100 %, in hundredths at most. */
export function isPercent(text: string): boolean {
  return readNumber(text) <= 100 && /^\d+([.,]\d{1,2})?$/.test(text.trim());
}

const isWhole = (text: string, most: number) =>
  Number.isInteger(readNumber(text)) && readNumber(text) <= most;

export const isHours = (text: string) => isWhole(text, MAX_ESCROW_HOURS);
export const isSeconds = (text: string) => isWhole(text, MAX_PREP_SECONDS);
export const isQuota = (text: string) => isWhole(text, LARGEST_QUOTA);

export const isAccount = (text: string) => /^acct_\w{1,60}$/.test(text);
