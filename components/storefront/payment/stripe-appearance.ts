import type { Appearance } from "@stripe/stripe-js";

/** Stripe's form cannot read our colors as they are written; a canvas turns any of them into sRGB. */
function srgb(element: Element, token: string): string {
  const color = document.createElement("span");
  color.style.color = `var(${token})`;
  element.append(color);
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (!context) return "black";
  context.fillStyle = getComputedStyle(color).color;
  color.remove();
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The appearance of the restaurant's own fields, for Stripe's form inside `element`. */
export function stripeAppearance(element: Element): Appearance {
  const color = (token: string) => srgb(element, token);
  return {
    theme: "flat",
    variables: {
      colorPrimary: color("--accent-text"),
      colorBackground: color("--surface"),
      colorText: color("--ink"),
      colorTextSecondary: color("--ink-soft"),
      colorTextPlaceholder: color("--ink-soft"),
      colorDanger: color("--critical"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "10px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border: `1px solid ${color("--line-strong")}`, padding: "14px" },
      ".Input:focus": { border: `2px solid ${color("--accent-text")}`, boxShadow: "none" },
      ".Label": { fontWeight: "600", fontSize: "14px" },
      ".Tab": { border: `1px solid ${color("--line-strong")}` },
    },
  };
}
