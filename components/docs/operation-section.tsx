import { Badge } from "@/components/ui/badge";
import { curlOf } from "@/lib/platform/http/openapi-curl";
import type { ApiResponse, OpenApiDocument } from "@/lib/platform/http/openapi-document";
import { CodeBlock } from "./code-block";
import type { PlacedOperation } from "./placed-operation";
import { FieldList, ParameterList } from "./schema-fields";

type Components = OpenApiDocument["components"];

interface OperationSectionProps extends PlacedOperation {
  origin: string;
  components: Components;
}

const SUMMARY = "inline-flex min-h-11 items-center text-sm font-semibold";

/** One operation: what it does, who may, what it takes, what it answers, how it refuses, and a command to try. */
export function OperationSection({ method, path, operation, origin, components }: OperationSectionProps) {
  const { operationId, summary, description, parameters = [], requestBody, security, responses } = operation;
  const sessions = security.flatMap((scheme) => Object.keys(scheme));
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return (
    <article id={operationId} className="border-b border-line py-8">
      <h3 className="text-lg font-semibold">
        <a href={`#${operationId}`} className="hover:underline">
          {summary}
        </a>
      </h3>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 font-mono text-sm">
        <Badge tone={method === "GET" ? "info" : method === "DELETE" ? "critical" : "accent"}>{method}</Badge>
        <span className="break-all">{path}</span>
      </p>
      {description && <p className="mt-3 max-w-[62ch] text-ink-soft">{description}</p>}
      <p className="mt-3 text-sm text-ink-soft">
        {sessions.length > 0 ? `Needs ${sessions.join(" or ")}` : "Open to everybody"}
      </p>
      {parameters.length > 0 && (
        <details className="mt-2">
          <summary className={SUMMARY}>Parameters ({parameters.length})</summary>
          <ParameterList parameters={parameters} />
        </details>
      )}
      {body?.schema && (
        <details>
          <summary className={SUMMARY}>Body, {bodyType}</summary>
          <FieldList schema={body.schema} components={components} />
        </details>
      )}
      {successes.map(([status, response]) => (
        <Answer key={status} status={status} response={response} components={components} />
      ))}
      {refusals.length > 0 && (
        <details>
          <summary className={SUMMARY}>Errors</summary>
          <dl className="fields">
            {refusals.flatMap(([status, response]) =>
              Object.keys(response.content?.["application/json"]?.examples ?? {}).map((code) => (
                <div key={code}>
                  <dt>
                    {status} {code}
                  </dt>
                  <dd>
                    <i>{components.examples[code]?.summary}</i>
                  </dd>
                </div>
              )),
            )}
          </dl>
        </details>
      )}
      <div className="mt-4">
        <CodeBlock label={summary} code={curlOf(origin, method, path, operation)} />
      </div>
    </article>
  );
}

function Answer({
  status,
  response,
  components,
}: {
  status: string;
  response: ApiResponse;
  components: Components;
}) {
  const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [];
  if (!content?.schema)
    return <p className="py-2.5 text-sm text-ink-soft">{`${status} ${response.description}`}</p>;
  return (
    <details>
      <summary className={SUMMARY}>
        Answer {status}, {mediaType}
      </summary>
      <FieldList schema={content.schema} components={components} />
    </details>
  );
}
