/** A table as GitHub reads it; the first columns are words, the rest figures. */
export function table(
  /** @type {readonly string[]} */ head,
  /** @type {readonly (readonly (string | number)[])[]} */ rows,
  words = 1,
) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index < words ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** A paragraph in lines of at most so many characters. */
export function paragraph(/** @type {string} */ text, width = 120) {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join("\n");
}

/**
 * A document with what stands between the markers of a name replaced.
 *
 * @param {string} document
 * @param {{ name: string, text: string }} part
 * @throws when the document has no such markers
 */
export function replaceBetweenMarkers(document, { name, text }) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no markers ${start} and ${end}.`);
  return `${document.slice(0, from + start.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

/** Milliseconds as they are read at a glance. */
export function duration(/** @type {number} */ ms) {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  return ms < 60_000 ? `${(ms / 1_000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
}
