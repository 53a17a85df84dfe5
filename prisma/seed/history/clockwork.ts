type Deed = { at: number; order: number; act: (now: Date) => void };

/** What happens when: deeds, each of which may set further ones, in the order of their instants. */
export type Clockwork = {
  /** Sets a deed. One in the past of the deed at hand happens next. */
  at(instant: Date, act: (now: Date) => void): void;
  /** Lets everything happen up to, and including, the instant; what lies behind it never does. */
  runUntil(end: Date): void;
};

/** A binary heap; deeds of one instant happen in the order in which they were set. */
export function createClockwork(): Clockwork {
  const heap: Deed[] = [];
  let count = 0;
  const isSooner = (a: Deed, b: Deed) => a.at < b.at || (a.at === b.at && a.order < b.order);
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as Deed, heap[a] as Deed];
  };

  function push(deed: Deed): void {
    let place = heap.push(deed) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isSooner(heap[place] as Deed, heap[parent] as Deed)) return;
      swap(place, parent);
      place = parent;
    }
  }

  function pop(): Deed | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let place = 0; ; ) {
      const children = [2 * place + 1, 2 * place + 2].filter((child) => child < heap.length);
      const sooner = children.reduce(
        (best, child) => (isSooner(heap[child] as Deed, heap[best] as Deed) ? child : best),
        place,
      );
      if (sooner === place) return first;
      swap(place, sooner);
      place = sooner;
    }
  }

  return {
    at: (instant, act) => push({ at: instant.getTime(), order: count++, act }),
    runUntil(end) {
      for (let next = heap[0]; next && next.at <= end.getTime(); next = heap[0]) {
        pop();
        next.act(new Date(next.at));
      }
    },
  };
}
