import type { App } from "@/lib/app/app";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import type { PrinterLine } from "@/lib/platform/printer-emulator/printer-line";
import { apiRoutes } from "@/lib/testing/call";

const dispatcher = createDispatcher(apiRoutes);
let lines = 0;

/** The line of a printer to an app of the test, from an address of its own. */
export function lineTo(app: App): PrinterLine {
  lines += 1;
  const peer = `10.77.${lines >> 8}.${lines & 255}`;
  return (request) => dispatcher.dispatch(request, { peer, app });
}
