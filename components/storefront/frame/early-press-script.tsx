import { EARLY_PRESS } from "@/components/frame/early-press";
import { InlineScript } from "@/components/frame/inline-script";
import { DISH_LINKS, MENU_STARTED } from "./early-press";

/** How long the link of a dish waits for the menu to start before it is followed. Slow 4G needs half of it, on a slow phone. */
const PATIENCE_MS = 5_000;

/**
 * Runs in the browser, as text: without what bundles bring. Of several dishes the one pressed last is kept; pressing
 * again what is pressed already changes nothing.
 */
const KEEP_PRESSES = `(()=>{
let kept,timer;
const press=e=>{
const link=e.target.closest?.('${DISH_LINKS}');
if(!link||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();
if(link===kept)return;
kept?.removeAttribute("${EARLY_PRESS}");
clearTimeout(timer);
kept=link;
link.setAttribute("${EARLY_PRESS}","");
timer=setTimeout(()=>{kept=null;location.assign(link.href)},${PATIENCE_MS})
};
const send=e=>{
const button=e.submitter;
if(button?.hasAttribute("${EARLY_PRESS}")){e.preventDefault();e.stopImmediatePropagation()}
button?.setAttribute("${EARLY_PRESS}","")
};
addEventListener("click",press,true);
addEventListener("submit",send,true);
addEventListener("${MENU_STARTED}",()=>{
clearTimeout(timer);
removeEventListener("click",press,true);
removeEventListener("submit",send,true)
})
})()`;

/**
 * Shows at once that a dish or a button of a form was pressed, however long the page takes to start. The dish opens when
 * the menu starts (`useEarlyDish`): asking the server for its address would end the downloads of the scripts that put
 * it into the cart. A form React keeps itself and sends again, once (ADR 063); the form takes the mark away with its
 * answer.
 */
export function EarlyPress() {
  return <InlineScript code={KEEP_PRESSES} />;
}
