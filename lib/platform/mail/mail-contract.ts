import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "@/lib/core/contact/contact";

export const MailboxQuery = z.object({
  to: z.string().trim().min(1).max(MAX_EMAIL_LENGTH).optional().describe("Only emails to this address"),
});

export const MailboxEmail = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    createdAt: z.iso.datetime(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
  })
  .meta({ id: "MailboxEmail" });

export type MailboxEmail = z.output<typeof MailboxEmail>;

export const Mailbox = z.object({ emails: z.array(MailboxEmail) });
