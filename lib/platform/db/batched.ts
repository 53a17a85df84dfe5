/** What is done for one piece of work, and under which key: no two pieces of one key are ever under way together. */
type Piece<I, O> = { input: I; key: string; resolve(output: O): void; reject(error: unknown): void };

/**
 * Does pieces of work that come together in one go, such as one statement, each with its own result. One that comes alone
 * is done at once; those that come while others are under way wait for them, and make the next batch. `work` returns its
 * results in the order of its inputs; what it throws, every piece of the batch throws.
 */
export function batched<I, O>(
  work: (inputs: I[]) => Promise<readonly O[]>,
  { keyOf, most }: { keyOf: (input: I) => string; most: number },
): (input: I) => Promise<O> {
  let waiting: Piece<I, O>[] = [];
  let isRunning = false;

  /** The first of each key, as many as may be; the others stay. */
  function nextBatch(): Piece<I, O>[] {
    const batch = new Map<string, Piece<I, O>>();
    const rest: Piece<I, O>[] = [];
    for (const piece of waiting) {
      if (batch.size < most && !batch.has(piece.key)) batch.set(piece.key, piece);
      else rest.push(piece);
    }
    waiting = rest;
    return [...batch.values()];
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = nextBatch();
      try {
        const outputs = await work(batch.map(({ input }) => input));
        for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as O);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, key: keyOf(input), resolve, reject });
      if (!isRunning) void run();
    });
}

/**
 * As `batched`, for each group by itself: groups do not wait for each other, such as restaurants whose rows have nothing
 * to do with each other. A group is forgotten as soon as nothing of it is left.
 */
export function batchedByGroup<I, O>(
  work: (inputs: I[]) => Promise<readonly O[]>,
  { groupOf, ...options }: { groupOf: (input: I) => string; keyOf: (input: I) => string; most: number },
): (input: I) => Promise<O> {
  const groups = new Map<string, { add: (input: I) => Promise<O>; left: number }>();
  return async (input) => {
    const name = groupOf(input);
    const group = groups.get(name) ?? { add: batched(work, options), left: 0 };
    groups.set(name, group);
    group.left += 1;
    try {
      return await group.add(input);
    } finally {
      group.left -= 1;
      if (group.left === 0) groups.delete(name);
    }
  };
}
