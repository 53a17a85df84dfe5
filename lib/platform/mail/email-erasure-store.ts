import type { Tx } from "@/lib/platform/db/db";

/** Deletes the emails about these things, sent or queued. Their unique keys name what they are about. */
export async function deleteEmailsAbout(
  tx: Tx,
  refs: readonly { tenantId: string; id: string }[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM email m
     USING jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) AS ref("tenantId" text, id text)
     WHERE m.tenant_id = ref."tenantId" AND split_part(m.unique_key, ':', 2) = ref.id`;
}

/**
 * Deletes the links that were emailed to an account's address at one place (null: the platform). Those of a staff
 * account with the same address stay.
 */
export async function deleteAccountEmails(
  tx: Tx,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM email m
     WHERE m."to" = ${email} AND m.tenant_id IS NOT DISTINCT FROM ${tenantId}
       AND m.template IN ('password-reset', 'prove-email')
       AND NOT EXISTS (SELECT FROM account_token t
                        WHERE t.kind = 'platform' AND m.unique_key = 'password-reset:' || t.id)`;
}
