import { positive, text } from "./emulator-operations";
import type { FormBody, FormValue } from "./form-body";

/** The page of a list that a request asks for, with the bounds that every list of the API has. */
export function readList(form: FormBody) {
  const created = typeof form.created === "object" && !Array.isArray(form.created) ? form.created : {};
  const instant = (value: FormValue | undefined, shiftSeconds = 0) => {
    const seconds = text(value);
    return seconds === null ? null : new Date((Number(seconds) + shiftSeconds) * 1000);
  };
  return {
    createdFrom: instant(created.gte) ?? instant(created.gt, 1),
    createdBefore: instant(created.lt) ?? instant(created.lte, 1),
    startingAfter: text(form.starting_after),
    endingBefore: text(form.ending_before),
    limit: Math.min(positive(form.limit) ?? 10, 100),
  };
}

/** Whether a request asks for an object in full where it would get its id. */
export function wants(form: FormBody, path: string): boolean {
  return Array.isArray(form.expand) && form.expand.includes(path);
}
