import { setTimeout as pass } from "node:timers/promises";
import type { EmulatedPrinter, PrintedTicket, PrinterFault } from "./emulated-printer";
import { EpsonPrinter } from "./epson-printer";

const POLL_MS = 2_000;
const SLOW_MS = 10_000;
/** So many papers are kept of each printer. */
const MOST_PAPERS = 12;
const MOST_PRINTERS = 12;

/** What somebody has switched on a printer. */
export type RigSwitches = {
  fault: PrinterFault;
  isPaperLow: boolean;
  /** Takes ten seconds for a ticket. */
  isSlow: boolean;
  /** Does not ask, prints and answers nothing; what it had in its hands is lost. */
  isDead: boolean;
  /** Asks twice at once. */
  asksTwice: boolean;
  /** Its result comes after its next question. */
  reorders: boolean;
};

export type RigPrinter = RigSwitches & {
  id: string;
  name: string;
  kind: string;
  /** What went wrong with its last question; null when it was answered. */
  problem: string | null;
  papers: { printedAt: Date; ticket: PrintedTicket }[];
};

/** A device with the name that its printer has, and the clock of its server. */
export type RigDevice = Pick<RigPrinter, "id" | "name" | "kind"> & {
  device: EmulatedPrinter;
  now: () => Date;
};

type Entry = RigPrinter & RigDevice & { isRemoved: boolean; seen: number };

const WELL: RigSwitches = {
  fault: null,
  isPaperLow: false,
  isSlow: false,
  isDead: false,
  asksTwice: false,
  reorders: false,
};

/** Emulated printers that ask for tickets by themselves, as long as this process runs. */
export class PrinterRig {
  private readonly entries = new Map<string, Entry>();

  list(): RigPrinter[] {
    return [...this.entries.values()];
  }

  /** Switches a printer on; one of that name is replaced. False when there are too many. */
  add(device: RigDevice): boolean {
    const { id } = device;
    const known = this.entries.get(id);
    if (!known && this.entries.size >= MOST_PRINTERS) return false;
    if (known) known.isRemoved = true;
    const entry: Entry = { ...device, ...WELL, problem: null, papers: [], isRemoved: false, seen: 0 };
    this.entries.set(id, entry);
    void run(entry);
    return true;
  }

  /** False when there is no such printer. */
  change(id: string, switches: Partial<RigSwitches>): boolean {
    const entry = this.entries.get(id);
    if (!entry) return false;
    Object.assign(entry, switches);
    entry.device.fault = entry.fault;
    entry.device.isPaperLow = entry.isPaperLow;
    if (entry.isDead) entry.device.drop();
    return true;
  }

  remove(id: string): boolean {
    const entry = this.entries.get(id);
    if (entry) entry.isRemoved = true;
    return this.entries.delete(id);
  }
}

async function run(entry: Entry): Promise<void> {
  while (!entry.isRemoved) {
    if (!entry.isDead) {
      entry.problem = await step(entry).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      keepPapers(entry);
    }
    await pass(POLL_MS, undefined, { ref: false });
  }
}

async function step(entry: Entry): Promise<void> {
  const { device } = entry;
  if (device instanceof EpsonPrinter) await device.tellStatus();
  await Promise.all(entry.asksTwice ? [device.take(), device.take()] : [device.take()]);
  if (entry.isSlow) await pass(SLOW_MS, undefined, { ref: false });
  if (entry.isDead || entry.isRemoved) return device.drop();
  if (entry.reorders) await device.take();
  await device.printAndConfirm();
}

function keepPapers(entry: Entry): void {
  const { printed } = entry.device;
  const fresh = printed.slice(entry.seen).map((ticket) => ({ printedAt: entry.now(), ticket }));
  entry.seen = printed.length;
  if (fresh.length > 0) entry.papers = [...entry.papers, ...fresh].slice(-MOST_PAPERS);
}

const SINGLETON = Symbol.for("bazar.printer-rig");

/** The rig of this process: pages and server are bundled apart and share it through the global object. */
export function printerRig(): PrinterRig {
  const all = globalThis as { [SINGLETON]?: PrinterRig };
  all[SINGLETON] ??= new PrinterRig();
  return all[SINGLETON];
}
