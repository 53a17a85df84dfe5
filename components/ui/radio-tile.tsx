"use client";

import { createContext, type ReactNode, useContext, useId } from "react";
import { useFieldControl } from "./field";
import { useEarlyChoice } from "./use-early-choice";

interface TileChoice {
  name: string;
  value: string | null;
  onValueChange: (value: string) => void;
}

const Choice = createContext<TileChoice | null>(null);

interface RadioTilesProps {
  value: string | null;
  onValueChange: (value: string) => void;
  /** Needed outside of a `Field`. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Choices that exclude each other, each a tile of its own look; one stop of the keyboard, arrows inside. */
export function RadioTiles({ value, onValueChange, label, className, children }: RadioTilesProps) {
  const name = useId();
  const field = useFieldControl();
  return (
    <div {...field} role="radiogroup" aria-label={label} className={className}>
      <Choice value={{ name, value, onValueChange }}>{children}</Choice>
    </div>
  );
}

interface RadioTileProps {
  value: string;
  disabled?: boolean | undefined;
  /** Is told with `has-checked:` and `has-disabled:` what its state is. */
  className: string;
  children: ReactNode;
}

/** One choice of `RadioTiles`. Throws outside of them. */
export function RadioTile({ value, disabled, className, children }: RadioTileProps) {
  const choice = useContext(Choice);
  if (!choice) throw new Error("RadioTile needs RadioTiles around it");
  const { onValueChange } = choice;
  const checked = value === choice.value;
  const input = useEarlyChoice(checked, (isChosen) => isChosen && onValueChange(value));
  return (
    <label
      className={`relative cursor-pointer select-none touch-manipulation has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text ${className}`}
    >
      <input
        ref={input}
        type="radio"
        name={choice.name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onValueChange(value)}
        className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      {children}
    </label>
  );
}
