/** Why a field cannot be sent: nothing was given, or it cannot be used. */
export type FieldProblem = "missing" | "invalid";

export interface TextRule {
  required?: boolean;
  maxLength: number;
  isValid?: (text: string) => boolean;
  /** Blanks count, as in a password. */
  isExact?: boolean;
}

/** What has to be put right in a text before it can be sent, or null. */
export function textProblem(rule: TextRule, typed: string): FieldProblem | null {
  const text = rule.isExact ? typed : typed.trim();
  if (text === "") return rule.required ? "missing" : null;
  return text.length > rule.maxLength || rule.isValid?.(text) === false ? "invalid" : null;
}
