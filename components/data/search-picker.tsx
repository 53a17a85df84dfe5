"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { CONTROL_BOX } from "@/components/ui/control-style";
import { useFieldControl } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import type { ApiFailure } from "./api-failure";
import { useSettled } from "./use-settled";

export interface Picked {
  value: string;
  label: string;
  /** A second line, such as an email. */
  note?: string;
}

interface SearchPickerProps {
  /** What is searched, as a part of the cache's key. */
  of: readonly unknown[];
  /** What the server finds for a text; the first few for none. */
  find: (text: string) => Promise<readonly Picked[]>;
  chosen: readonly Picked[];
  onChange: (chosen: Picked[]) => void;
  /** One replaces the other. */
  single?: boolean;
  placeholder?: string;
  /** Needed outside of a `Field`. */
  label?: string;
  /** Names the button that takes one out. */
  removeLabel: (name: string) => string;
  noneLabel: string;
}

/** Chooses from what is too long for a menu: type, then press one with the pointer or with arrows and Enter. */
export function SearchPicker(props: SearchPickerProps) {
  const { of, find, chosen, onChange, single = false, placeholder, label, removeLabel, noneLabel } = props;
  const field = useFieldControl();
  const listId = useId();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const wanted = useSettled(text.trim());
  const { data: found = [], isPending } = useQuery<readonly Picked[], ApiFailure>({
    queryKey: [...of, "picker", wanted],
    queryFn: () => find(wanted),
    enabled: open,
  });
  // What was found for an earlier text is not what Enter should choose now.
  const isCurrent = wanted === text.trim() && !isPending;
  const options = isCurrent ? found.filter(({ value }) => chosen.every((each) => each.value !== value)) : [];
  const pick = (option: Picked | undefined) => {
    if (!option) return;
    onChange(single ? [option] : [...chosen, option]);
    setText("");
    setActive(0);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + options.length) % Math.max(1, options.length));
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      pick(options[active]);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const [only] = chosen;
  const remove = (gone: Picked) => onChange(chosen.filter(({ value }) => value !== gone.value));
  if (single && only) {
    return (
      <div className={`${CONTROL_BOX} flex min-h-12 items-center justify-between ps-3.5`}>
        <span className="truncate">{only.label}</span>
        <IconButton icon={X} label={removeLabel(only.label)} onClick={() => remove(only)} />
      </div>
    );
  }
  return (
    <div className="relative">
      {chosen.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {chosen.map((each) => (
            <li
              key={each.value}
              className="inline-flex min-h-11 items-center rounded-control bg-sunken ps-3 text-sm font-medium"
            >
              {each.label}
              <IconButton icon={X} label={removeLabel(each.label)} onClick={() => remove(each)} />
            </li>
          ))}
        </ul>
      )}
      <input
        {...field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && options[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className={`${CONTROL_BOX} min-h-12 px-3.5`}
      />
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={label ?? placeholder}
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-control bg-surface p-1.5 shadow-lift ring-1 ring-line"
      >
        {options.map((option, index) => (
          <button
            key={option.value}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            className="flex min-h-11 w-full flex-col justify-center rounded-[0.375rem] px-2.5 py-1 text-start hover:bg-sunken aria-selected:bg-sunken"
          >
            {option.label}
            {option.note && <span className="text-sm text-ink-soft">{option.note}</span>}
          </button>
        ))}
        {isCurrent && options.length === 0 && (
          <button
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={false}
            disabled
            className="px-2.5 py-2 text-ink-soft"
          >
            {noneLabel}
          </button>
        )}
      </div>
    </div>
  );
}
