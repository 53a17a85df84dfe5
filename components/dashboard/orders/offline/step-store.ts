import { type HeldSteps, readSteps } from "./held-steps";

const PREFIX = "bazar.steps.";

/** The steps of one person at one restaurant on this device; they outlive a closed page and a restart. */
export interface StepStore {
  get: () => HeldSteps;
  change: (work: (steps: HeldSteps) => HeldSteps) => void;
  subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, StepStore>();
const NONE: HeldSteps = [];

/** The store of one person at one restaurant: the same for every caller, and in step with other tabs. */
export function stepStore(tenantId: string, staffId: string): StepStore {
  const key = `${PREFIX}${tenantId}.${staffId}`;
  const known = stores.get(key);
  if (known) return known;
  const store = openStore(key);
  stores.set(key, store);
  return store;
}

/** Forgets the steps of everybody on this device. */
export function forgetSteps(): void {
  for (const store of stores.values()) store.change(() => NONE);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}

function openStore(key: string): StepStore {
  const listeners = new Set<() => void>();
  let steps = read(key) ?? NONE;
  let lasting = true;
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const readAgain = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    steps = read(key) ?? NONE;
    tellAll();
  };
  return {
    get: () => steps,
    change(work) {
      // Another tab may have written since; without a storage there is only what this page knows.
      steps = work((lasting ? read(key) : null) ?? steps);
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

/** Null where nothing may be stored. */
function read(key: string): HeldSteps | null {
  try {
    return readSteps(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return null;
  }
}

/** False where nothing may be stored: the steps are then as lasting as the page. */
function write(key: string, steps: HeldSteps): boolean {
  try {
    if (steps.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(steps));
    return true;
  } catch {
    return false;
  }
}
