import {
  isEmail,
  isPhone,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from "@/lib/core/contact/contact";
import type { TextRule } from "./text-rule";

export const NAME_RULE = { required: true, maxLength: MAX_NAME_LENGTH } satisfies TextRule;

export const EMAIL_RULE = {
  required: true,
  maxLength: MAX_EMAIL_LENGTH,
  isValid: isEmail,
} satisfies TextRule;

export const PHONE_RULE = {
  required: true,
  maxLength: MAX_PHONE_LENGTH,
  isValid: isPhone,
} satisfies TextRule;

export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
