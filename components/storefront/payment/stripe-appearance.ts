import type { Appearance } from "@stripe/stripe-js";

/** Stripe's form cannot read our colours as they are written; a canvas turns any of them into sRGB. */
function srgb(element: Element, token: string): string {
  const colour = document.createElement("span");
  colour.style.color = `var(${token})`;
  element.append(colour);
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (!context) return "black";
  context.fillStyle = getComputedStyle(colour).color;
  colour.remove();
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The appearance of the restaurant's own fields, for Stripe's form inside `element`. */
export function stripeAppearance(element: Element): Appearance {
  const colour = (token: string) => srgb(element, token);
  return {
    theme: "flat",
    variables: {
      colorPrimary: colour("--accent-text"),
      colorBackground: colour("--surface"),
      colorText: colour("--ink"),
      colorTextSecondary: colour("--ink-soft"),
      colorTextPlaceholder: colour("--ink-soft"),
      colorDanger: colour("--critical"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "10px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border: `1px solid ${colour("--line-strong")}`, padding: "14px" },
      ".Input:focus": { border: `2px solid ${colour("--accent-text")}`, boxShadow: "none" },
      ".Label": { fontWeight: "600", fontSize: "14px" },
      ".Tab": { border: `1px solid ${colour("--line-strong")}` },
    },
  };
}
