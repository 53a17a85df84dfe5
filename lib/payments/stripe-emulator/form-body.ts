/** A value of a form-encoded request: text, a list, or named parts. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormBody = { [name: string]: FormValue };

type Branch = Map<string, string | Branch>;

function grow(root: Branch, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  if (rest.length === 0) {
    root.set(head, value);
    return;
  }
  const known = root.get(head);
  const branch = known instanceof Map ? known : new Map<string, string | Branch>();
  root.set(head, branch);
  grow(branch, rest, value);
}

function nested(branch: string | Branch): FormValue {
  if (typeof branch === "string") return branch;
  const entries = [...branch].map(([name, inner]): [string, FormValue] => [name, nested(inner)]);
  const isList = entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Reads `a=1&b[0]=x&c[d]=y`, the encoding of Stripe's requests, into nested values. */
export function readFormBody(text: string): FormBody {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    grow(root, name.replaceAll("]", "").split("["), value);
  }
  return Object.fromEntries([...root].map(([name, branch]) => [name, nested(branch)]));
}
