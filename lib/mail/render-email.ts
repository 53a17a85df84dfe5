import type { Email } from "@/lib/db/generated/client";

export type RenderedEmail = { subject: string; html: string; text: string };

/** Renders a stored email by its template, in its locale. */
export async function renderEmail(
  email: Pick<Email, "template" | "locale" | "props">,
): Promise<RenderedEmail> {
  throw new Error(`There is no template ${email.template}`);
}
