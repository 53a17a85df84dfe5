import { qrBitmap } from "@/lib/core/ticket/qr-bitmap";
import { PAPERS, type PaperWidth } from "@/lib/core/ticket/ticket";
import { sizeOf } from "./command-reader";
import { Paper } from "./paper";

const ELEMENT = /<(\w+)((?: [\w-]+="[^"]*")*)(?:\/>|>([^<]*)<\/\1>)/gy;
const ROOT =
  /^<epos-print xmlns="http:\/\/www\.epson-pos\.com\/schemas\/2011\/03\/epos-print">([\s\S]*)<\/epos-print>$/;

/** What an Epson printer makes of ePOS-Print XML; an element that it does not know is an error. */
export function readEpos(xml: string, width: PaperWidth): Paper {
  const body = ROOT.exec(xml)?.[1];
  if (body === undefined) throw new Error("This is no ePOS-Print document");
  const paper = new Paper(width);
  let end = 0;
  for (const match of body.matchAll(ELEMENT)) {
    const [whole, name = "", attributes = "", content = ""] = match;
    end = match.index + whole.length;
    printElement(paper, { name, look: attributesOf(attributes), content: unescapeXml(content), width });
  }
  if (end !== body.length) throw new Error(`Not understood: ${body.slice(end, end + 80)}`);
  return paper;
}

function printElement(
  paper: Paper,
  element: { name: string; look: Record<string, string>; content: string; width: PaperWidth },
): void {
  const { name, look, content, width } = element;
  switch (name) {
    case "text":
      if (!content.endsWith("\n")) throw new Error("A line has no end");
      paper.text(content.slice(0, -1), {
        size: sizeOf(Number(look.width) - 1),
        bold: look.em === "true",
        invert: look.reverse === "true",
      });
      break;
    case "image":
      paper.picture({
        width: Number(look.width),
        height: Number(look.height),
        bytes: Uint8Array.from(Buffer.from(content, "base64")),
      });
      break;
    case "symbol":
      paper.picture(qrBitmap(content, PAPERS[width].dots));
      break;
    case "feed":
      paper.feed(Number(look.line));
      break;
    case "cut":
      paper.cut();
      break;
    case "pulse":
      paper.drawerKicks += 1;
      break;
    default:
      throw new Error(`Unknown element ${name}`);
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
  );
}

export function unescapeXml(text: string): string {
  return text
    .replaceAll("&#10;", "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
