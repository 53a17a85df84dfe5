import { endpoint } from "@/lib/http/endpoint";
import { localMailbox } from "@/lib/mail/local-mailbox";
import { Mailbox, MailboxQuery } from "@/lib/mail/mail-contract";
import { readMailbox } from "@/lib/mail/read-mailbox";

export const GET = endpoint({
  operationId: "readLocalMailbox",
  summary: "Read the emails of a local start",
  description:
    "On a demo, to callers on the same machine. Answers 404 to everybody else, and while an email provider is configured.",
  tag: "Local development",
  guard: localMailbox,
  query: MailboxQuery,
  response: Mailbox,
  errors: ["NOT_FOUND"],
  handle: async ({ app, query }) => ({ emails: await readMailbox(app, { to: query.to ?? null }) }),
});
