import { BazarError } from "bazar-client";

/** Ends the program with a message that says what is not as it should be. */
export function check(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`Not as it should be: ${what}`);
}

export function checkEqual<Value>(actual: Value, expected: Value, what: string): void {
  check(actual === expected, `${what} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
}

export function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Not found: ${what}`);
  return value;
}

/** Webhooks come when they come: asks again until the answer is there, and says what did not come. */
export async function eventually<Value>(
  read: () => Promise<Value | null> | Value | null,
  what: string,
  withinMs = 15_000,
): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await read();
    if (value !== null) return value;
    check(Date.now() < end, `after ${withinMs / 1_000} s there was still not: ${what}`);
    await pause(50);
  }
}

export async function waitFor(condition: () => boolean, what: string): Promise<void> {
  await eventually(() => condition() || null, what);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** One line about what went wrong; of a refusal with what support asks for. */
export function explain(failure: unknown): string {
  if (failure instanceof BazarError) {
    const { status, code, reason, message, requestId } = failure;
    return `The API refused: ${status} ${[code, reason].filter(Boolean).join("/")}, ${message} (${requestId})`;
  }
  return failure instanceof Error ? failure.message : String(failure);
}
