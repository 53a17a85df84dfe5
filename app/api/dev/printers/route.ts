import { endpoint } from "@/lib/app/endpoint";
import { localDoor } from "@/lib/platform/http/local-door";
import { replyEmpty } from "@/lib/platform/http/reply";
import { printerRig } from "@/lib/platform/printer-emulator/printer-rig";
import { addEmulatedPrinter } from "@/lib/service/printers/add-emulated-printer";
import { changeEmulatedPrinter } from "@/lib/service/printers/change-emulated-printer";
import {
  AddEmulatedPrinterBody,
  ChangeEmulatedPrinterBody,
  EmulatedPrinterList,
  EmulatedPrinterQuery,
} from "@/lib/service/printers/emulated-printer-contract";
import { listEmulatedPrinters } from "@/lib/service/printers/list-emulated-printers";

export const GET = endpoint({
  operationId: "listEmulatedPrinters",
  summary: "List the emulated printers and what they printed",
  description: "In demo mode only, for callers on the same machine; answers 404 to everybody else.",
  tag: "Local development",
  guard: localDoor,
  response: EmulatedPrinterList,
  errors: ["NOT_FOUND"],
  handle: async () => ({ printers: await listEmulatedPrinters() }),
});

export const POST = endpoint({
  operationId: "addEmulatedPrinter",
  summary: "Have an emulated printer ask for a printer's tickets",
  description:
    "It speaks the printer's protocol to this server, as a real one does. In demo mode only, for callers on the same machine; answers 404 to everybody else.",
  tag: "Local development",
  guard: localDoor,
  body: AddEmulatedPrinterBody,
  response: EmulatedPrinterList,
  errors: ["NOT_FOUND", "PRINTER_NOT_FOUND"],
  async handle({ app, body }) {
    await addEmulatedPrinter(app, body);
    return { printers: await listEmulatedPrinters() };
  },
});

export const PATCH = endpoint({
  operationId: "changeEmulatedPrinter",
  summary: "Turn the switches of an emulated printer",
  description:
    "Such as paper that runs low. In demo mode only, for callers on the same machine; answers 404 to everybody else.",
  tag: "Local development",
  guard: localDoor,
  body: ChangeEmulatedPrinterBody,
  response: EmulatedPrinterList,
  errors: ["NOT_FOUND", "PRINTER_NOT_FOUND"],
  async handle({ body }) {
    changeEmulatedPrinter(body);
    return { printers: await listEmulatedPrinters() };
  },
});

export const DELETE = endpoint({
  operationId: "removeEmulatedPrinter",
  summary: "Switch an emulated printer off for good",
  description:
    "Its papers are gone with it. In demo mode only, for callers on the same machine; answers 404 to everybody else.",
  tag: "Local development",
  guard: localDoor,
  query: EmulatedPrinterQuery,
  response: null,
  errors: ["NOT_FOUND"],
  async handle({ query }) {
    printerRig().remove(query.id);
    return replyEmpty(204);
  },
});
