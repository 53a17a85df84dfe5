import { headers } from "next/headers";
import { EARLY_PRESS } from "./early-press";

/** Runs in the browser, as text: without what bundles bring. */
const MARK_PRESS = `addEventListener("submit",e=>{e.submitter?.setAttribute("${EARLY_PRESS}","")},true)`;

/**
 * Shows at once that a button of a form was pressed, however long the page takes to start. React keeps the press itself
 * and sends the form again (ADR 063); the form takes the mark away with its answer.
 */
export async function EarlyPress() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {MARK_PRESS}
    </script>
  );
}
