export type ButtonVariant = "primary" | "secondary" | "quiet" | "quietDanger" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-accent-on hover:brightness-108 active:brightness-94",
  secondary: "bg-surface text-ink ring-1 ring-line-strong ring-inset hover:bg-sunken active:bg-line",
  quiet: "text-ink hover:bg-sunken active:bg-line",
  quietDanger: "text-critical hover:bg-sunken active:bg-line",
  danger: "bg-critical-fill text-critical-on hover:brightness-108 active:brightness-94",
};

/** The small size is 36 px to the eye; an invisible rim makes it 44 px to the finger. */
const SIZES: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 text-sm after:absolute after:-inset-y-1 after:inset-x-0",
  medium: "min-h-11 px-4 text-base",
  large: "min-h-13 px-6 text-base",
};

const BASE =
  "relative inline-flex items-center justify-center gap-2 rounded-control font-semibold leading-tight select-none touch-manipulation transition-[background-color,filter,opacity] disabled:opacity-45 aria-disabled:cursor-default";

/** The look of a button for anything that acts as one, links included. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "medium"): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}
