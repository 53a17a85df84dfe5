import Link from "next/link";
import { LINK, ReferencePage } from "./api-reference";
import { CodeBlock } from "./code-block";
import { apiDocument, schemaOf, schemasIn } from "./reference";
import { FieldList } from "./schema-fields";
import { SchemaList } from "./schema-list";

/** The types of events that a webhook can carry. */
export const eventTypes: readonly string[] = Object.keys(apiDocument["x-webhooks"]);

function eventOf(type: string) {
  const operation = apiDocument["x-webhooks"][type]?.post;
  const { schema, example } = operation?.requestBody.content["application/json"] ?? {};
  const whole = (schema?.$ref && schemaOf(schema.$ref.split("/").at(-1) ?? "")) || schema;
  return { summary: operation?.summary ?? "", data: whole?.properties?.data ?? {}, example };
}

/** Every event that a webhook can carry, with the page that says what is in it. */
export function EventIndex() {
  return (
    <ReferencePage current={null}>
      <h1 className="font-display text-4xl">Webhook events</h1>
      <p className="mt-3 max-w-[62ch]">
        Each event comes in the same envelope, signed by its endpoint’s secret. More fields and events may be
        added.{" "}
        <a href="/docs/guides/webhooks" className={LINK}>
          How to receive and verify them
        </a>
      </p>
      <ul className="mt-6 divide-y divide-line">
        {eventTypes.map((type) => (
          <li key={type} className="py-3">
            <Link href={`/docs/webhook-events/${type}`} prefetch={false} className={`${LINK} font-mono`}>
              {type}
            </Link>
            <p className="max-w-[62ch] text-ink-soft">{eventOf(type).summary}</p>
          </li>
        ))}
      </ul>
    </ReferencePage>
  );
}

/** What one type of event says, field by field, in the newest version of payloads, and a sample that a test brought about. */
export function EventPage({ type }: { type: string }) {
  const { summary, data, example } = eventOf(type);
  return (
    <ReferencePage current="Webhook events">
      <p className="text-sm">
        <Link href="/docs/webhook-events" prefetch={false} className={LINK}>
          Webhook events
        </Link>
      </p>
      <h1 className="mt-1 font-mono text-3xl break-words">{type}</h1>
      <p className="mt-3 max-w-[62ch] text-ink-soft">{summary}</p>
      <h2 className="mt-8 font-display text-xl">Fields of its data</h2>
      <FieldList schema={data} />
      <h2 className="mt-8 mb-3 font-display text-xl">Sample</h2>
      <CodeBlock label={type} code={JSON.stringify(example, null, 2)} />
      <SchemaList names={schemasIn(data)} />
    </ReferencePage>
  );
}
