import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { drawPrintJob } from "@/lib/service/printers/draw-print-job";
import { PrintJobParams } from "@/lib/service/printers/print-job-contract";

export const GET = endpoint({
  operationId: "drawPrintJob",
  summary: "Get a picture of a ticket",
  description: "A PNG of what the printer makes of it, dot by dot.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: PrintJobParams,
  response: null,
  produces: "image/png",
  errors: ["PRINT_JOB_NOT_FOUND"],
  atOnce: 2,
  async handle({ app, tenant, params }) {
    const png = await drawPrintJob(app, { tenantId: tenant.id, jobId: params.jobId });
    return new Response(png, {
      headers: { "content-type": "image/png", "cache-control": "private, no-store" },
    });
  },
});
