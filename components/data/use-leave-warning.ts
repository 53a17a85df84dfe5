import { useEffect } from "react";

/** Has the browser ask before the page is left while something that was entered would be lost. */
export function useLeaveWarning(isEntered: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isEntered && event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isEntered]);
}
