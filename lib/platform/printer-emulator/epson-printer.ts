import type { PaperWidth } from "@/lib/core/ticket/ticket";
import { PrinterBase, type PrinterFault } from "./emulated-printer";
import type { PrinterLine } from "./printer-line";
import { readEpos } from "./read-epos";

const CODES = { paper_out: "EPTR_REC_EMPTY", cover_open: "EPTR_COVER_OPEN" };
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

  private async post(fields: Record<string, string>): Promise<string> {
    const response = await this.line(
      new Request(this.url, { method: "POST", body: new URLSearchParams(fields) }),
    );
    if (response.status !== 200) throw new Error(`A form was answered ${response.status}`);
    return response.text();
  }
}
