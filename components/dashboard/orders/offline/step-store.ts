import { type HeldStep, readSteps } from "./held-steps";

const PREFIX = "bazar.steps.";

/** The steps of one person at one restaurant on this device; they outlive a closed page and a restart. */
export interface StepStore<Step> {
  get: () => readonly Step[];
  change: (work: (steps: readonly Step[]) => readonly Step[]) => void;
  subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, StepStore<HeldStep>>();

/** The store of one person at one restaurant: the same for every caller, and in step with other tabs. */
export function stepStore(tenantId: string, staffId: string): StepStore<HeldStep> {
  const key = `${PREFIX}${tenantId}.${staffId}`;
  const known = stores.get(key);
  if (known) return known;
  const store = openStepStore(key, readSteps);
  stores.set(key, store);
  return store;
}

/** Forgets the steps of everybody on this device. */
export function forgetSteps(): void {
  for (const store of stores.values()) store.change(() => []);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}

/** A store of its own for other steps; `readAll` takes what was stored, whatever it is. */
export function openStepStore<Step>(
  key: string,
  readAll: (stored: unknown) => readonly Step[],
): StepStore<Step> {
  const listeners = new Set<() => void>();
  /** Null where nothing may be stored. */
  const read = (): readonly Step[] | null => {
    try {
      return readAll(JSON.parse(localStorage.getItem(key) ?? "[]"));
    } catch {
      return null;
    }
  };
  let steps = read() ?? [];
  let lasting = true;
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const readAgain = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    steps = read() ?? [];
    tellAll();
  };
  return {
    get: () => steps,
    change(work) {
      // Another tab may have written since; without a storage there is only what this page knows.
      steps = work((lasting ? read() : null) ?? steps);
      lasting = write(key, steps);
      tellAll();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", readAgain);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", readAgain);
      };
    },
  };
}

/** False where nothing may be stored: the steps are then as lasting as the page. */
function write(key: string, steps: readonly unknown[]): boolean {
  try {
    if (steps.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(steps));
    return true;
  } catch {
    return false;
  }
}
