export { type Bazar, type BazarOptions, createBazar } from "./bazar";
export { BazarError, dataOf } from "./bazar-error";
export { everyPage } from "./every-page";
export type { components, operations, paths } from "./generated/api";
export { type VerifyOptions, verifyWebhook, WebhookError, type WebhookEvent } from "./webhook";
