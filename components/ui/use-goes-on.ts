"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether something that scrolls has more below what is in sight; false until it has been measured. */
export function useGoesOn(): [element: RefObject<HTMLDivElement | null>, goesOn: boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setGoesOn(box.scrollHeight - box.clientHeight - box.scrollTop > 1);
    const observer = new ResizeObserver(measure);
    for (const measured of [box, ...box.children]) observer.observe(measured);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, []);
  return [element, goesOn];
}
