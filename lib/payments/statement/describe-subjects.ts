import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { SubjectFacts } from "@/lib/payments/payments/payment-subject";
import { SUBJECT_KINDS, type SubjectKind } from "@/lib/payments/subject/subject";

/** What a statement says of these subjects, by their ids; one call to each domain. */
export async function describeSubjects(
  app: App,
  tenantId: TenantId,
  rows: readonly { subjectKind: SubjectKind | null; subjectId: string | null }[],
): Promise<ReadonlyMap<string, SubjectFacts>> {
  const found = await Promise.all(
    SUBJECT_KINDS.map((kind) => {
      const ids = rows.flatMap(({ subjectKind, subjectId }) =>
        subjectKind === kind && subjectId !== null ? [subjectId] : [],
      );
      return ids.length === 0 ? [] : app.subjects[kind].describe(app, { tenantId, ids: [...new Set(ids)] });
    }),
  );
  return new Map(found.flat().map((facts) => [facts.id, facts]));
}
