import Link from "next/link";
import type { MediaType, Operation } from "@/lib/platform/http/openapi-document";
import { LINK, ReferencePage } from "./api-reference";
import { CodeBlock } from "./code-block";
import { OperationSection } from "./operation-section";
import type { PlacedOperation } from "./placed-operation";
import { schemasIn, type TagPage } from "./reference";
import { SchemaList } from "./schema-list";

interface OperationPageProps {
  page: TagPage;
  placed: PlacedOperation;
  origin: string;
}

/** One operation with what it was sent and answered in a test, and the schemas that it names. */
export function OperationPage({ page, placed, origin }: OperationPageProps) {
  const samples = samplesOf(placed.operation);
  return (
    <ReferencePage current={page.tag}>
      <p className="text-sm">
        <Link href={`/docs/${page.slug}`} prefetch={false} className={LINK}>
          {page.tag}
        </Link>
      </p>
      <OperationSection {...placed} origin={origin} ownPage={null} />
      {samples.length > 0 && (
        <section aria-labelledby="sample" className="mt-8">
          <h2 id="sample" className="font-display text-2xl">
            Sample
          </h2>
          <p className="mt-2 max-w-[62ch] text-ink-soft">
            What the operation was sent and answered in a test. Ids and secrets are made up, and long texts
            are cut.
          </p>
          {samples.map(({ title, text }) => (
            <div key={title} className="mt-4">
              <h3 className="font-semibold">{title}</h3>
              <CodeBlock label={title} code={text} />
            </div>
          ))}
        </section>
      )}
      <SchemaList names={schemasIn(placed.operation)} />
    </ReferencePage>
  );
}

function samplesOf({ requestBody, responses }: Operation): { title: string; text: string }[] {
  const shown = (title: string, content: Record<string, MediaType> | undefined) =>
    Object.values(content ?? {}).flatMap(({ example }) =>
      example === undefined ? [] : [{ title, text: asText(example) }],
    );
  return [...shown("Body", requestBody?.content), ...shown("Answer", responses[200]?.content)];
}

function asText(example: unknown): string {
  return typeof example === "string" ? example : JSON.stringify(example, null, 2);
}
