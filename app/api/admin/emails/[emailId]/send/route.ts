import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { EmailParams } from "@/lib/platform/mail/email-log-contract";
import { sendKeptEmail } from "@/lib/platform/mail/send-kept-email";

export const POST = endpoint({
  operationId: "sendKeptEmail",
  summary: "Send an email that was kept because no mail provider was set up",
  description: "It is queued as it was written. An email that was sent or is queued is refused.",
  tag: "Admin jobs",
  guard: superAdmin,
  params: EmailParams,
  response: null,
  errors: ["EMAIL_NOT_KEPT", "NO_MAIL_PROVIDER"],
  handle: ({ app, params }) => sendKeptEmail(app, params),
});
