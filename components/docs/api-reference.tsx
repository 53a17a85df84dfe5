import Link from "next/link";
import type { ReactNode } from "react";
import { CodeBlock } from "./code-block";
import { GUIDES } from "./guides";
import { OperationFilter } from "./operation-filter";
import { OperationSection } from "./operation-section";
import { apiDocument, operationAddress, schemasIn, type TagPage, tagPages } from "./reference";
import { SchemaList } from "./schema-list";
import "./reference.css";

export const LINK = "font-semibold text-accent-text underline underline-offset-2";

/** The frame of the reference: an index to search on the left, the page on the right. */
export function ReferencePage({ current, children }: { current: string | null; children: ReactNode }) {
  return (
    <main
      id="content"
      className="mx-auto max-w-312 px-5 pt-8 pb-24 md:px-10 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14"
    >
      <OperationFilter
        current={current}
        groups={tagPages.map((page) => ({
          tag: page.tag,
          address: `/docs/${page.slug}`,
          operations: (current === null || current === page.tag ? page.operations : []).map(
            ({ method, path, operation }) => ({
              address: operationAddress(page, operation.operationId),
              method,
              summary: operation.summary,
              path,
            }),
          ),
        }))}
      />
      <div className="min-w-0">{children}</div>
    </main>
  );
}

export function ReferenceHome({ origin }: { origin: string }) {
  const { info, openapi } = apiDocument;
  return (
    <ReferencePage current={null}>
      <h1 className="font-display text-4xl">API reference</h1>
      <p className="mt-3 max-w-[62ch] text-ink-soft">
        Version {info.version}. The same in OpenAPI {openapi}:{" "}
        <a href="/api/openapi.json" className={LINK}>
          /api/openapi.json
        </a>
      </p>
      {info.description.split("\n\n").map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-[62ch]">
          {paragraph.replaceAll("`", "")}
        </p>
      ))}
      <h2 className="mt-8 font-display text-xl">Guides</h2>
      <ul className="mt-2 divide-y divide-line">
        {GUIDES.map(({ name, title, lead }) => (
          <li key={name} className="py-3">
            <Link href={`/docs/guides/${name}`} prefetch={false} className={LINK}>
              {title}
            </Link>
            <p className="max-w-[62ch] text-ink-soft">{lead}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mb-3 font-display text-xl">Start here</h2>
      <p className="mb-3 max-w-[62ch] text-ink-soft">
        Sign in to the demo restaurant once; examples that need a session read it from cookies.txt.
      </p>
      <CodeBlock
        label="Sign in"
        code={`curl -X POST '${origin}/api/auth/login' \\\n  -c cookies.txt \\\n  -H 'Content-Type: application/json' \\\n  -d '{"email":"owner@luigi.example","password":"demo-password"}'`}
      />
      <p className="mt-6 max-w-[62ch]">
        A refusal is JSON with a code:{" "}
        <Link href="/docs/errors" prefetch={false} className={LINK}>
          what each code means
        </Link>
      </p>
      <p className="mt-3 max-w-[62ch]">
        What happens at a restaurant comes to your own endpoint:{" "}
        <Link href="/docs/webhook-events" prefetch={false} className={LINK}>
          every webhook event with its fields and a sample
        </Link>
      </p>
      <h2 className="mt-10 font-display text-xl">Endpoints</h2>
      <ul className="mt-2 divide-y divide-line">
        {tagPages.map(({ tag, slug, description, operations }) => (
          <li key={slug} className="py-3">
            <p className="flex items-baseline justify-between gap-4">
              <Link href={`/docs/${slug}`} prefetch={false} className={LINK}>
                {tag}
              </Link>
              <span className="text-sm text-ink-soft tabular-nums">{operations.length}</span>
            </p>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </ReferencePage>
  );
}

/** Every operation of one tag, and the schemas that they name. */
export function TagReference({ page, origin }: { page: TagPage; origin: string }) {
  const { tag, description, operations } = page;
  const schemas = schemasIn(operations.map(({ operation }) => operation));
  return (
    <ReferencePage current={tag}>
      <p className="text-sm">
        <Link href="/docs" className={LINK}>
          API reference
        </Link>
      </p>
      <h1 className="mt-1 font-display text-4xl">{tag}</h1>
      <p className="mt-3 text-ink-soft">{description}</p>
      {operations.map((placed) => (
        <OperationSection
          key={placed.operation.operationId}
          {...placed}
          origin={origin}
          ownPage={`/docs/${page.slug}/${placed.operation.operationId}`}
        />
      ))}
      <SchemaList names={schemas} />
    </ReferencePage>
  );
}
