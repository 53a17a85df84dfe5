"use client";

import { Search } from "lucide-react";
import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { Input } from "./input";

interface SearchBoxProps {
  /** Says what is searched; shown in the empty box. */
  label: string;
  /** Shown in the empty box instead, such as an example. */
  hint?: string;
  value: string;
  onSearch: (text: string) => void;
  /** Enter in the box; without it the key does nothing. */
  onEnter?: () => void;
  className?: string;
}

/** A search without a label of its own above it. */
export function SearchBox({ label, hint, value, onSearch, onEnter, className }: SearchBoxProps) {
  return (
    <Input
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={hint ?? label}
      maxLength={MAX_SEARCH_LENGTH}
      before={<Search className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        const isPlain = event.key === "Enter" && !event.ctrlKey && !event.metaKey;
        if (!isPlain || event.nativeEvent.isComposing || !onEnter) return;
        // A dialog that it opens has the focus before the key is over, and would be closed by it.
        event.preventDefault();
        onEnter();
      }}
      className={className}
    />
  );
}
