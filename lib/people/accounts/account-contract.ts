import { z } from "zod";

/** The shortest password (Specification, Limits); the longest only bounds the work of hashing it. */
export const NewPassword = z.string().min(8).max(1000);

/** An email address in the form in which accounts are compared. */
export const AccountEmail = z
  .string()
  .trim()
  .pipe(z.email().max(254))
  .transform((email) => email.toLowerCase())
  .meta({ example: "ada@diner.example" });

export const PersonName = z.string().trim().min(1).max(100);

/** Specification, Marketplace account: the register request. */
export const RegisterBody = z.object({
  email: AccountEmail,
  password: NewPassword,
  name: PersonName,
  gdprConsent: z.literal(true, "must be true: an account cannot be kept without consent"),
});

export const AccountLoginBody = z.object({ email: AccountEmail, password: z.string().min(1).max(1000) });

export const AccountProfile = z
  .object({ id: z.string(), email: z.string(), name: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: "AccountProfile" });

export const ForgotPasswordBody = z.object({ email: AccountEmail });

/** The secret of an emailed link. */
export const LinkToken = z.string().min(1).max(200).describe("From the emailed link");

export const ResetPasswordBody = z.object({ token: LinkToken, password: NewPassword });

export const ProveEmailBody = z.object({
  token: LinkToken,
  password: NewPassword.optional().describe(
    "A new password for the account; needed where the request carries no session of it",
  ),
});

export const PasswordBody = z.object({
  password: z.string().min(1).max(1000).describe("The account's password once more"),
});
