import { isIP } from "node:net";
import type { DomainObject, MethodOnDomain } from "./emulator-object";
import {
  type Context,
  done,
  malformed,
  missing,
  newStripeId,
  type Operation,
  refuse,
  text,
  unix,
} from "./emulator-operations";
import { insertObject, listObjects, lockObject, replaceObject } from "./emulator-store";
import { readList } from "./list-form";

const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;
const LOCAL = /\.(localhost|local)$/;
const ANY = {
  parentId: null,
  transferGroup: null,
  startingAfter: null,
  createdFrom: null,
  createdBefore: null,
};

const isPublic = (host: string) => isIP(host) === 0 && HOST.test(host) && !LOCAL.test(host);

export const createDomain: Operation = async (context, form) => {
  const name = text(form.domain_name);
  if (name === null) return malformed("Missing required param: domain_name.", { param: "domain_name" });
  if (!isPublic(name))
    return refuse(`The domain name ${name} is not valid. Use the name of a host on the internet.`, {
      param: "domain_name",
    });
  const { tx, now, owner } = context;
  const [known] = await listObjects(tx, "payment_method_domain", {
    ...ANY,
    owner,
    parentId: name,
    limit: 1,
  });
  if (known) return done(known);
  const domain: DomainObject = {
    id: newStripeId("pmd"),
    object: "payment_method_domain",
    domain_name: name,
    enabled: true,
    ...methodsOn(context, name),
    created: unix(now),
    livemode: false,
  };
  await insertObject(tx, domain, { parentId: name, now, owner });
  return done(domain);
};

export const listDomains: Operation = async ({ tx, owner }, form) => {
  const { limit, ...page } = readList(form);
  const found = await listObjects(tx, "payment_method_domain", {
    ...page,
    owner,
    parentId: text(form.domain_name),
    transferGroup: null,
    limit: limit + 1,
  });
  const wanted = text(form.enabled);
  const data = found.slice(0, limit).filter(({ enabled }) => wanted === null || String(enabled) === wanted);
  return done({ object: "list", url: "/v1/payment_method_domains", data, has_more: found.length > limit });
};

export const updateDomain: Operation = async ({ tx }, form, id) => {
  const domain = await lockObject(tx, "payment_method_domain", id);
  if (!domain) return missing("payment_method_domain", id);
  const enabled = text(form.enabled);
  const changed = enabled === null ? domain : { ...domain, enabled: enabled === "true" };
  await replaceObject(tx, changed);
  return done(changed);
};

/** Looks again whether the wallets take the host. */
export const validateDomain: Operation = async (context, _form, id) => {
  const domain = await lockObject(context.tx, "payment_method_domain", id);
  if (!domain) return missing("payment_method_domain", id);
  const changed: DomainObject = { ...domain, ...methodsOn(context, domain.domain_name) };
  await replaceObject(context.tx, changed);
  return done(changed);
};

const METHODS = ["apple_pay", "google_pay", "link", "paypal", "amazon_pay", "klarna"] as const;

function methodsOn({ unreachableHosts }: Context, host: string) {
  const state = (method: (typeof METHODS)[number]): MethodOnDomain =>
    method === "apple_pay" && unreachableHosts.includes(host)
      ? { status: "inactive", status_details: { error_message: `${host} could not be reached.` } }
      : { status: "active" };
  return Object.fromEntries(METHODS.map((method) => [method, state(method)])) as Record<
    (typeof METHODS)[number],
    MethodOnDomain
  >;
}
