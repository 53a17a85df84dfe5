export { type Bazar, type BazarOptions, createBazar } from "./bazar.js";
export { BazarError, dataOf } from "./bazar-error.js";
export { everyPage } from "./every-page.js";
export type { components, operations, paths } from "./generated/api.js";
export type { WebhookEvent, WebhookEvents } from "./generated/webhook-events.js";
export type { Retry } from "./retry.js";
export { isEvent, type VerifyOptions, verifyWebhook, WebhookError } from "./webhook.js";
