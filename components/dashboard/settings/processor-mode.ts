/** What online payments run on here: real money, the processor's test mode, the built-in one, or nothing. */
export type ProcessorMode = "live" | "test" | "demo" | "none";

/** The mode that a secret key of the processor, or its absence, means. */
export function processorMode({
  secretKey,
  hasEmulator,
}: {
  secretKey: string | undefined;
  hasEmulator: boolean;
}): ProcessorMode {
  if (hasEmulator) return "demo";
  if (!secretKey) return "none";
  return /^(?:sk|rk)_live_/.test(secretKey) ? "live" : "test";
}
