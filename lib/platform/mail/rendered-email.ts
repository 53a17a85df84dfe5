/** An email as the queue keeps it. */
export type QueuedEmail = { template: string; locale: string; props: unknown };

export type RenderedEmail = { subject: string; html: string; text: string };

/** Renders a stored email by its template, in its locale or else in English. Throws when there is no such template. */
export type RenderEmail = (email: QueuedEmail) => Promise<RenderedEmail>;
