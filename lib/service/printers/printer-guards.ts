import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Guard } from "@/lib/platform/http/guard";
import { digestOfCode, tenantOfCode } from "./device-code";
import type { PrinterRow } from "./printer";
import { findPrinterByDigest } from "./printer-store";

/** For a printer or its bridge, which names itself by the code in the path. Throws PRINTER_NOT_FOUND. */
export const printerAccess: Guard<{ tenantId: TenantId; printer: PrinterRow }> = {
  name: "printer",
  cookies: [],
  refusals: ["PRINTER_NOT_FOUND"],
  async check({ app, params }) {
    const code = params.code ?? "";
    const tenantId = tenantOfCode(code);
    const printer =
      tenantId && (await findPrinterByDigest(app.db.prisma, { tenantId, tokenDigest: digestOfCode(code) }));
    if (!tenantId || !printer) return fail("PRINTER_NOT_FOUND", "No printer has this code. Make a new one.");
    return { tenantId, printer };
  },
};
