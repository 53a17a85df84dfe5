import { Column, Row, Section } from "react-email";
import type { RegionalWriter } from "@/lib/core/i18n/regional-writer";
import { COLORS, SANS } from "./email-style";

type OrderLinesProps = {
  writer: RegionalWriter;
  currency: string;
  items: { name: string; quantity: number; options: string[]; lineTotalMinor: number }[];
  /** What comes on top of the lines. */
  extras?: { label: string; minor: number }[];
  totalLabel: string;
  totalMinor: number;
  /** The tax in it, below the total. */
  tax?: { label: string; minor: number }[];
};

const CELL = { fontFamily: SANS, fontSize: 15, lineHeight: "22px", padding: "8px 0", verticalAlign: "top" };
const AMOUNT = { ...CELL, whiteSpace: "nowrap" } as const;
/** At the end of the line: mail programs do not know `text-align: end`. */
const AT_END = {
  ltr: { ...AMOUNT, textAlign: "right", paddingLeft: 16 },
  rtl: { ...AMOUNT, textAlign: "left", paddingRight: 16 },
} as const;

const SMALL = {
  color: COLORS.soft,
  fontSize: 14,
  lineHeight: "18px",
  paddingTop: 2,
  paddingBottom: 2,
} as const;

/** What was ordered, line by line, and the total. */
export function OrderLines({ writer, currency, items, totalLabel, totalMinor, ...more }: OrderLinesProps) {
  const { extras = [], tax = [] } = more;
  // The same dish can occur twice with the same options: only its place distinguishes such lines.
  const lines = items.map((item, place) => ({ ...item, place }));
  const amount = AT_END[writer.direction];
  const border = { borderTop: `1px solid ${COLORS.line}` };
  return (
    <Section style={{ margin: "20px 0 0" }}>
      {lines.map((item) => (
        <Row key={item.place}>
          <Column className="ink line" style={{ ...CELL, ...border, color: COLORS.ink }}>
            {item.quantity} × {item.name}
            {item.options.length > 0 && (
              <span className="soft" style={{ color: COLORS.soft, fontSize: 14 }}>
                <br />
                {writer.list(item.options)}
              </span>
            )}
          </Column>
          <Column className="ink line" style={{ ...amount, ...border, color: COLORS.ink }}>
            {writer.money(item.lineTotalMinor, currency)}
          </Column>
        </Row>
      ))}
      {extras.map(({ label, minor }) => (
        <Row key={label}>
          <Column className="ink line" style={{ ...CELL, ...border, color: COLORS.ink }}>
            {label}
          </Column>
          <Column className="ink line" style={{ ...amount, ...border, color: COLORS.ink }}>
            {writer.money(minor, currency)}
          </Column>
        </Row>
      ))}
      <Row>
        <Column className="ink line" style={{ ...CELL, ...border, color: COLORS.ink, fontWeight: 600 }}>
          {totalLabel}
        </Column>
        <Column className="ink line" style={{ ...amount, ...border, color: COLORS.ink, fontWeight: 600 }}>
          {writer.money(totalMinor, currency)}
        </Column>
      </Row>
      {tax.map(({ label, minor }) => (
        <Row key={label}>
          <Column className="soft" style={{ ...CELL, ...SMALL }}>
            {label}
          </Column>
          <Column className="soft" style={{ ...amount, ...SMALL }}>
            {writer.money(minor, currency)}
          </Column>
        </Row>
      ))}
    </Section>
  );
}
