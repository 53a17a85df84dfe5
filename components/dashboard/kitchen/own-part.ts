import type { KitchenTicketWire, KitchenView } from "@/lib/service/kitchen/kitchen-contract";

type Part = KitchenTicketWire["parts"][number];
export type TicketLine = Part["lines"][number];

/** A ticket as a screen shows it: of its station, or of the whole kitchen where that is null. */
export type ShownTicket = Omit<Part, "stationId"> & {
  ticket: KitchenTicketWire;
  stationId: string | null;
  /** All that is left waits for a course to be fired. */
  isHeld: boolean;
};

export const isLineDone = (line: Pick<TicketLine, "made" | "quantity" | "isVoided">): boolean =>
  line.isVoided || line.made >= line.quantity;

/** What a ticket is to a screen; null where its station makes nothing of it. */
export function ownPart(ticket: KitchenTicketWire, stationId: string | null): ShownTicket | null {
  const parts = ticket.parts.filter((part) => stationId === null || part.stationId === stationId);
  const [first] = parts;
  if (!first) return null;
  const lines = parts.length === 1 ? first.lines : mergedLines(parts);
  const bumps = parts.flatMap(({ bumpedAt }) => (bumpedAt === null ? [] : [bumpedAt]));
  const left = lines.filter((line) => !isLineDone(line));
  return {
    ticket,
    stationId,
    lines,
    since: parts.map(({ since }) => since).reduce((a, b) => (a < b ? a : b)),
    startedAt: parts.find(({ startedAt }) => startedAt !== null)?.startedAt ?? null,
    bumpedAt: bumps.length === 0 ? null : bumps.reduce((a, b) => (a > b ? a : b)),
    isRecalled: parts.some(({ isRecalled }) => isRecalled),
    isDone: parts.every(({ isDone }) => isDone),
    isHeld: left.length > 0 && left.every(({ isHeld }) => isHeld),
  };
}

/** A dish that several stations make together is made when all of them are done with it. */
function mergedLines(parts: readonly Part[]): TicketLine[] {
  const lines = new Map<string, TicketLine>();
  for (const line of parts.flatMap((part) => part.lines)) {
    const known = lines.get(line.key);
    lines.set(line.key, known ? { ...known, made: Math.min(known.made, line.made) } : line);
  }
  return [...lines.values()];
}

/** What is to be made: a rush first, what waits for its course last, else the longest waiting first. */
export function openTickets(view: KitchenView, stationId: string | null): ShownTicket[] {
  const rank = ({ ticket, isHeld }: ShownTicket) => (isHeld ? 2 : ticket.isRush ? 0 : 1);
  return view.tickets
    .filter(isInKitchen)
    .flatMap((ticket) => ownPart(ticket, stationId) ?? [])
    .filter(({ isDone, bumpedAt, isHeld }) => !isDone || (isHeld && bumpedAt !== null))
    .filter(({ ticket, isRecalled }) => ticket.status !== "ready" || isRecalled)
    .toSorted((a, b) => rank(a) - rank(b) || a.since.localeCompare(b.since));
}

/** What was bumped last comes first: what can be recalled. */
export function bumpedTickets(view: KitchenView, stationId: string | null): ShownTicket[] {
  return view.tickets
    .filter(isInKitchen)
    .flatMap((ticket) => ownPart(ticket, stationId) ?? [])
    .filter(({ bumpedAt, isDone }) => bumpedAt !== null && isDone)
    .toSorted((a, b) => (b.bumpedAt ?? "").localeCompare(a.bumpedAt ?? ""));
}

const isInKitchen = ({ status }: KitchenTicketWire): boolean => status !== "delivered";

export type TicketAge = { minutes: number; urgency: "calm" | "soon" | "late" };

/** How long a ticket has waited, and whether that is long. A device whose clock runs behind never shows less than 0. */
export function ticketAge(
  { since }: Pick<ShownTicket, "since">,
  { soonMinutes, lateMinutes }: Pick<KitchenView, "soonMinutes" | "lateMinutes">,
  now: Date,
): TicketAge {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  return { minutes, urgency: minutes >= lateMinutes ? "late" : minutes >= soonMinutes ? "soon" : "calm" };
}
