/** Asks whoever uses the page for their password; true once the server has accepted it. */
type Ask = () => Promise<boolean>;

/** The code of a refusal that a fresh sign-in lifts. */
export const FRESH_SIGN_IN_REQUIRED = "FRESH_SIGN_IN_REQUIRED";

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;
let acceptedAtMs = Number.NEGATIVE_INFINITY;

/** Sets how a page asks for a fresh sign-in. Returns how to take it back. */
export function provideFreshSignIn(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/**
 * Asks for a fresh sign-in, once however many calls wait for it; one that was sent before the last was accepted need not
 * ask. False where nobody can be asked, or they would not.
 *
 * @param sentAtMs when the refused call was sent, by the page's own clock
 */
export function askForFreshSignIn(sentAtMs: number): Promise<boolean> {
  if (acceptedAtMs >= sentAtMs) return Promise.resolve(true);
  if (ask === null) return Promise.resolve(false);
  asked ??= ask()
    .then((isFresh) => {
      if (isFresh) acceptedAtMs = performance.now();
      return isFresh;
    })
    .finally(() => {
      asked = null;
    });
  return asked;
}
