import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { PrinterBase, type PrinterFault } from "./emulated-printer";
import type { PrinterLine } from "./printer-line";
import { readCommands } from "./read-commands";

/** A printer that understands ESC/POS, behind a bridge. */
export class BridgePrinter extends PrinterBase {
  constructor(
    url: string,
    private readonly line: PrinterLine,
    width: PaperWidth = 80,
  ) {
    super(url, width);
  }

  async take(): Promise<string | null> {
    const { job } = (await this.post("", { state: stateOf(this.fault) })) as {
      job: { id: string; data: string } | null;
    };
    if (!job) return null;
    const bytes = Uint8Array.from(Buffer.from(job.data, "base64"));
    this.held = { jobId: job.id, paper: readCommands(bytes, this.width, "application/octet-stream") };
    return job.id;
  }

  async confirm(jobId: string, fault: PrinterFault): Promise<void> {
    const problem = fault === null ? {} : { problem: fault };
    await this.post("/result", { jobId, printed: fault === null, state: stateOf(fault), ...problem });
  }

  private async post(path: string, body: object): Promise<unknown> {
    const response = await this.line(
      new Request(`${this.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
    if (response.status !== 200) throw new Error(`A bridge was answered ${response.status}`);
    return response.json();
  }
}

const stateOf = (fault: PrinterFault) => (fault === null || fault === "bad_ticket" ? "online" : fault);
