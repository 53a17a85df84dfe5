import { lexer, type Token, type Tokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";
import { LINK } from "./api-reference";
import { CodeBlock } from "./code-block";

const LANGUAGES: Record<string, string> = {
  sh: "curl",
  ts: "TypeScript",
  py: "Python",
  text: "Answer",
  json: "JSON",
};

/** The Markdown of a guide as a page shows it: headings, paragraphs, lists, tables and code. */
export function GuideText({ markdown }: { markdown: string }) {
  return createElement("div", { className: "max-w-[72ch]" }, ...lexer(markdown).map(block));
}

/** Where a heading can be linked to. */
function idOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case "heading": {
      const { depth, text, tokens } = token as Tokens.Heading;
      if (depth === 1) return <h1 className="font-display text-4xl">{inline(tokens)}</h1>;
      return (
        <h2 id={idOf(text)} className="mt-10 scroll-mt-6 font-display text-xl">
          {inline(tokens)}
        </h2>
      );
    }
    case "paragraph":
      return <p className="mt-3">{inline((token as Tokens.Paragraph).tokens)}</p>;
    case "list":
      return (
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {(token as Tokens.List).items.map((item) => (
            <li key={item.raw}>{inline(item.tokens)}</li>
          ))}
        </ul>
      );
    case "code": {
      const { text, lang = "" } = token as Tokens.Code;
      const [language = ""] = lang.split(" ");
      return (
        <figure className="mt-4">
          <figcaption className="mb-1 text-sm font-semibold text-ink-soft">
            {LANGUAGES[language] ?? language}
          </figcaption>
          <CodeBlock label={LANGUAGES[language] ?? language} code={text} />
        </figure>
      );
    }
    case "table":
      return <GuideTable table={token as Tokens.Table} />;
    default:
      return null;
  }
}

function GuideTable({ table }: { table: Tokens.Table }) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          {table.header.map((cell) => (
            <th key={cell.text} scope="col" className="py-2 pr-4 font-semibold">
              {inline(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.map(({ text }) => text).join()} className="border-b border-line align-top">
            {row.map((cell) => (
              <td key={cell.text} className="py-2 pr-4">
                {inline(cell.tokens)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inline(tokens: Token[] = []): ReactNode {
  return createElement(Fragment, null, ...tokens.map(phrase));
}

function phrase(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline((token as Tokens.Strong).tokens)}</strong>;
    case "em":
      return <em>{inline((token as Tokens.Em).tokens)}</em>;
    case "codespan":
      return <code className="font-mono text-[0.9em]">{(token as Tokens.Codespan).text}</code>;
    case "link": {
      const { href, tokens: words } = token as Tokens.Link;
      return (
        <a href={href.replace(/\.md$/, "")} className={LINK}>
          {inline(words)}
        </a>
      );
    }
    case "text": {
      const { tokens: parts, text } = token as Tokens.Text;
      return parts ? inline(parts) : text;
    }
    default:
      return token.raw;
  }
}
