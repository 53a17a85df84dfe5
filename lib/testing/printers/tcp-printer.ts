import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pass } from "node:timers/promises";
import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { CommandReader, UnfinishedData } from "@/lib/platform/printer-emulator/command-reader";
import type { PrintedTicket, PrinterFault } from "@/lib/platform/printer-emulator/emulated-printer";
import type { Paper } from "@/lib/platform/printer-emulator/paper";
import { ESCPOS } from "@/lib/platform/printer-emulator/read-commands";

/** What comes on a connection: a ticket, a question about the printer's state, or one that waits behind a ticket. */
type Part = { kind: "ticket"; paper: Paper } | { kind: "state"; about: number } | { kind: "done" };

const LOOK_MS = 20;
/** Of the answers to DLE EOT; and "there is paper", to GS r. */
const FIXED_BITS = 0x12;
const OFFLINE = 0x08;
const COVER_OPEN = 0x04;
const STOPPED_BY_PAPER = 0x20;
const NO_PAPER = 0x6c;
const PAPER_IS_THERE = 0x00;

/**
 * An ESC/POS printer in a network: it listens on a port of this machine, prints what is sent there, and answers
 * questions about its state (DLE EOT) at once and those behind a ticket (GS r) in their turn. What is in its buffer when
 * its paper runs out is printed when there is paper again, as at a real one; when it is switched off, that is lost.
 */
export class TcpPrinter {
  fault: PrinterFault = null;
  /** How long one ticket takes. */
  ticketMs = 0;
  /** Many printers answer no question at all, or only those about their state. */
  answers: "all" | "state" | "nothing" = "all";
  readonly printed: Omit<PrintedTicket, "jobId">[] = [];
  /** Tickets that were sent here, also those that it lost. */
  received = 0;
  port = 0;
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private printing: Promise<void> = Promise.resolve();

  constructor(readonly width: PaperWidth = 80) {}

  /** On the port that it had before, if it had one. */
  async switchOn(): Promise<void> {
    const server = createServer((socket) => this.listenTo(socket));
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.port, "127.0.0.1", resolve);
    });
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Its connections end, and nothing answers on its port. */
  async switchOff(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  private listenTo(socket: Socket): void {
    this.sockets.add(socket);
    let bytes: Uint8Array = new Uint8Array();
    let known = 0;
    const read = (isOver: boolean) => {
      const parts = partsOf(bytes, { width: this.width, isOver });
      for (const part of parts.slice(known)) this.take(part, socket);
      known = Math.max(known, parts.length);
    };
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.sockets.delete(socket);
      read(true);
    });
    socket.on("data", (more) => {
      bytes = Buffer.concat([bytes, more]);
      read(false);
    });
  }

  private take(part: Part, socket: Socket): void {
    if (part.kind === "ticket") this.print(part.paper);
    else if (part.kind === "state") {
      if (this.answers !== "nothing") socket.write(Uint8Array.of(FIXED_BITS | this.bits(part.about)));
    } else if (this.answers === "all") {
      void this.printing.then(() => {
        if (!socket.destroyed) socket.write(Uint8Array.of(PAPER_IS_THERE));
      });
    }
  }

  private print(paper: Paper): void {
    this.received += 1;
    const { server } = this;
    this.printing = this.printing.then(async () => {
      await pass(this.ticketMs);
      while (this.fault !== null && this.server === server) await pass(LOOK_MS);
      if (server === null || this.server !== server) return;
      const { texts, drawerKicks } = paper;
      this.printed.push({ texts, drawerKicks, picture: await paper.print() });
    });
  }

  private bits(about: number): number {
    const isOut = this.fault === "paper_out";
    if (about === 1) return this.fault === null ? 0 : OFFLINE;
    if (about === 2) return (this.fault === "cover_open" ? COVER_OPEN : 0) | (isOut ? STOPPED_BY_PAPER : 0);
    return about === 4 && isOut ? NO_PAPER : 0;
  }
}

/** What has come on a connection so far; one ticket at most, as bridges send them. */
function partsOf(bytes: Uint8Array, { width, isOver }: { width: PaperWidth; isOver: boolean }): Part[] {
  const parts: Part[] = [];
  let isBegun = false;
  const endTicket = (paper: Paper) => {
    if (isBegun) parts.push({ kind: "ticket", paper });
    isBegun = false;
  };
  const reader = new CommandReader(bytes, width, {
    ...ESCPOS,
    "1b40": () => {
      isBegun = true;
    },
    "1d5642": (own) => {
      ESCPOS["1d5642"]?.(own);
      endTicket(own.paper);
    },
    "1004": (own) => void parts.push({ kind: "state", about: own.byte() }),
    "1d72": (own) => {
      own.byte();
      endTicket(own.paper);
      parts.push({ kind: "done" });
    },
  });
  try {
    reader.read();
    if (isOver) endTicket(reader.paper);
  } catch (error) {
    if (!(error instanceof UnfinishedData)) throw error;
  }
  return parts;
}
