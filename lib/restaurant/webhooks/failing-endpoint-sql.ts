/**
 * Whether the endpoint fails, or was disabled because it did: it needs a person until it works again or is enabled,
 * deleted, or disabled by the restaurant itself.
 */
export const failsAtWebhook = (endpoint: string) =>
  `${endpoint}.failing_since IS NOT NULL AND ${endpoint}.disabled_reason IS DISTINCT FROM 'owner'
   AND ${endpoint}.deleted_at IS NULL`;
