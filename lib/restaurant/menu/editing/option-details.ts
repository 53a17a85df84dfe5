import { givenDetails, type OptionDetails, type OptionList } from "@/lib/restaurant/pricing/option-label";

/** The details of a choice on the wire, where `name` is in each language and what it lacks is left out. */
type WireDetails = {
  name?: Record<string, string> | undefined;
  default?: boolean | undefined;
  id?: string | undefined;
  externalId?: string | undefined;
} & { [List in OptionList]?: string[] | undefined };

/** Details as the API has them, without the id; empty for a choice that is nothing beside its label. */
export function detailsToWire(details: OptionDetails): WireDetails {
  const { names, isDefault, id: _, externalId, ...lists } = givenDetails(details);
  return {
    ...(names ? { name: { ...names } } : {}),
    ...(isDefault ? { default: true } : {}),
    ...(externalId ? { externalId } : {}),
    ...(lists as { [List in OptionList]?: string[] }),
  };
}

/** Details as the menu has them, of what the API has. */
export function detailsFromWire({ name, default: isDefault, ...same }: WireDetails): OptionDetails {
  return givenDetails({ names: name, isDefault, id: undefined, externalId: undefined, ...same });
}
