const WRONG = '[aria-invalid="true"], [data-wrong]';
const FOCUSABLE = "input, textarea, select, button";

/** Moves the focus to the first control of the form that is marked as wrong, opening what it is folded into. */
export function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>(WRONG);
  if (!wrong) return;
  const folded = wrong.closest("details");
  if (folded) folded.open = true;
  const control = wrong.matches(FOCUSABLE) ? wrong : wrong.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}
