import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { EmailLog, EmailLogQuery } from "@/lib/mail/email-log-contract";
import { listEmailLog } from "@/lib/mail/list-email-log";

export const GET = endpoint({
  operationId: "listEmailLog",
  summary: "Emails that were given up, are waiting or were sent",
  tag: "Platform",
  guard: superAdmin,
  query: EmailLogQuery,
  response: EmailLog,
  errors: [],
  handle: ({ app, query }) => listEmailLog(app, query),
});
