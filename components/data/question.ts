/** A question to whoever uses the page, which a refused call waits for: true once the server has accepted the answer. */
type Ask = () => Promise<boolean>;

/**
 * A question that is asked once however many calls wait for it; one that was sent before the last answer need not ask.
 * False where nobody can be asked, or they would not answer.
 */
export function createQuestion() {
  let ask: Ask | null = null;
  let asked: Promise<boolean> | null = null;
  let acceptedAtMs = Number.NEGATIVE_INFINITY;
  return {
    /** Sets how a page asks. Returns how to take it back. */
    provide(how: Ask): () => void {
      ask = how;
      return () => {
        if (ask === how) ask = null;
      };
    },
    /** @param sentAtMs when the refused call was sent, by the page's own clock */
    ask(sentAtMs: number): Promise<boolean> {
      if (acceptedAtMs >= sentAtMs) return Promise.resolve(true);
      if (ask === null) return Promise.resolve(false);
      asked ??= ask()
        .then((isAccepted) => {
          if (isAccepted) acceptedAtMs = performance.now();
          return isAccepted;
        })
        .finally(() => {
          asked = null;
        });
      return asked;
    },
  };
}
