import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { EmailLog, EmailLogQuery } from "@/lib/platform/mail/email-log-contract";
import { listEmailLog } from "@/lib/platform/mail/list-email-log";

export const GET = endpoint({
  operationId: "listEmailLog",
  summary: "List the emails of one status from the last 30 days",
  description:
    "Whom an email was for and which it was; its text is not shown. Those that were given up, unless `status` says otherwise.",
  tag: "Admin jobs",
  guard: superAdmin,
  query: EmailLogQuery,
  response: EmailLog,
  errors: [],
  handle: ({ app, query }) => listEmailLog(app, query),
});
