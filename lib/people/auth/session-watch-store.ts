import type { Db } from "@/lib/platform/db/db";

/**
 * Which of these streams of a restaurant's staff outlive what opened them, by their places: the session has ended or
 * expired, its user is no longer on the team, has no support visit there, or shares a device that is locked and shows no
 * board.
 */
export async function listOutlived(
  db: Db,
  { streams, now }: { streams: readonly { sessionId: string; tenantId: string }[]; now: Date },
): Promise<number[]> {
  const { rows } = await db.pool.query<{ place: number }>({
    name: "outlived-streams",
    text: `
      SELECT stream.place::int - 1 AS place
        FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS stream (session_id, tenant_id, place)
       WHERE NOT EXISTS (
         SELECT FROM session s
          WHERE s.id = stream.session_id AND s.revoked_at IS NULL AND s.expires_at > $3
            AND CASE s.kind
                WHEN 'platform' THEN
                  EXISTS (SELECT FROM role_in_team(stream.tenant_id, s.subject_id))
                  AND (s.shared_tenant_id IS NULL
                       OR s.shared_tenant_id = stream.tenant_id
                          AND (s.shows_board OR s.acting_until > $3 AND EXISTS (
                            SELECT FROM role_by_pin(s.shared_tenant_id, s.acting_user_id, s.acting_since))))
                WHEN 'admin' THEN EXISTS (SELECT FROM open_visits(stream.tenant_id, s.subject_id, $3))
                ELSE false END)`,
    values: [streams.map(({ sessionId }) => sessionId), streams.map(({ tenantId }) => tenantId), now],
  });
  return rows.map(({ place }) => place);
}
