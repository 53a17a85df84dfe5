/*! Bazar embed, version 1: a restaurant's menu or booking form in any page. docs/features/storefront.md */
(() => {
  const tag = document.currentScript;
  if (!tag?.dataset.restaurant) return;
  const { restaurant, show, lang, title } = tag.dataset;
  const { origin } = new URL(tag.src);
  const known = ["en", "it", "de", "es", "ja", "fr", "ar"];
  const language = (lang || document.documentElement.lang || "").toLowerCase().split("-")[0];
  const scheme = getComputedStyle(tag.parentElement || document.documentElement).colorScheme;
  const parts = ["embed", restaurant, known.includes(language) && language, show === "booking" && "reserve"];
  const address = new URL(parts.filter(Boolean).map(encodeURIComponent).join("/"), `${origin}/`);
  // A page that says nothing about schemes is a light one, whatever the visitor prefers.
  if (!/dark/.test(scheme)) address.searchParams.set("scheme", "light");
  else if (!/light/.test(scheme)) address.searchParams.set("scheme", "dark");

  const box = document.createElement("div");
  const frame = document.createElement("iframe");
  const idle = "display:block;width:100%;border:0;height:";
  let height = 560;
  let filled = false;
  frame.src = address.href;
  frame.title = title || restaurant;
  frame.style.cssText = `${idle}${height}px`;
  box.append(frame);
  tag.after(box);

  const say = (message) => frame.contentWindow.postMessage({ bazar: 1, ...message }, origin);
  const tellView = () => {
    if (filled) return;
    const { top, bottom } = frame.getBoundingClientRect();
    say({ type: "view", above: Math.max(0, -top), below: Math.max(0, bottom - innerHeight) });
  };
  let told = 0;
  const onView = () => {
    cancelAnimationFrame(told);
    told = requestAnimationFrame(tellView);
  };

  const fill = (on) => {
    if (on === filled) return;
    const { top: edge, left, width } = frame.getBoundingClientRect();
    filled = on;
    box.style.height = on ? `${height}px` : "";
    document.documentElement.style.overflow = on ? "hidden" : "";
    frame.style.cssText = on
      ? "position:fixed;inset:0;width:100vw;height:100dvh;border:0;z-index:2147483647"
      : `${idle}${height}px`;
    if (on) say({ type: "filled", top: Math.max(0, -edge), left: Math.max(0, left), width });
    else onView();
  };

  addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || !data || data.bazar !== 1) return;
    if (data.type === "ready") {
      fill(false);
      say({ type: "hello" });
      onView();
    }
    if (data.type === "title" && !title) frame.title = String(data.title).slice(0, 200);
    if (data.type === "size" && data.height > 0) {
      height = Math.min(Math.ceil(data.height), 40000);
      if (filled) box.style.height = `${height}px`;
      else frame.style.height = `${height}px`;
      onView();
    }
    if (data.type === "fill") fill(data.on === true);
    if (data.type === "show" && Number.isFinite(data.top) && !filled)
      scrollTo({ top: scrollY + frame.getBoundingClientRect().top + data.top - 16 });
  });
  addEventListener("scroll", onView, { passive: true });
  addEventListener("resize", onView, { passive: true });
})();
