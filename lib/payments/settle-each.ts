import type { App } from "@/lib/app/app";

const AT_ONCE = 8;

/**
 * Settles many things with the processor's help, eight at a time. One that fails is logged and left for the next run, and
 * keeps none of the others waiting.
 */
export async function settleEach<T>(
  app: App,
  what: string,
  items: readonly T[],
  settle: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      await settle(item).catch((error: unknown) =>
        app.log.warn({ err: error, item }, `could not settle a ${what}`),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
