import { endpoint } from "@/lib/app/endpoint";
import { localMailbox } from "@/lib/platform/mail/local-mailbox";
import { Mailbox, MailboxQuery } from "@/lib/platform/mail/mail-contract";
import { readMailbox } from "@/lib/platform/mail/read-mailbox";

export const GET = endpoint({
  operationId: "readLocalMailbox",
  summary: "Read the emails of a local installation",
  description:
    "In demo mode only, for callers on the same machine. Answers 404 to everybody else, and when an email provider is configured.",
  tag: "Local development",
  guard: localMailbox,
  query: MailboxQuery,
  response: Mailbox,
  errors: ["NOT_FOUND"],
  handle: async ({ app, query }) => ({ emails: await readMailbox(app, { to: query.to ?? null }) }),
});
