import { givenDetails, type OptionDetails, type OptionList } from "@/lib/restaurant/pricing/option-label";

/** The details of a choice on the wire, where `name` is in each language and what it lacks is left out. */
type WireDetails = {
  name?: Record<string, string> | undefined;
  default?: boolean | undefined;
} & { [List in OptionList]?: string[] | undefined };

/** Details as the API has them; empty for a choice that is nothing beside its label. */
export function detailsToWire(details: OptionDetails): WireDetails {
  const { names, isDefault, ...lists } = givenDetails(details);
  return {
    ...(names ? { name: { ...names } } : {}),
    ...(isDefault ? { default: true } : {}),
    ...(lists as { [List in OptionList]?: string[] }),
  };
}

/** Details as the menu has them, of what the API has. */
export function detailsFromWire({ name, default: isDefault, ...lists }: WireDetails): OptionDetails {
  return givenDetails({ names: name, isDefault, ...lists });
}
