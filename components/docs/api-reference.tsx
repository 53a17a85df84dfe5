import type { OpenApiDocument } from "@/lib/platform/http/openapi-document";
import { CodeBlock } from "./code-block";
import { OperationFilter } from "./operation-filter";
import { OperationSection } from "./operation-section";
import type { PlacedOperation } from "./placed-operation";
import { FieldList } from "./schema-fields";

interface ApiReferenceProps {
  document: OpenApiDocument;
  /** The address that the examples call. */
  origin: string;
}

function operationsByTag({
  tags,
  paths,
}: OpenApiDocument): { tag: string; description: string; operations: PlacedOperation[] }[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.map(({ name, description }) => ({
    tag: name,
    description,
    operations: all.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

/** The API document as a page: an index to filter on the left, every operation and schema on the right. */
export function ApiReference({ document, origin }: ApiReferenceProps) {
  const groups = operationsByTag(document);
  const schemas = Object.entries(document.components.schemas);
  return (
    <main
      id="content"
      className="mx-auto max-w-312 px-5 pt-8 pb-24 md:px-10 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14"
    >
      <OperationFilter
        groups={groups.map(({ tag, operations }) => ({
          tag,
          operations: operations.map(({ method, path, operation }) => ({
            id: operation.operationId,
            method,
            summary: operation.summary,
            words: `${method} ${path} ${operation.summary} ${operation.operationId} ${tag}`.toLowerCase(),
          })),
        }))}
      />
      <div className="min-w-0">
        <h1 className="font-display text-4xl">API reference</h1>
        <p className="mt-3 max-w-[62ch] text-ink-soft">
          Version {document.info.version}. The same in OpenAPI {document.openapi}:{" "}
          <a href="/api/openapi.json" className="font-semibold text-accent-text underline underline-offset-2">
            /api/openapi.json
          </a>
        </p>
        {document.info.description.split("\n\n").map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[62ch]">
            {paragraph.replaceAll("`", "")}
          </p>
        ))}
        <h2 className="mt-8 mb-3 font-display text-xl">Start here</h2>
        <p className="mb-3 max-w-[62ch] text-ink-soft">
          Sign in to the demo restaurant once; the examples below that need a session read it from
          cookies.txt.
        </p>
        <CodeBlock
          label="Sign in"
          code={`curl -X POST '${origin}/api/auth/login' \\\n  -c cookies.txt \\\n  -H 'Content-Type: application/json' \\\n  -d '{"email":"owner@luigi.example","password":"demo-password"}'`}
        />
        {groups.map(({ tag, description, operations }) => (
          <section key={tag} aria-label={tag} data-operations="" className="mt-14">
            <h2 className="border-b border-line pb-2 font-display text-3xl">{tag}</h2>
            <p className="mt-3 text-ink-soft">{description}</p>
            {operations.map((placed) => (
              <OperationSection
                key={placed.operation.operationId}
                {...placed}
                origin={origin}
                components={document.components}
              />
            ))}
          </section>
        ))}
        <section aria-label="Schemas" className="mt-16">
          <h2 className="border-b border-line pb-2 font-display text-3xl">Schemas</h2>
          {schemas.map(([name, schema]) => (
            <article key={name} id={`schema-${name}`} className="border-b border-line py-5">
              <h3 className="mb-2 font-semibold">{name}</h3>
              <FieldList schema={schema} />
            </article>
          ))}
        </section>
      </div>
    </main>
  );
}
