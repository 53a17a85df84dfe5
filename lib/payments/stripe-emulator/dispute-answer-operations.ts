import {
  EVIDENCE_FILES,
  EVIDENCE_MEDIA_TYPES,
  EVIDENCE_TEXTS,
  MAX_ALL_CHARACTERS,
  MAX_ALL_FILES_BYTES,
  MAX_TEXT_CHARACTERS,
} from "@/lib/payments/processor/dispute-evidence";
import { endDispute, isUndecided } from "./dispute-operations";
import type { DisputeObject, FileObject } from "./emulator-object";
import {
  type Context,
  done,
  malformed,
  missing,
  newStripeId,
  type Operation,
  type Outcome,
  positive,
  refuse,
  text,
  unix,
} from "./emulator-operations";
import { findObject, insertObject, lockObject, replaceObject } from "./emulator-store";
import type { FormBody, FormValue } from "./form-body";

const TEXTS = new Set<string>(Object.values(EVIDENCE_TEXTS));
const FILES = new Set<string>(Object.values(EVIDENCE_FILES));
/** Of one file that is uploaded. */
const MAX_FILE_BYTES = 5_000_000;

/** Uploads a file that evidence can name; other purposes are not known here. */
export const createFile: Operation = async ({ tx, now, owner }, form) => {
  if (form.purpose !== "dispute_evidence")
    return malformed("Invalid purpose: must be one of dispute_evidence", { param: "purpose" });
  const given = partsOf(form.file);
  const size = positive(given.size);
  const type = EVIDENCE_MEDIA_TYPES.find((known) => known === given.type);
  if (size === null)
    return malformed("Missing required param: file.", { code: "parameter_missing", param: "file" });
  if (type === undefined)
    return malformed("Files for the purpose dispute_evidence must be PDF, JPEG or PNG.", { param: "file" });
  if (size > MAX_FILE_BYTES)
    return malformed("The file is larger than the 5 MB that dispute_evidence allows.", { param: "file" });
  const file: FileObject = {
    id: newStripeId("file"),
    object: "file",
    purpose: form.purpose,
    filename: text(given.filename) ?? "file",
    size,
    type: type.split("/")[1] ?? type,
    created: unix(now),
  };
  await insertObject(tx, file, { now, owner });
  return done(file);
};

/**
 * Stages evidence, or submits it to the bank, which hears it once (`submission_count`). What arrives after `due_by` is
 * taken and marked as `past_due`. The test texts of the real service decide at once.
 */
export const updateDispute: Operation = async (context, form, id) => {
  const dispute = await lockObject(context.tx, "dispute", id);
  if (!dispute) return missing("dispute", id);
  const given = partsOf(form.evidence);
  const wrong = wrongShape(given) ?? (await wrongFiles(context, given));
  if (wrong) return wrong;
  if (!isUndecided(dispute)) return refuse("This dispute is already closed.");
  if ((dispute.evidence_details.submission_count ?? 0) > 0)
    return refuse("Evidence for this dispute has already been submitted to the bank.");
  const evidence = { ...dispute.evidence, ...textsOf(given) };
  if (charactersOf(evidence) > MAX_ALL_CHARACTERS)
    return refuse("The combined character count of all fields is limited to 150,000.", { param: "evidence" });
  const submits = form.submit !== "false";
  const answered = await keepEvidence(context, dispute, { evidence, submits });
  const decision = submits ? evidence.uncategorized_text : null;
  if (decision === "winning_evidence") return endDispute(context, id, "won");
  if (decision === "losing_evidence") return endDispute(context, id, "lost");
  return done(answered);
};

/** Gives up: the dispute is lost. */
export const closeDispute: Operation = async (context, _form, id) => {
  const dispute = await lockObject(context.tx, "dispute", id);
  if (!dispute) return missing("dispute", id);
  return isUndecided(dispute) ? endDispute(context, id, "lost") : refuse("This dispute is already closed.");
};

async function keepEvidence(
  { tx, now, emit }: Context,
  dispute: DisputeObject,
  { evidence, submits }: { evidence: Record<string, string>; submits: boolean },
): Promise<DisputeObject> {
  const { due_by } = dispute.evidence_details;
  const answered: DisputeObject = {
    ...dispute,
    evidence,
    status: submits ? "under_review" : dispute.status,
    evidence_details: {
      due_by,
      has_evidence: Object.keys(evidence).length > 0,
      past_due: submits && due_by !== null && unix(now) > due_by,
      submission_count: submits ? 1 : 0,
    },
  };
  await replaceObject(tx, answered);
  await emit("charge.dispute.updated", answered);
  return answered;
}

function wrongShape(given: FormBody): Outcome | null {
  for (const [name, value] of Object.entries(given)) {
    const param = `evidence[${name}]`;
    if (!TEXTS.has(name) && !FILES.has(name))
      return malformed(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
    if (TEXTS.has(name) && String(value).length > MAX_TEXT_CHARACTERS)
      return malformed(`Invalid string: must be at most ${MAX_TEXT_CHARACTERS} characters`, { param });
  }
  return null;
}

async function wrongFiles({ tx }: Context, given: FormBody): Promise<Outcome | null> {
  let bytes = 0;
  for (const [name, value] of Object.entries(given).filter(([name]) => FILES.has(name))) {
    const file = await findObject(tx, "file", text(value) ?? "");
    if (!file)
      return refuse(`No such file upload: '${text(value) ?? ""}'`, {
        code: "resource_missing",
        param: `evidence[${name}]`,
      });
    bytes += file.size;
  }
  if (bytes <= MAX_ALL_FILES_BYTES) return null;
  return refuse("The combined size of all evidence files is limited to 4.5 MB.", { param: "evidence" });
}

const partsOf = (value: FormValue | undefined): FormBody =>
  typeof value === "object" && !Array.isArray(value) ? value : {};
const textsOf = (given: FormBody) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, text(value) ?? ""]));
const charactersOf = (evidence: Record<string, string>) =>
  Object.entries(evidence).reduce((sum, [name, value]) => sum + (TEXTS.has(name) ? value.length : 0), 0);
