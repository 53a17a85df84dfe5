import type { EmulatorPlatform } from "./platform-account";

/**
 * Why Stripe refuses what is to follow the account's name on card statements, or null. The first words are those that
 * integrators have published; its page ("Statement descriptors") has the other rules, and nobody the words.
 */
export function refuseSuffix({ statementPrefix }: EmulatorPlatform, suffix: string): string | null {
  const whole = statementPrefix === null ? suffix : `${statementPrefix}* ${suffix}`;
  if (whole.length > 22)
    return `The statement descriptor must be at most 22 characters. ${whole} is ${whole.length} characters long.`;
  if (!/[a-z]/i.test(suffix))
    return "The statement descriptor must contain at least one alphabetic character.";
  if (/[<>\\'"*]/.test(suffix) || /[^\p{Script=Latin}\p{Script=Common}]/u.test(suffix))
    return "The statement descriptor contains characters that are not allowed.";
  return null;
}
