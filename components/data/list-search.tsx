"use client";

import { FilterSelect } from "@/components/ui/filter-select";
import { SearchBox } from "@/components/ui/search-box";

interface ListSearchProps<State extends string> {
  search: string;
  setSearch: (search: string) => void;
  /** Says what is searched; shown in the empty field. */
  searchLabel: string;
  state: State | null;
  setState: (state: State | null) => void;
  stateLabel: string;
  anyState: string;
  states: readonly { value: State; label: string }[];
}

/** The filters of `useListSearch`: a text, and the state of a row. */
export function ListSearch<State extends string>({
  search,
  setSearch,
  searchLabel,
  state,
  setState,
  stateLabel,
  anyState,
  states,
}: ListSearchProps<State>) {
  return (
    <search className="grid grid-cols-1 gap-3 sm:grid-cols-[18rem_12rem]">
      <SearchBox label={searchLabel} value={search} onSearch={setSearch} />
      <FilterSelect
        label={stateLabel}
        value={state}
        onChange={setState}
        anyLabel={anyState}
        options={states}
      />
    </search>
  );
}
