import type { TextRule } from "@/components/form/text-rule";

/** The code of a sales agent, as links carry it. */
export const CODE_RULE = {
  maxLength: 32,
  isValid: (text: string) => /^[A-Za-z0-9_-]{3,32}$/.test(text),
} satisfies TextRule;
