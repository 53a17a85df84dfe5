import { z } from "zod";
import { ComparableEmail, PersonName } from "@/lib/core/contact/contact-contract";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@/lib/people/second-factor/password-length";

export const NewPassword = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);

const GivenPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);

/** An email address in the form in which accounts are compared. */
export const AccountEmail = ComparableEmail.meta({ example: "ada@diner.example" });

/** Specification, Marketplace account: the register request. */
export const RegisterBody = z.object({
  email: AccountEmail,
  password: NewPassword,
  name: PersonName,
  gdprConsent: z.literal(true, "must be true: an account cannot be kept without consent"),
});

export const AccountLoginBody = z.object({ email: AccountEmail, password: GivenPassword });

export const AccountProfile = z
  .object({ id: z.string(), email: z.string(), name: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: "AccountProfile" });

/** What the specification says of a profile, and what the account's page says on top. */
export const ProvableProfile = AccountProfile.extend({
  emailProven: z.boolean().describe("Guest orders and bookings with the address are in the account"),
}).meta({ id: "ProvableProfile" });

export const ForgotPasswordBody = z.object({ email: AccountEmail });

export const LinkToken = z.string().min(1).max(200).describe("From the emailed link");

export const ResetPasswordBody = z.object({ token: LinkToken, password: NewPassword });

export const ProveEmailBody = z.object({
  token: LinkToken,
  password: NewPassword.optional().describe(
    "A new password for the account; needed where the request carries no session of it",
  ),
});

export const PasswordBody = z.object({
  password: GivenPassword.describe("The account's password once more"),
});
