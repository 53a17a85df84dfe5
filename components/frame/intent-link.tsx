"use client";

import Link from "next/link";
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from "react";

/**
 * A link whose page is fetched ahead once somebody is about to press it: a pointer, a finger or the focus is on it.
 * Next would do so for every link in sight, and a page with a navigation would cost the server five times itself.
 */
export function IntentLink({ prefetch, onPointerEnter, onFocus, ...rest }: ComponentProps<typeof Link>) {
  const [isMeant, setMeant] = useState(false);
  const enter = (event: PointerEvent<HTMLAnchorElement>) => {
    setMeant(true);
    onPointerEnter?.(event);
  };
  const focus = (event: FocusEvent<HTMLAnchorElement>) => {
    setMeant(true);
    onFocus?.(event);
  };
  return <Link {...rest} prefetch={isMeant ? prefetch : false} onPointerEnter={enter} onFocus={focus} />;
}
