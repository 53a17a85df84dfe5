import type { EndpointObject } from "./emulator-object";
import { done, malformed, missing, newStripeId, type Operation, text, unix } from "./emulator-operations";
import { insertObject, lockObject, replaceObject } from "./emulator-store";

/** The addresses that events are sent to. The emulator keeps them; its own events go to the server that it is part of. */

export const createEndpoint: Operation = async ({ tx, now, owner }, form) => {
  const url = text(form.url);
  const events = form.enabled_events;
  if (url === null) return malformed("Missing required param: url.", { param: "url" });
  if (!Array.isArray(events))
    return malformed("Missing required param: enabled_events.", { param: "enabled_events" });
  const endpoint: EndpointObject = {
    id: newStripeId("we"),
    object: "webhook_endpoint",
    url,
    enabled_events: events.map(String),
    api_version: text(form.api_version),
    application: text(form.connect) === "true" ? "ca_embedded" : null,
    description: text(form.description),
    status: "enabled",
    metadata: {},
    created: unix(now),
    livemode: false,
  };
  await insertObject(tx, endpoint, { now, owner });
  return done({ ...endpoint, secret: newStripeId("whsec") });
};

export const updateEndpoint: Operation = async ({ tx }, form, id) => {
  const endpoint = await lockObject(tx, "webhook_endpoint", id);
  if (!endpoint) return missing("webhook endpoint", id);
  const { enabled_events: events, url, disabled } = form;
  const changed: EndpointObject = {
    ...endpoint,
    url: text(url) ?? endpoint.url,
    enabled_events: Array.isArray(events) ? events.map(String) : endpoint.enabled_events,
    status: text(disabled) === "true" ? "disabled" : "enabled",
  };
  await replaceObject(tx, changed);
  return done(changed);
};
