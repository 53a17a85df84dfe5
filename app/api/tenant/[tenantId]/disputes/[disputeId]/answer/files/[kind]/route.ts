import { endpoint } from "@/lib/app/endpoint";
import { changeEvidenceFile } from "@/lib/payments/disputes/change-evidence-file";
import { DisputeDetail, DisputeFileParams } from "@/lib/payments/disputes/dispute-answer-contract";
import { EVIDENCE_MEDIA_TYPES, MAX_ALL_FILES_BYTES } from "@/lib/payments/processor/dispute-evidence";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

const errors = ["DISPUTE_NOT_FOUND", "DISPUTE_OVER", "DISPUTE_ANSWERED", "DISPUTE_ANSWER_CHANGED"] as const;

export const PUT = endpoint({
  operationId: "putEvidenceFile",
  summary: "Attach a file to the answer to a dispute",
  description:
    "The body is the file itself: PDF, JPEG or PNG, all files together at most 4.5 MB. It takes the place of one of its kind.",
  tag: "Disputes",
  guard: tenantAccess,
  params: DisputeFileParams,
  rawBody: { mediaTypes: EVIDENCE_MEDIA_TYPES, maxBytes: MAX_ALL_FILES_BYTES },
  response: DisputeDetail,
  errors: ["INVALID_EVIDENCE", ...errors],
  audited: true,
  handle: ({ app, tenant, params: { disputeId, kind }, file }) =>
    changeEvidenceFile(app, { tenantId: tenant.id, disputeId, kind, content: file.bytes }),
});

export const DELETE = endpoint({
  operationId: "removeEvidenceFile",
  summary: "Take a file off the answer to a dispute",
  description: "Removing it again answers the same.",
  tag: "Disputes",
  guard: tenantAccess,
  params: DisputeFileParams,
  response: null,
  errors: [...errors],
  audited: true,
  async handle({ app, tenant, params: { disputeId, kind } }) {
    await changeEvidenceFile(app, { tenantId: tenant.id, disputeId, kind, content: null });
  },
});
