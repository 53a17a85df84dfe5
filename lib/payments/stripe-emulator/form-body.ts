import { createHash } from "node:crypto";

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

/**
 * The body of a request as form-encoded text. Of an uploaded file it has name, type, size and a digest, by which a repeat
 * is told from another file: the boundary of a multipart body is another one each time.
 */
export async function readRequestBody(request: Request): Promise<string> {
  const isMultipart = request.headers.get("content-type")?.startsWith("multipart/form-data");
  if (!isMultipart) return request.text();
  const form = new URLSearchParams();
  for (const [name, value] of await request.formData()) {
    if (typeof value === "string") form.append(name, value);
    else {
      const bytes = Buffer.from(await value.arrayBuffer());
      form.append(`${name}[filename]`, value.name);
      form.append(`${name}[type]`, value.type);
      form.append(`${name}[size]`, String(bytes.length));
      form.append(`${name}[sha256]`, createHash("sha256").update(bytes).digest("hex"));
    }
  }
  return form.toString();
}
