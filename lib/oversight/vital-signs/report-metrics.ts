import { timingSafeEqual } from "node:crypto";
import type { App } from "@/lib/payments/app";
import type { ReadValues } from "@/lib/platform/metrics/metrics";
import { UNREAD, valuesOf } from "./vital-signs";
import { readVitalSigns } from "./vital-signs-store";

/** Every process is asked by every Prometheus, and what the database says is the same in all. */
const KEPT_MS = 15_000;
/** Without the database a scrape still has what the process counts, long before it gives up itself. */
const PATIENCE_MS = 1_000;

type Reading = { values: ReadValues; readAtMs: number };
type Reader = { reading: Promise<Reading> | null; last: Reading | null };
const readers = new WeakMap<App["db"], Reader>();

/**
 * The answer to `/metrics`: with the token of the installation the text for Prometheus, with another 401. There is nothing
 * at this address without a token, or on Vercel, where each of many short-lived processes counts for itself.
 */
export async function reportMetrics(
  app: App,
  { authorization, queueOf }: { authorization: string | null; queueOf: Readonly<Record<string, string>> },
): Promise<Response> {
  const { METRICS_TOKEN: token, VERCEL } = app.env;
  if (token === undefined || VERCEL) return plain(404, "There is nothing at this address.\n");
  if (!isToken(authorization, token)) {
    return plain(401, "This address needs the token of METRICS_TOKEN.\n", {
      "www-authenticate": 'Bearer realm="metrics"',
    });
  }
  const text = await app.metrics.text(await valuesNow(app, queueOf));
  return plain(200, text, { "content-type": app.metrics.contentType });
}

/** What was read within 15 seconds, else what one reader reads for all who ask meanwhile. */
async function valuesNow(app: App, queueOf: Readonly<Record<string, string>>): Promise<ReadValues> {
  const reader = readers.get(app.db) ?? { reading: null, last: null };
  readers.set(app.db, reader);
  if (reader.last && performance.now() - reader.last.readAtMs < KEPT_MS) return reader.last.values;
  reader.reading ??= readVitalSigns(app.db, app.clock.now())
    .then((signs) => {
      reader.last = { values: valuesOf(signs, queueOf), readAtMs: performance.now() };
      return reader.last;
    })
    .finally(() => {
      reader.reading = null;
    });
  const found = await answerOf(reader.reading);
  return found?.values ?? UNREAD;
}

async function answerOf(reading: Promise<Reading>): Promise<Reading | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([reading, silence]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Takes as long for a wrong token as for the right one. */
function isToken(authorization: string | null, token: string): boolean {
  const given = Buffer.from(authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}
