import { LINK, ReferencePage } from "./api-reference";
import { CodeBlock } from "./code-block";
import { apiDocument, schemaOf, schemasIn } from "./reference";
import { FieldList } from "./schema-fields";
import { SchemaList } from "./schema-list";

const events = Object.entries(apiDocument["x-webhooks"]).map(([type, { post }]) => {
  const { schema, example } = post.requestBody.content["application/json"] ?? {};
  const whole = (schema?.$ref && schemaOf(schema.$ref.split("/").at(-1) ?? "")) || schema;
  return { type, summary: post.summary, data: whole?.properties?.data ?? {}, example };
});
const schemas = schemasIn(events.map(({ data }) => data));

/** Every event that a webhook can carry: what it says, field by field, and a sample that a test has brought about. */
export function EventReference() {
  return (
    <ReferencePage current={null}>
      <h1 className="font-display text-4xl">Webhook events</h1>
      <p className="mt-3 max-w-[62ch]">
        Each event comes in the same envelope, signed by its endpoint’s secret; the fields below are those of
        its data, in the newest version of payloads. More fields and events may be added.{" "}
        <a href="/docs/guides/webhooks" className={LINK}>
          How to receive and verify them
        </a>
      </p>
      {events.map(({ type, summary, data, example }) => (
        <section
          key={type}
          aria-label={type}
          id={type}
          className="mt-10 scroll-mt-6 border-t border-line pt-5"
        >
          <h2 className="font-mono text-lg font-semibold">{type}</h2>
          <p className="mt-1 max-w-[62ch]">{summary}</p>
          <FieldList schema={data} />
          <details className="mt-2">
            <summary className="min-h-9 cursor-pointer text-sm">Sample</summary>
            <CodeBlock label={type} code={JSON.stringify(example, null, 1)} />
          </details>
        </section>
      ))}
      <SchemaList names={schemas} />
    </ReferencePage>
  );
}
