"use client";

import { useEffect } from "react";

/** In place of a page of a device that was locked while it was open: the frame has to be read again. */
export function Relock() {
  useEffect(() => window.location.reload(), []);
  return null;
}
