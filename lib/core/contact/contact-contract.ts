import { z } from "zod";
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from "./contact";

/** An email address exactly as sent. */
export const EmailText = z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL_LENGTH);

/** An email address; blanks around it do not count. */
export const EmailInput = z.string().trim().pipe(EmailText);

/** An email address in the form in which addresses are compared. */
export const ComparableEmail = EmailInput.transform((email) => email.toLowerCase());

/** What a person wants to be called; blanks around it do not count. */
export const PersonName = z.string().trim().min(1).max(MAX_NAME_LENGTH);

export const PhoneInput = z.string().trim().min(1).max(MAX_PHONE_LENGTH);
