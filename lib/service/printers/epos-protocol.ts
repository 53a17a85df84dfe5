import type { PrinterState } from "./printer";

/** How long a printer may take for one ticket. */
const TIMEOUT_MS = 30_000;

/** The answer to a printer's GetRequest (Epson Server Direct Print, PrintRequestInfo 2.00); null is nothing to print. */
export function eposRequestInfo(job: { id: string; xml: string } | null): string {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>';
  if (job === null) return `${declaration}<PrintRequestInfo Version="2.00"></PrintRequestInfo>`;
  const parameter = `<devid>local_printer</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${job.id}</printjobid>`;
  return `${declaration}<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter>${parameter}</Parameter><PrintData>${job.xml}</PrintData></ePOSPrint></PrintRequestInfo>`;
}

export type EposResult = { jobId: string; problem: string | null; state: PrinterState };

const PRINT = /<ePOSPrint>([\s\S]*?)<\/ePOSPrint>/g;
const JOB = /<printjobid>\s*([\w.-]{1,40})\s*<\/printjobid>/;
const RESPONSE = /<response\b([^>]*)>/;

/** What a printer says of tickets in the ResponseFile of its SetResponse; what cannot be read is left out. */
export function readEposResults(xml: string): EposResult[] {
  return [...xml.matchAll(PRINT)].flatMap(([, part = ""]): EposResult[] => {
    const jobId = JOB.exec(part)?.[1];
    const attributes = RESPONSE.exec(part)?.[1];
    if (jobId === undefined || attributes === undefined) return [];
    const isPrinted = /success="(?:true|1)"/.test(attributes);
    const code = /code="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return [
      {
        jobId,
        problem: isPrinted ? null : code || "not printed",
        state: isPrinted ? "online" : stateOf(code),
      },
    ];
  });
}

function stateOf(code: string): PrinterState {
  if (code === "EPTR_COVER_OPEN") return "cover_open";
  if (code === "EPTR_REC_EMPTY") return "paper_out";
  // It could not read the ticket, which says nothing about the printer.
  if (code === "SchemaError") return "online";
  return "error";
}
