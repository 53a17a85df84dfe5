import { type QueuedStep, undoStep } from "@/components/dashboard/orders/offline/held-steps";
import type { KitchenStepKind, KitchenTicketWire, KitchenView } from "@/lib/service/kitchen/kitchen-contract";

/** How long a bump can be undone before it is sent. */
export const UNDO_MS = 4_000;

/** What a cook did on this screen, and the server has not answered yet; instants as in HeldStep. */
export type KitchenStep = QueuedStep & {
  kind: KitchenStepKind;
  subjectId: string;
  round: number;
  /** What the ticket is called, for the words about it. */
  label: string;
  stationId: string | null;
  lines: { key: string; units: number }[] | null;
  /** With a recall: the bump that was seen. */
  bumpedAt: string | null;
  course: number | null;
};

type NewStep = Pick<KitchenStep, "kind" | "stationId"> &
  Partial<Pick<KitchenStep, "lines" | "bumpedAt" | "course">>;

/** A step of a ticket. Only a bump waits for its undo: it may make an order ready, and its guest is written to. */
export function newStep(ticket: KitchenTicketWire, step: NewStep, nowMs: number): KitchenStep {
  const { id, subjectId, round, label } = ticket;
  return {
    lines: null,
    bumpedAt: null,
    course: null,
    ...step,
    key: `kitchen-${id}-${step.stationId ?? "all"}-${step.kind}-${nowMs}`,
    // Steps of one ticket are sent one after the other.
    orderId: id,
    subjectId,
    round,
    label,
    madeAtMs: nowMs,
    dueAtMs: step.kind === "bump" ? nowMs + UNDO_MS : nowMs,
    tries: 0,
  };
}

/** Takes back the bump of a ticket that has not been sent; null when there is none. */
export function takeBackBump(
  steps: readonly KitchenStep[],
  { ticketId, stationId, nowMs }: { ticketId: string; stationId: string | null; nowMs: number },
): readonly KitchenStep[] | null {
  const bump = steps.findLast(
    (step) => step.kind === "bump" && step.orderId === ticketId && step.stationId === stationId,
  );
  if (!bump) return null;
  const left = undoStep(steps, bump.key, nowMs);
  return left === steps ? null : left;
}

/** The kitchen as it will be once all steps are made. */
export function showKitchenSteps(view: KitchenView, steps: readonly KitchenStep[]): KitchenView {
  if (steps.length === 0) return view;
  const tickets = view.tickets.map((ticket) =>
    steps.reduce((shown, step) => (step.orderId === ticket.id ? showStep(shown, step) : shown), ticket),
  );
  return { ...view, tickets };
}

type Part = KitchenTicketWire["parts"][number];

function showStep(ticket: KitchenTicketWire, step: KitchenStep): KitchenTicketWire {
  const { kind, stationId } = step;
  if (kind === "rush" || kind === "calm") return { ...ticket, isRush: kind === "rush" };
  const parts = ticket.parts.map((part) =>
    kind === "fire" || stationId === null || part.stationId === stationId ? showInPart(part, step) : part,
  );
  const fired = kind === "fire" && step.course !== null ? [...ticket.fired, step.course] : ticket.fired;
  return { ...ticket, parts, fired };
}

function showInPart(part: Part, { kind, lines, course, madeAtMs }: KitchenStep): Part {
  const at = new Date(madeAtMs).toISOString();
  const named = lines && new Map(lines.map(({ key, units }) => [key, units]));
  const withMade = (madeOf: (line: Part["lines"][number]) => number) =>
    part.lines.map((line) => ({ ...line, made: madeOf(line) }));
  switch (kind) {
    case "start":
      return { ...part, startedAt: part.startedAt ?? at };
    case "strike":
      return { ...part, lines: withMade((line) => (named?.has(line.key) ? line.quantity : line.made)) };
    case "unstrike":
      return { ...part, lines: withMade((line) => (named?.has(line.key) ? 0 : line.made)) };
    case "recall":
      return { ...part, bumpedAt: null, isDone: false, isRecalled: true, lines: withMade(() => 0) };
    case "fire":
      return {
        ...part,
        lines: part.lines.map((line) => (line.course === course ? { ...line, isHeld: false } : line)),
      };
    default: {
      const made = withMade((line) => {
        const units = named ? named.get(line.key) : line.quantity;
        return line.isHeld || line.isVoided || units === undefined
          ? line.made
          : Math.max(line.made, Math.min(units, line.quantity));
      });
      const isDone = made.every((line) => line.isHeld || line.isVoided || line.made >= line.quantity);
      return { ...part, bumpedAt: at, isRecalled: false, isDone, lines: made };
    }
  }
}

/** The steps that a device remembers; what is no step is left out. */
export function readKitchenSteps(stored: unknown): KitchenStep[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (step): step is KitchenStep =>
      typeof step === "object" &&
      step !== null &&
      ["key", "orderId", "kind", "subjectId", "label"].every((field) => typeof step[field] === "string") &&
      ["round", "madeAtMs", "dueAtMs", "tries"].every((field) => typeof step[field] === "number"),
  );
}
