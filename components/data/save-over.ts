import { ApiFailure } from "./api-failure";

/** A field that two people have changed: as it was saved meanwhile, and as it is to be saved now. */
export type Clash = { field: string; theirs: unknown; mine: unknown };
export type Choice = "mine" | "theirs";
/** What a form would send untouched, where that is not what it read, and how it asks whose change counts. */
export type Over<Body> = {
  begun?: Partial<Body>;
  choose: (clashes: readonly Clash[]) => Promise<Choice | null>;
};

interface SaveOver<State extends object, Body extends object> {
  /** What the form began with. */
  read: State;
  /** Its ETag where it is known; otherwise what is stored is compared with it first. */
  etag?: string | null;
  /** What of a state a form edits, by the names that it sends; the state itself where it is written as it is read. */
  fieldsOf?: (state: State) => object;
  /** What the form would send untouched: only what differs from it is sent. What it read, where nothing is given. */
  begun?: Partial<Body>;
  body: Body;
  load: () => Promise<{ state: State; etag: string | null }>;
  /** Writes what was decided on the state with this ETag. */
  send: (body: Partial<Body>, etag: string | null, decidedOn: State) => Promise<State>;
  /** Asks which of two versions counts; null where nothing is to be saved. */
  choose: (clashes: readonly Clash[]) => Promise<Choice | null>;
}

const MOST_TRIES = 5;

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const isSame = (one: unknown, other: unknown) => textOf(one ?? null) === textOf(other ?? null);

/** The fields of a body that differ from those that the form would have sent untouched. */
export function changesOf<Body extends object>(begun: object, body: Body): Partial<Body> {
  const untouched = begun as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(body).filter(([field, mine]) => !(field in untouched) || !isSame(mine, untouched[field])),
  ) as Partial<Body>;
}

/** The fields that this form and somebody else have changed since `read`, to different values. */
export function clashesOf(read: object, current: object, changes: object): Clash[] {
  const [was, is] = [read as Record<string, unknown>, current as Record<string, unknown>];
  return Object.entries(changes)
    .filter(([field, mine]) => !isSame(is[field], was[field]) && !isSame(is[field], mine))
    .map(([field, mine]) => ({ field, theirs: is[field], mine }));
}

const without = <Body extends object>(body: Body, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field))) as Body;

/**
 * Saves a form over what it was read from, and nobody else's change unseen: what others changed in fields that this form
 * leaves alone stays, and for the same field the person chooses. Returns what is stored then, or null for nothing saved.
 *
 * @throws ApiFailure as the calls do
 */
export async function saveOver<State extends object, Body extends object>({
  read,
  etag = null,
  fieldsOf = (state) => state,
  begun = fieldsOf(read) as Partial<Body>,
  body,
  load,
  send,
  choose,
}: SaveOver<State, Body>): Promise<State | null> {
  let known = etag === null ? await load() : { state: read, etag };
  let rest: Partial<Body> = changesOf(begun, body);
  const settled: string[] = [];
  for (let tries = 1; ; tries += 1) {
    const clashes = clashesOf(fieldsOf(read), fieldsOf(known.state), without(rest, settled));
    if (clashes.length > 0) {
      const fields = clashes.map(({ field }) => field);
      const choice = await choose(clashes);
      if (choice === null) return null;
      if (choice === "theirs") rest = without(rest, fields);
      settled.push(...fields);
    }
    if (Object.keys(rest).length === 0) return known.state;
    try {
      return await send(rest, known.etag, known.state);
    } catch (failure) {
      const isRefused = failure instanceof ApiFailure && failure.code === "PRECONDITION_FAILED";
      if (!isRefused || tries === MOST_TRIES) throw failure;
      known = { state: failure.current as State, etag: failure.etag };
    }
  }
}
