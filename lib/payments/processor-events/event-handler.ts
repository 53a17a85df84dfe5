import type { App } from "@/lib/payments/app";
import type { EventEffect } from "@/lib/payments/payments/event-effect";

/**
 * Reads the object of an event and prepares its effect, or null when it is about nothing of ours. May ask the processor;
 * the transaction has not begun yet.
 */
export type EventHandler = (app: App, object: Record<string, unknown>) => Promise<EventEffect | null>;
