export type QueuedEmail = { template: string; locale: string; props: unknown };

/** A file that goes along with an email, as text. */
export type EmailAttachment = { filename: string; contentType: string; content: string };

export type RenderedEmail = {
  subject: string;
  html: string;
  text: string;
  attachments: readonly EmailAttachment[];
};

/** Renders a stored email by its template, in its locale or else in English. Throws when there is no such template. */
export type RenderEmail = (email: QueuedEmail) => Promise<RenderedEmail>;
