import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { PrinterBase, type PrinterFault } from "./emulated-printer";
import type { PrinterLine } from "./printer-line";
import { readEpos } from "./read-epos";

const CODES = { paper_out: "EPTR_REC_EMPTY", cover_open: "EPTR_COVER_OPEN", bad_ticket: "SchemaError" };
/** Bits of the status: online with the drawer closed; what an open cover and an empty roll add. */
const WELL = 0x0f000014;
const OFFLINE = 0x00000008;
const COVER_OPEN = 0x00000020;
const PAPER_LOW = 0x00020000;
const PAPER_OUT = 0x000a0000;
const REQUEST =
  /<ePOSPrint><Parameter><devid>local_printer<\/devid><timeout>\d+<\/timeout><printjobid>([\w.-]{1,30})<\/printjobid><\/Parameter><PrintData>([\s\S]*)<\/PrintData><\/ePOSPrint>/;

/** A printer that speaks Epson Server Direct Print, as its user's manual describes it. */
export class EpsonPrinter extends PrinterBase {
  constructor(
    url: string,
    private readonly line: PrinterLine,
    width: PaperWidth = 80,
  ) {
    super(url, width);
  }

  async take(): Promise<string | null> {
    const xml = await this.post({ ConnectionType: "GetRequest", ID: "", Name: "" });
    const [, jobId, data] = REQUEST.exec(xml) ?? [];
    if (jobId === undefined || data === undefined) return null;
    this.held = { jobId, paper: readEpos(data, this.width) };
    return jobId;
  }

  async confirm(jobId: string, fault: PrinterFault): Promise<void> {
    const code = fault === null ? "" : CODES[fault];
    const response = `<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${fault === null}" code="${code}" status="251658262" battery="0"/>`;
    const file = `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse>${response}</PrintResponse></ePOSPrint></PrintResponseInfo>`;
    await this.post({ ConnectionType: "SetResponse", ID: "", Name: "", ResponseFile: file });
  }

  /** Its status notification, where that is switched on. */
  async tellStatus(): Promise<void> {
    const bits =
      WELL |
      (this.isPaperLow ? PAPER_LOW : 0) |
      (this.fault === "cover_open" ? COVER_OPEN | OFFLINE : 0) |
      (this.fault === "paper_out" ? PAPER_OUT | OFFLINE : 0);
    const asb = `0x${bits.toString(16).toUpperCase().padStart(8, "0")}`;
    const status = `<?xml version="1.0" encoding="utf-8"?><statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus="${asb}"/></statusmonitor>`;
    const answer = await this.post({ ConnectionType: "SetStatus", ID: "", Status: status });
    if (answer !== "") throw new Error("A notification was answered with data, which a printer would lose");
  }

  private async post(fields: Record<string, string>): Promise<string> {
    const response = await this.line(
      new Request(this.url, { method: "POST", body: new URLSearchParams(fields) }),
    );
    if (response.status !== 200) throw new Error(`A form was answered ${response.status}`);
    return response.text();
  }
}
