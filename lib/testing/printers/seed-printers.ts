import type { App } from "@/lib/app/app";
import { BridgePrinter } from "@/lib/platform/printer-emulator/bridge-printer";
import type { EmulatedPrinter } from "@/lib/platform/printer-emulator/emulated-printer";
import { EpsonPrinter } from "@/lib/platform/printer-emulator/epson-printer";
import { StarPrinter } from "@/lib/platform/printer-emulator/star-printer";
import { createPrinter } from "@/lib/service/printers/create-printer";
import type { CreatePrinterRequest } from "@/lib/service/printers/printer-contract";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { lineTo } from "./printer-line";

const EMULATORS = {
  star_cloudprnt: StarPrinter,
  epos_direct: EpsonPrinter,
  escpos_bridge: BridgePrinter,
} as const;

let made = 0;

/** A printer of a restaurant, and the emulated device that asks for its tickets. */
export async function seedPrinter<Kind extends keyof typeof EMULATORS>(
  app: App,
  shop: SeededShop,
  { kind, ...terms }: Partial<CreatePrinterRequest> & { kind: Kind },
): Promise<{ id: string; device: InstanceType<(typeof EMULATORS)[Kind]> }> {
  made += 1;
  const usual = { name: `Printer ${made}`, width: 80, ticketKinds: ["kitchen"], stationIds: [] } as const;
  const request = {
    ...usual,
    ticketKinds: [...usual.ticketKinds],
    stationIds: [],
    substituteId: null,
    kind,
    ...terms,
  };
  const { printer, url } = await createPrinter(app, { tenantId: shop.tenantId, request });
  const Device = EMULATORS[kind] as new (
    ...given: ConstructorParameters<typeof BridgePrinter>
  ) => EmulatedPrinter;
  const device = new Device(url, lineTo(app), request.width);
  return { id: printer.id, device: device as InstanceType<(typeof EMULATORS)[Kind]> };
}
