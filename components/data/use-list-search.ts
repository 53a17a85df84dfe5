"use client";

import { useState } from "react";

interface ListSearch<Row, State extends string> {
  /** What the search and the chosen state let pass; undefined until there are rows. */
  found: readonly Row[] | undefined;
  isFiltered: boolean;
  search: string;
  setSearch: (search: string) => void;
  /** Null lets every state pass. */
  state: State | null;
  setState: (state: State | null) => void;
}

/** Narrows rows that are already here down by a text and by what each row is at this moment. */
export function useListSearch<Row, State extends string>(
  rows: readonly Row[] | undefined,
  { matches, stateOf }: { matches: (row: Row, search: string) => boolean; stateOf: (row: Row) => State },
): ListSearch<Row, State> {
  const [search, setSearch] = useState("");
  const [state, setState] = useState<State | null>(null);
  const wanted = search.trim();
  const passes = (row: Row) =>
    (wanted === "" || matches(row, wanted)) && (state === null || stateOf(row) === state);
  return {
    found: rows?.filter(passes),
    isFiltered: wanted !== "" || state !== null,
    search,
    setSearch,
    state,
    setState,
  };
}
