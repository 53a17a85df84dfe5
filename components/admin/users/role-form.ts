import type { TextRule } from "@/components/form/text-rule";
import { REFERRAL_CODE, REFERRAL_CODE_LENGTH } from "@/lib/core/ids/referral-code";

export const CODE_RULE = {
  maxLength: REFERRAL_CODE_LENGTH.to,
  isValid: (text: string) => REFERRAL_CODE.test(text),
} satisfies TextRule;
