export type ButtonVariant = "primary" | "secondary" | "quiet" | "quiet-danger" | "danger";
export type ButtonSize = "small" | "medium" | "large";

/** The look of a button for anything that acts as one, links included; app/buttons.css has its names. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "medium"): string {
  return `button button-${variant} button-${size}`;
}
