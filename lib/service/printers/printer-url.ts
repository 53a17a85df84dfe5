import type { App } from "@/lib/payments/app";
import type { PrinterKind } from "./printer";

const PATHS = {
  star_cloudprnt: "star",
  epos_direct: "epos",
  escpos_bridge: "bridge",
} as const satisfies Record<PrinterKind, string>;

/** The address that is typed into the settings of a printer or its bridge. */
export function printerUrl(app: App, { kind, code }: { kind: PrinterKind; code: string }): string {
  return new URL(`/api/printers/${code}/${PATHS[kind]}`, app.env.publicUrl).href;
}
