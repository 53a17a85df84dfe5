import type { FieldIssue } from "@/lib/core/errors/app-error";
import { MAX_AMOUNT_MINOR, parseMajor } from "./money";

/**
 * Reads an amount of a request, in major units, into minor units. An amount that is negative, too large or finer
 * than the currency is an issue at `path`, and reads as 0.
 */
export function readAmount(major: number, currency: string, path: string, issues: FieldIssue[]): number {
  const minor = parseMajor(major, currency);
  if (minor !== null && minor >= 0 && minor <= MAX_AMOUNT_MINOR) return minor;
  const message = minor === null ? `must be a valid amount in ${currency}` : "is out of range";
  issues.push({ path, message });
  return 0;
}
