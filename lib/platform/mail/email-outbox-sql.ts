import { TRACE_FIELD } from "@/lib/platform/jobs/traced-payload";
import { MOST_TRIES } from "./delivery-tries";

/**
 * The part of a statement that queues emails with what causes them, without a round trip. It needs a CTE `written` with
 * id, tenant_id, "to", template, locale, props, unique_key, created_at and trace, which the job carries on.
 */
export const INSERT_WRITTEN_EMAILS = `
    INSERT INTO email (id, tenant_id, "to", template, locale, props, unique_key, created_at)
    SELECT id, tenant_id, "to", template, locale, props, unique_key, created_at FROM written
    RETURNING id`;

/** Adds the delivery job of each email of `written` and `emailed`, for workers to find at their next look (ADR 070). */
export const COUNT_EMAIL_JOBS = `
    SELECT count(add_quiet_job('send-email', json_strip_nulls(json_build_object('emailId', id, '${TRACE_FIELD}', trace)),
                               ${2 * MOST_TRIES}))
      FROM emailed JOIN written USING (id)`;
