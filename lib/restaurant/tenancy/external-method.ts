/** External methods that pages name in their language; a restaurant's others are shown as they are written. */
export const KNOWN_EXTERNAL_METHODS = ["terminal", "voucher", "invoice", "aggregator"] as const;
export type KnownExternalMethod = (typeof KNOWN_EXTERNAL_METHODS)[number];

/** Whether pages have a word for it. */
export function isKnownExternalMethod(type: string): type is KnownExternalMethod {
  return KNOWN_EXTERNAL_METHODS.some((known) => known === type);
}

export const MAX_EXTERNAL_METHODS = 20;
export const MAX_EXTERNAL_METHOD_LENGTH = 40;
