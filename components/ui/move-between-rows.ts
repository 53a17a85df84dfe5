import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const CONTROLS = "a[href], button:not(:disabled)";

/** From a link or button of a row, the arrow keys lead to the same one of the next row that has it. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A button that opens a menu opens it with the arrow.
  if (!(from instanceof HTMLElement) || !from.matches(CONTROLS) || from.ariaHasPopup) return;
  const row = from.closest("tr");
  const rows = [...event.currentTarget.querySelectorAll("tr")];
  if (!row) return;
  const place = [...row.querySelectorAll(CONTROLS)].indexOf(from);
  for (let at = rows.indexOf(row) + step; at >= 0 && at < rows.length; at += step) {
    const next = rows[at]?.querySelectorAll<HTMLElement>(CONTROLS)[place];
    if (!next) continue;
    event.preventDefault();
    next.focus();
    return;
  }
}
