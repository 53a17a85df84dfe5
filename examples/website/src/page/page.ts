import { BazarError, createBazar } from "bazar-client";
import {
  firstChoices,
  type Guest,
  inLanguage,
  LONGEST_PAUSE_MS,
  type Menu,
  type Profile,
  Storefront,
} from "./storefront.js";

const language = document.documentElement.lang;
const shop = new Storefront(
  createBazar({ baseUrl: metaOf("bazar-url"), longestPauseMs: LONGEST_PAUSE_MS }),
  metaOf("bazar-restaurant"),
);

async function fillPage(): Promise<void> {
  const [profile, menu, methods] = await Promise.all([shop.profile(), shop.menu(), shop.paymentMethods()]);
  showHours(profile);
  showMenu(profile, menu);
  const { pickup } = profile.services;
  element("pause", HTMLElement).hidden = pickup.open;
  const orderForm = element("order", HTMLFormElement);
  orderForm.hidden = !methods.cash || !pickup.offered;
  onSubmit(orderForm, "order-result", async (attempt) => {
    const lines = menu.products.flatMap((dish) => {
      const quantity = Number(document.querySelector<HTMLInputElement>(`#qty-${dish.id}`)?.value ?? 0);
      const choices = firstChoices(dish);
      return choices && quantity > 0 ? [{ dish, quantity, choices }] : [];
    });
    const order = await shop.orderInCash(attempt, guestOf(orderForm), lines);
    const at = new Date(order.promisedAt).toLocaleTimeString(language, { timeZone: profile.timeZone });
    return `Order ${order.orderNumber}, ready at ${at}`;
  });

  const bookingForm = element("booking", HTMLFormElement);
  const showTimes = () => refreshTimes(bookingForm).catch(tell("booking-result"));
  field(bookingForm, "date").addEventListener("change", showTimes);
  field(bookingForm, "guestCount").addEventListener("change", showTimes);
  onSubmit(bookingForm, "booking-result", async (attempt) => {
    const booking = await shop.bookTable(attempt, {
      ...guestOf(bookingForm),
      date: field(bookingForm, "date").value,
      timeSlot: field(bookingForm, "timeSlot").value,
      guestCount: Number(field(bookingForm, "guestCount").value),
    });
    return `Booked for ${booking.guestCount} on ${booking.date} at ${booking.timeSlot}. An email is on its way.`;
  });
}

async function refreshTimes(form: HTMLFormElement): Promise<void> {
  const { slots, message } = await shop.tableTimes(
    field(form, "date").value,
    Number(field(form, "guestCount").value),
  );
  field(form, "timeSlot").replaceChildren(...slots.map((slot) => new Option(slot)));
  element("booking-result", HTMLElement).textContent = message ?? "";
}

function showHours({ openingHours }: Profile): void {
  const rows = Object.entries(openingHours.pickup.weekly).flatMap(([day, spans]) => [
    textElement("dt", day),
    textElement("dd", spans.map(({ open, close }) => `${open}–${close}`).join(", ") || "closed"),
  ]);
  element("hours", HTMLElement).replaceChildren(...rows);
}

function showMenu({ currency, locales }: Profile, { products }: Menu): void {
  const prices = new Intl.NumberFormat(language, { style: "currency", currency });
  const rows = products.map((dish) => {
    const price = prices.format(dish.discountPrice ?? dish.basePrice);
    const row = textElement("li", `${inLanguage(dish.name, language, locales)}, ${price} `);
    const quantity = Object.assign(document.createElement("input"), {
      id: `qty-${dish.id}`,
      type: "number",
      min: "0",
      value: "0",
      ariaLabel: `Quantity of ${inLanguage(dish.name, language, locales)}`,
    });
    row.append(quantity);
    return row;
  });
  element("menu", HTMLElement).replaceChildren(...rows);
}

/** A new attempt begins when something in the form changes; pressing the button again repeats the last one. */
function onSubmit(form: HTMLFormElement, resultId: string, send: (attempt: string) => Promise<string>): void {
  let attempt = crypto.randomUUID();
  form.addEventListener("input", () => {
    attempt = crypto.randomUUID();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(attempt).then(tell(resultId), tell(resultId));
  });
}

function tell(resultId: string): (result: unknown) => void {
  return (result) => {
    const text =
      result instanceof BazarError
        ? `${result.message} (${result.code})`
        : String(result instanceof Error ? result.message : result);
    element(resultId, HTMLElement).textContent = text;
  };
}

function guestOf(form: HTMLFormElement): Guest {
  return {
    customerName: field(form, "customerName").value,
    customerEmail: field(form, "customerEmail").value,
    customerPhone: field(form, "customerPhone").value,
  };
}

function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`The form has no field ${name}.`);
}

function element<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}.`);
}

function textElement(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

fillPage().catch(tell("order-result"));
