/** What a form calls one of its fields, as far as the field has a label of its own. */
export function labelIn(form: HTMLFormElement | null, field: string): string | null {
  const found = form?.elements.namedItem(field);
  const isBox = found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;
  // The label itself comes first; what follows it, such as "optional", does not name the field.
  return isBox || found instanceof HTMLSelectElement
    ? (found.labels?.[0]?.firstChild?.textContent ?? null)
    : null;
}
