/**
 * Does work that the caller does not wait for. A long-lived process just runs it; where a process sleeps once it has
 * answered, the host keeps it awake until the work is done. The work deals with its own errors.
 */
export type AfterAnswer = (work: () => Promise<unknown>) => void;

const HOST = Symbol.for("bazar.after-answer");
type Holder = { [HOST]?: AfterAnswer };

/** Sets how this host does it, before the app is made. */
export function provideAfterAnswer(run: AfterAnswer): void {
  (globalThis as Holder)[HOST] = run;
}

/** The host's own way, else to run the work at once. */
export function hostAfterAnswer(): AfterAnswer {
  return (globalThis as Holder)[HOST] ?? ((work) => void work());
}
