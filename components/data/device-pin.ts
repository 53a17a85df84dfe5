import { createQuestion } from "./question";

/** The code of a refusal that a PIN lifts: the shared device is locked. */
export const PIN_REQUIRED = "PIN_REQUIRED";

/** Asks who uses a shared device, and for their PIN. */
const pin = createQuestion();

let onLocked: (() => void) | null = null;

export const provideDevicePin = pin.provide;
export const askForDevicePin = pin.ask;

/** Sets what a page does when reading shows that its device has been locked. Returns how to take it back. */
export function provideLocked(how: () => void): () => void {
  onLocked = how;
  return () => {
    if (onLocked === how) onLocked = null;
  };
}

/** Something could not be read, because the device is locked. */
export function noticeLocked(): void {
  onLocked?.();
}
