import { EARLY_PRESS, PAGE_STARTED } from "./early-press";
import { InlineScript } from "./inline-script";

/**
 * Runs in the browser, as text: without what bundles bring. A press that is kept reaches nothing else, so that it counts
 * once; the browser would send a form that nobody listens to, and load the page anew. The buttons of the frame around the
 * page are left to it: it starts earlier. A text goes back through the box's own setter, which React does not see, so that
 * its event counts as typing.
 */
const KEEP_EARLY = `(()=>{
const kept=new Set(),typed=new Map();
const write=e=>{
if(e.target.matches?.("main textarea,main input:not([type=checkbox],[type=radio],[type=file])"))
typed.set(e.target,e.target.value)
};
const retype=(box,text)=>{
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box),"value").set.call(box,text);
box.dispatchEvent(new Event("input",{bubbles:true}))
};
const press=e=>{
const button=e.target.closest?.("main button[type=button],main form[method=post]:not([action]) button[type=submit]");
if(!button)return;
e.preventDefault();
e.stopImmediatePropagation();
kept.add(button);
button.setAttribute("${EARLY_PRESS}","")
};
addEventListener("click",press,true);
addEventListener("input",write,true);
addEventListener("${PAGE_STARTED}",()=>{
removeEventListener("click",press,true);
removeEventListener("input",write,true);
for(const button of kept)button.removeAttribute("${EARLY_PRESS}");
setTimeout(()=>{
for(const [box,text] of typed)retype(box,text);
for(const button of kept)button.click()
})
},{once:true})
})()`;

/**
 * Keeps what is typed and pressed on a page that is shown but has not started, and does it again once `PageStarted` says
 * so: on a slow line an order is on the board seconds before its buttons work (docs/decisions/091), and React sets boxes
 * of several lines anew. Goes with `PageStarted`.
 */
export function EarlyInput() {
  return <InlineScript code={KEEP_EARLY} />;
}
