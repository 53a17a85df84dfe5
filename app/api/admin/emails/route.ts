import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { EmailLog, EmailLogQuery } from "@/lib/platform/mail/email-log-contract";
import { listEmailLog } from "@/lib/platform/mail/list-email-log";

export const GET = endpoint({
  operationId: "listEmailLog",
  summary: "List emails that were given up, are waiting or were sent",
  description:
    "Whom an email was for and which it was; its text is not shown. `status` chooses one of the three.",
  tag: "Admin jobs",
  guard: superAdmin,
  query: EmailLogQuery,
  response: EmailLog,
  errors: [],
  handle: ({ app, query }) => listEmailLog(app, query),
});
