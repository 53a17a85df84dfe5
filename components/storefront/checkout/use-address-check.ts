"use client";

import { useEffect, useRef, useState } from "react";
import type { FormStore } from "@/components/form/form-store";
import { useValue } from "@/components/form/use-field";
import { type AddressAnswer, checkAddress } from "./address-call";
import type { OrderForm } from "./order-form";
import { useAnswer } from "./use-answer";

/** A pause in typing after which an address is looked up. */
const PAUSE_MS = 700;

type TypedAddress = Pick<OrderForm, "deliveryAddress" | "postcode" | "city">;

export interface AddressInUse {
  /** What the look-up said about the address that is typed; null until then. */
  answer: AddressAnswer | null;
  pending: boolean;
  /** The address was asked about and nobody answered: the connection or this server is away. */
  isUnanswered: boolean;
  /** Asks about the address of a form that is being sent, or waits for the answer that is on its way. */
  ask: (typed: TypedAddress) => Promise<AddressAnswer | null>;
}

/** The address as one text that differs for every other one; null while a part is missing. */
function questionOf(typed: TypedAddress): string | null {
  const parts = [typed.deliveryAddress, typed.postcode, typed.city].map((part) => part.trim());
  return parts.every(Boolean) ? JSON.stringify(parts) : null;
}

/** The text once it has not changed for a moment. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? text : null;
}

/** Looks the typed address up once it is complete. Each address is asked for once. */
export function useAddressCheck(slug: string, control: FormStore<OrderForm>, isAsked: boolean): AddressInUse {
  const deliveryAddress = useValue(control, "deliveryAddress");
  const postcode = useValue(control, "postcode");
  const city = useValue(control, "city");
  const asked = useRef(new Map<string, Promise<AddressAnswer | null>>());
  const question = useSettled(isAsked ? questionOf({ deliveryAddress, postcode, city }) : null);

  const ask = (typed: TypedAddress): Promise<AddressAnswer | null> => {
    const key = questionOf(typed);
    if (key === null) return Promise.resolve(null);
    const known = asked.current.get(key);
    if (known) return known;
    const [street = "", code = "", town = ""]: string[] = JSON.parse(key);
    const answer = checkAddress(slug, { deliveryAddress: street, postcode: code, city: town });
    asked.current.set(key, answer);
    // No answer is none to keep: the next one may come.
    void answer.then((given) => given ?? asked.current.delete(key));
    return answer;
  };
  const [turn, setTurn] = useState(0);
  const { answer, pending } = useAnswer({ question, turn }, () => ask({ deliveryAddress, postcode, city }));
  const isUnanswered = question !== null && !pending && answer === null;
  useEffect(() => {
    if (!isUnanswered) return;
    const askAgain = () => setTurn((before) => before + 1);
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [isUnanswered]);
  return { answer, pending, isUnanswered, ask };
}
