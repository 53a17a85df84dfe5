import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { handOutAnnounced } from "./hand-out-announced";
import { handOutJob } from "./hand-out-job";
import type { PrinterRow } from "./printer";
import { renderForStar, STAR_MEDIA_TYPES } from "./render-job-gateway";
import { readStarToken } from "./star-protocol";

type Asking = { tenantId: TenantId; printer: PrinterRow };

/** The ticket that was announced, in the printer's language; null when there is none, or not in that language. */
export async function answerStarJob(
  app: App,
  { token, mediaType, ...asking }: Asking & { token: string | null; mediaType: string },
): Promise<Uint8Array<ArrayBuffer> | "unsupported" | null> {
  if (!STAR_MEDIA_TYPES.includes(mediaType)) return "unsupported";
  const announced = token === null ? null : readStarToken(token);
  const job = announced
    ? await handOutAnnounced(app, { ...asking, announced })
    : await handOutJob(app, asking);
  return job && renderForStar(job, { width: asking.printer.width, mediaType });
}
