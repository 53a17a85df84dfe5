"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { CONTROL_BOX } from "./control-style";
import { useFieldControl } from "./field";

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, such as an email. */
  note?: string;
}

export interface ComboboxGroup<Option extends ComboboxOption> {
  /** Null needs none. */
  label: string | null;
  options: readonly Option[];
}

interface ComboboxProps<Option extends ComboboxOption> {
  text: string;
  onText: (text: string) => void;
  /** What the text finds. */
  groups: readonly ComboboxGroup<Option>[];
  onPick: (option: Option) => void;
  /** Said where nothing is found; null while nobody knows yet. */
  noneLabel: string | null;
  onOpenChange?: (open: boolean) => void;
  /** The list takes its place in the page instead of lying over it, for what scrolls. */
  inline?: boolean;
  /** Takes the focus when it appears. */
  focused?: boolean;
  placeholder?: string;
  /** Needed outside of a `Field`. */
  label?: string;
}

/** Chooses from what is too long for a menu: type, then press one with the pointer or with arrows and Enter. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { text, onText, groups, onPick, noneLabel, onOpenChange, inline, focused, placeholder, label } =
    props;
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [open, setOpenState] = useState(false);
  const [active, setActive] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const setOpen = (next: boolean) => {
    setOpenState(next);
    onOpenChange?.(next);
  };
  const optionId = (index: number) => `${listId}-${index}`;
  // Without options and words for that there is nothing to show.
  const isShown = open && (options.length > 0 || noneLabel !== null);
  const idOfActive = open && options[active] ? optionId(active) : undefined;

  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  useEffect(() => {
    if (idOfActive) document.getElementById(idOfActive)?.scrollIntoView({ block: "nearest" });
  }, [idOfActive]);

  const pick = (option: Option | undefined) => {
    if (!option) return;
    onPick(option);
    setActive(0);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // The first press opens the list at its first option.
      if (open) setActive((active + step + options.length) % Math.max(1, options.length));
      setOpen(true);
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      pick(options[active]);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  let index = -1;
  return (
    <div className="relative">
      <input
        {...field}
        ref={input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={idOfActive}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
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
        hidden={!isShown}
        className={`mt-1.5 max-h-72 overflow-y-auto rounded-control bg-surface p-1.5 ring-1 ring-line ${inline ? "" : "absolute inset-x-0 top-full z-20 shadow-lift"}`}
      >
        {groups.map((group, place) => {
          const headingId = `${listId}-group-${place}`;
          return (
            <div
              key={group.label}
              {...(group.label && { role: "group", "aria-labelledby": headingId })}
              className="not-first:mt-1.5"
            >
              {group.label && (
                <p id={headingId} role="presentation" className="px-2.5 pt-1 pb-0.5 text-xs text-ink-soft">
                  {group.label}
                </p>
              )}
              {group.options.map((option) => {
                index += 1;
                return (
                  <button
                    key={option.value}
                    id={optionId(index)}
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
                );
              })}
            </div>
          );
        })}
        {noneLabel !== null && options.length === 0 && (
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
