import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { PrinterBase, type PrinterFault } from "./emulated-printer";
import type { PrinterLine } from "./printer-line";
import { readCommands } from "./read-commands";

const STATUS = {
  paper_out: "410 Out of paper",
  cover_open: "420 Cover open",
  bad_ticket: "511 Media decoding error",
};
const MAC = "00:11:62:00:00:01";

type PollAnswer = { jobReady: boolean; mediaTypes?: string[]; jobToken?: string };

/** A printer that speaks Star CloudPRNT over HTTP, as its protocol guide describes it. */
export class StarPrinter extends PrinterBase {
  private token = "";

  constructor(
    url: string,
    readonly line: PrinterLine,
    width: PaperWidth = 80,
    readonly language:
      | "application/vnd.star.starprnt"
      | "application/vnd.star.line" = "application/vnd.star.starprnt",
  ) {
    super(url, width);
  }

  /** Asks whether there is a ticket. */
  async poll({ printingInProgress = false } = {}): Promise<PollAnswer> {
    const { fault } = this;
    const well = this.isPaperLow ? "211 Paper low" : "200 OK";
    const statusCode = fault === null || fault === "bad_ticket" ? well : STATUS[fault];
    const response = await this.line(
      new Request(this.url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          status: "23 6 0 0 0 0 0 0 0",
          printerMAC: MAC,
          statusCode,
          printingInProgress,
        }),
      }),
    );
    if (response.status !== 200) throw new Error(`A poll was answered ${response.status}`);
    return (await response.json()) as PollAnswer;
  }

  /** Fetches a ticket that was announced; null when the server no longer has it. */
  async fetchJob(token: string): Promise<Uint8Array | null> {
    const query = new URLSearchParams({ mac: MAC, type: this.language, token });
    const response = await this.line(new Request(`${this.url}?${query}`));
    return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : null;
  }

  async take(): Promise<string | null> {
    const { jobReady, jobToken, mediaTypes = [] } = await this.poll();
    if (!jobReady || jobToken === undefined) return null;
    if (!mediaTypes.includes(this.language)) throw new Error("It is offered in no language of this printer");
    const bytes = await this.fetchJob(jobToken);
    if (!bytes) return null;
    const [jobId = ""] = jobToken.split(".");
    this.token = jobToken;
    this.held = { jobId, paper: readCommands(bytes, this.width, this.language) };
    return jobId;
  }

  async confirm(_: string, fault: PrinterFault): Promise<void> {
    const code = fault === null ? "200 OK" : STATUS[fault];
    const query = new URLSearchParams({ mac: MAC, code, token: this.token });
    const response = await this.line(new Request(`${this.url}?${query}`, { method: "DELETE" }));
    if (response.status !== 200) throw new Error(`A result was answered ${response.status}`);
  }
}
