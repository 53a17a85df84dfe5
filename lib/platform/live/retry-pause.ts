type Pauses = { firstMs: number; longestMs: number };

/** How a page that cannot hold its stream opens it again: the server may have no place for it. */
const REOPEN: Pauses = { firstMs: 3_000, longestMs: 60_000 };
/** How it polls meanwhile, while answers arrive: often enough for the page to count as up to date. */
const ANSWERED: Pauses = { firstMs: 2_000, longestMs: 8_000 };
/** How it polls while no answers arrive. */
const UNANSWERED: Pauses = { firstMs: 3_000, longestMs: 30_000 };

/** The pauses of a page without its stream, in milliseconds. They grow until a message arrives on the stream. */
export type RetryPauses = {
  /** A message has arrived on the stream. */
  reset(): void;
  /** The stream was opened: how long to wait for it before it is opened again. */
  afterOpening(): number;
  /** The page has polled: how long to wait before it polls again. */
  afterAsking(isAnswered: boolean): number;
};

/**
 * Each pause is twice the one before, and up to a quarter shorter by chance (0 to 1), so that pages that were
 * disconnected together do not reconnect together.
 */
export function createRetryPauses(chance: () => number = Math.random): RetryPauses {
  let opened = 0;
  let answered = 0;
  let unanswered = 0;
  const pause = (tries: number, { firstMs, longestMs }: Pauses) =>
    Math.round(Math.min(longestMs, firstMs * 2 ** tries) * (1 - chance() / 4));
  return {
    reset() {
      opened = 0;
      answered = 0;
      unanswered = 0;
    },
    afterOpening() {
      opened += 1;
      return pause(opened - 1, REOPEN);
    },
    afterAsking(isAnswered) {
      answered = isAnswered ? answered + 1 : 0;
      unanswered = isAnswered ? 0 : unanswered + 1;
      return isAnswered ? pause(answered - 1, ANSWERED) : pause(unanswered - 1, UNANSWERED);
    },
  };
}
