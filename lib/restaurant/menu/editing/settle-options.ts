import { namedOptionId, optionIdOf } from "@/lib/restaurant/pricing/option-id";
import type { OptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";

/** An option as a request has it: an `externalId` that is not given stays, and null takes it away. */
export type GivenOption = Omit<OptionLabel, "externalId"> & { externalId?: string | null | undefined };
export type GivenGroup = Omit<OptionGroup, "options"> & { options: readonly GivenOption[] };

type Kept = { id: string; group: string; name: string; externalId: string | undefined };

function keptOptions(productId: string, groups: readonly OptionGroup[]): Kept[] {
  return groups.flatMap((group) =>
    group.options.map((option) => ({
      id: optionIdOf(productId, group.name, option),
      group: group.name,
      name: option.name,
      externalId: option.externalId,
    })),
  );
}

/** Which option of the dish each given one is, in their order: by its id, else by its names, else by its externalId. */
function matchOptions(given: readonly GivenGroup[], kept: readonly Kept[]): (Kept | undefined)[] {
  const nameOf = (group: string, name: string) => JSON.stringify([group, name]);
  const all = given.flatMap(({ name: group, options }) => options.map((option) => ({ group, option })));
  const free = new Set(kept);
  const matches = new Map<GivenOption, Kept>();
  const match = (known: ReadonlyMap<unknown, Kept>, keyOf: (each: (typeof all)[number]) => unknown) => {
    for (const each of all) {
      const found = known.get(keyOf(each));
      if (!found || !free.has(found) || matches.has(each.option)) continue;
      matches.set(each.option, found);
      free.delete(found);
    }
  };
  match(new Map(kept.map((each) => [each.id, each])), ({ option }) => option.id);
  match(new Map(kept.map((each) => [nameOf(each.group, each.name), each])), ({ group, option }) =>
    nameOf(group, option.name),
  );
  const called = kept.flatMap((each) => (each.externalId ? [[each.externalId, each] as const] : []));
  match(new Map(called), ({ option }) => option.externalId);
  return all.map(({ option }) => matches.get(option));
}

/**
 * The option groups that a request gives a dish, with the ids of the options that the dish has already (ADR 117). An
 * option is the one whose id it names, else the one of the same names, else the one with its externalId; an id that the
 * dish does not have is ignored. `before` is null for a dish that is made.
 */
export function settleOptions(
  given: readonly GivenGroup[],
  before: { id: string; optionGroups: unknown } | null,
): OptionGroup[] {
  const kept = before ? keptOptions(before.id, before.optionGroups as OptionGroup[]) : [];
  const matches = matchOptions(given, kept);
  const taken = new Set(matches.flatMap((match) => (match ? [match.id] : [])));
  const written = new Set(given.flatMap(({ options }) => options.map(({ externalId }) => externalId)));
  let place = 0;
  const settle = (group: string, { id: _, externalId, ...option }: GivenOption): OptionLabel => {
    const match = matches[place++];
    // What another option is given now is that one's.
    const former = written.has(match?.externalId) ? undefined : match?.externalId;
    const program = externalId === undefined ? former : externalId;
    const id = before ? (match?.id ?? freeId(before.id, group, option.label, taken)) : null;
    const byName = before && namedOptionId(before.id, group, option.label);
    return {
      ...option,
      ...(id && id !== byName ? { id } : {}),
      ...(program ? { externalId: program } : {}),
    };
  };
  return given.map((group) => ({
    ...group,
    options: group.options.map((option) => settle(group.name, option)),
  }));
}

/** The id of a new option; where a renamed one kept the id of this name, another one. */
function freeId(productId: string, group: string, label: string, taken: Set<string>): string {
  let id = namedOptionId(productId, group, label);
  for (let turn = 2; taken.has(id); turn += 1) id = namedOptionId(productId, `${group}\n${turn}`, label);
  taken.add(id);
  return id;
}
