import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "./password-length";

const Code = z
  .string()
  .max(20)
  .transform((code) => code.replace(/\s/g, ""))
  .refine((code) => /^\d{6}$/.test(code), "must be 6 digits")
  .meta({ example: "123456" })
  .describe("The 6 digits that the authenticator app shows now; each works once");
const RecoveryCode = z
  .string()
  .min(1)
  .max(60)
  .describe("One of the recovery codes instead of `code`; each works once");
const Password = z.string().min(1).max(MAX_PASSWORD_LENGTH);

/** What shows the second factor: a code of the app or a recovery code. */
export const factorFields = { code: Code.optional(), recoveryCode: RecoveryCode.optional() };
export type FactorProof = { code?: string | undefined; recoveryCode?: string | undefined };

export const BeginSecondFactorBody = z.object({ password: Password });
export const ConfirmSecondFactorBody = z.object({ code: Code });
export const ProvenSecondFactorBody = z
  .object({ password: Password, ...factorFields })
  .refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
    path: ["code"],
    message: "must be given, or recoveryCode in its place",
  })
  .meta({ example: { password: "a-first-password", code: "123456" } });

export const SecondFactorState = z
  .object({
    enabled: z.boolean(),
    enabledAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
    required: z.boolean().describe("Required for super-admins, except in a demo"),
    dueAt: z.iso
      .datetime()
      .nullable()
      .describe(
        "The date by which an owner who takes cards needs one, once notified; null for everybody else",
      ),
  })
  .meta({ id: "SecondFactor" });
export type SecondFactorState = z.output<typeof SecondFactorState>;

export const SecondFactorDraft = z
  .object({
    secret: z.string().describe("Base32, to type in where the QR code cannot be scanned"),
    uri: z.string().describe("The `otpauth://` address in the QR code"),
    qrCode: z.string().describe("The QR code as a `data:` address of an SVG picture"),
  })
  .meta({ id: "SecondFactorDraft" });
export type SecondFactorDraft = z.output<typeof SecondFactorDraft>;

export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe("Shown this once") })
  .meta({ id: "RecoveryCodes" });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;
