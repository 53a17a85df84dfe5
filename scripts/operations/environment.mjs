/**
 * An environment of these variables alone, for a program that is to get nothing else from ours.
 *
 * @param {Record<string, string | undefined>} variables
 */
export function environmentOf(variables) {
  return /** @type {NodeJS.ProcessEnv} */ (variables);
}
