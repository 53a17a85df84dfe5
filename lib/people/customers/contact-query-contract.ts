import { z } from "zod";
import { MAX_PHONE_LENGTH } from "@/lib/core/contact/contact";
import { ComparableEmail } from "@/lib/core/contact/contact-contract";
import { hasPhoneDigits } from "./contact-search-sql";

/** The whole email address that somebody is looked up by. */
export const EmailQuery = ComparableEmail.optional().describe("Of exactly this email address");

/** The phone number that somebody is looked up by. */
export const PhoneQuery = z
  .string()
  .max(MAX_PHONE_LENGTH)
  .refine(hasPhoneDigits, "must have at least 4 digits")
  .optional()
  .describe("Of this phone number, however it is written, with or without its country code");
