import type { Bitmap } from "@/lib/core/ticket/bitmap";
import type { PaperWidth } from "@/lib/core/ticket/ticket";
import type { Paper } from "./paper";

/** What is wrong with a printer; `bad_ticket` is one that cannot read what it is sent, and otherwise is well. */
export type PrinterFault = "paper_out" | "cover_open" | "bad_ticket" | null;

/** What came out of an emulated printer. */
export type PrintedTicket = { jobId: string; texts: string[]; picture: Bitmap; drawerKicks: number };

/** A printer as a server sees it. What it does goes in steps, so that tests can stop between them, as a dead one does. */
export interface EmulatedPrinter {
  fault: PrinterFault;
  /** Its roll is nearly used up, which it says where its protocol has words for it. */
  isPaperLow: boolean;
  readonly printed: PrintedTicket[];
  /** Asks for a ticket, and takes it if there is one; it is not printed yet. Returns the ticket's id. */
  take(): Promise<string | null>;
  /** Prints what it has taken, or does not because of its fault, and says so. */
  printAndConfirm(): Promise<void>;
  /** Prints what it has taken and loses the connection before it can say so. */
  printSilently(): Promise<void>;
  /** Loses what it has taken, as one does that is switched off. */
  drop(): void;
  /** All of it: asks, prints and confirms. Returns the ticket's id. */
  work(): Promise<string | null>;
}

/** What all emulated printers have in common. */
export abstract class PrinterBase implements EmulatedPrinter {
  fault: PrinterFault = null;
  isPaperLow = false;
  readonly printed: PrintedTicket[] = [];
  protected held: { jobId: string; paper: Paper } | null = null;

  constructor(
    readonly url: string,
    readonly width: PaperWidth,
  ) {}

  abstract take(): Promise<string | null>;
  protected abstract confirm(jobId: string, fault: PrinterFault): Promise<void>;

  async printAndConfirm(): Promise<void> {
    const { held } = this;
    if (!held) return;
    if (this.fault === null) await this.print(held);
    this.held = null;
    await this.confirm(held.jobId, this.fault);
  }

  async printSilently(): Promise<void> {
    if (this.held) await this.print(this.held);
    this.held = null;
  }

  drop(): void {
    this.held = null;
  }

  async work(): Promise<string | null> {
    const jobId = await this.take();
    await this.printAndConfirm();
    return jobId;
  }

  private async print({ jobId, paper }: { jobId: string; paper: Paper }): Promise<void> {
    const { texts, drawerKicks } = paper;
    this.printed.push({ jobId, texts, drawerKicks, picture: await paper.print() });
  }
}
