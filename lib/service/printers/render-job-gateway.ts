import { eposTicket } from "@/lib/core/ticket/epos-ticket";
import { escposTicket } from "@/lib/core/ticket/escpos-ticket";
import { markTicket } from "@/lib/core/ticket/mark-ticket";
import { STAR_LANGUAGES, starTicket } from "@/lib/core/ticket/star-ticket";
import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { ticketPicture } from "@/lib/core/ticket/ticket-picture";
import { drawRow, pngOfBitmap } from "@/lib/platform/print/draw-row-gateway";
import type { PrintJobRow } from "./print-job";

type Marked = Pick<PrintJobRow, "ticket" | "isReprint" | "mayBeTwice">;

/** In what a Star printer may ask for a ticket, the best first. */
export const STAR_MEDIA_TYPES = [...Object.keys(STAR_LANGUAGES), "image/png"];

function printingOf(job: Marked, width: PaperWidth) {
  return { ticket: markTicket(job.ticket, job), width, drawRow };
}

/** A ticket as a Star printer asked for it, or null for a media type that tickets do not come in. */
export async function renderForStar(
  job: Marked,
  { width, mediaType }: { width: PaperWidth; mediaType: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (mediaType === "image/png") return renderPicture(job, width);
  if (!isStarLanguage(mediaType)) return null;
  return starTicket(printingOf(job, width), mediaType);
}

export function renderForEpos(job: Marked, width: PaperWidth): Promise<string> {
  return eposTicket(printingOf(job, width));
}

export function renderForBridge(job: Marked, width: PaperWidth): Promise<Uint8Array<ArrayBuffer>> {
  return escposTicket(printingOf(job, width));
}

/** What the printer makes of a ticket, as a PNG. */
export async function renderPicture(job: Marked, width: PaperWidth): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await pngOfBitmap(await ticketPicture(printingOf(job, width))));
}

function isStarLanguage(mediaType: string): mediaType is keyof typeof STAR_LANGUAGES {
  return Object.hasOwn(STAR_LANGUAGES, mediaType);
}
