import { Badge } from "@/components/ui/badge";
import { curlOf } from "@/lib/platform/http/openapi-curl";
import type { ApiResponse, JsonSchema } from "@/lib/platform/http/openapi-document";
import { CodeBlock } from "./code-block";
import type { PlacedOperation } from "./placed-operation";
import { FieldList, ParameterList } from "./schema-fields";

interface OperationSectionProps extends PlacedOperation {
  origin: string;
  /** Where its page of its own is; null on that page. */
  ownPage: string | null;
}

export function errorsOf({ responses }: PlacedOperation["operation"]): string[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, response]) => Object.keys(response.content?.["application/json"]?.examples ?? {}));
}

/** One operation: what it does, who may, what it takes, what it answers, how it refuses, and a command to try. */
export function OperationSection({ method, path, operation, origin, ownPage }: OperationSectionProps) {
  const Heading = ownPage === null ? "h1" : "h2";
  const { operationId, summary, description, parameters = [], requestBody, security, responses } = operation;
  const sessions = security.flatMap((scheme) => Object.keys(scheme));
  const scope = operation["x-scope"];
  const needs =
    sessions.length === 0
      ? "Open to everybody"
      : `Needs ${sessions.join(" or ")}${scope ? ` with the scope ${scope}` : ""}`;
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const refusals = errorsOf(operation);
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return (
    <article id={operationId} className="operation">
      <Heading>{summary}</Heading>
      <p className="call">
        <Badge tone={method === "GET" ? "info" : method === "DELETE" ? "critical" : "accent"}>{method}</Badge>
        <span>{path}</span>
      </p>
      {description && <p className="said">{description}</p>}
      <p className="note">{needs}</p>
      {parameters.length > 0 && (
        <details>
          <summary>{`Parameters (${parameters.length})`}</summary>
          <ParameterList parameters={parameters} />
        </details>
      )}
      {body?.schema && <Content title={`Body, ${bodyType}`} schema={body.schema} />}
      {successes.map(([status, response]) => (
        <Answer key={status} status={status} response={response} />
      ))}
      {refusals.length > 0 && (
        <p className="content">
          <a href="/docs/errors">Errors</a> <span>{refusals.join(", ")}</span>
          {ownPage !== null && <a href={ownPage}>Sample</a>}
        </p>
      )}
      {ownPage === null && operation["x-events"] && (
        <p className="content">
          <a href="/docs/webhook-events">Events</a> <span>{operation["x-events"].join(", ")}</span>
        </p>
      )}
      <div>
        <CodeBlock label={summary} code={curlOf(origin, method, path, operation)} />
      </div>
    </article>
  );
}

function Answer({ status, response }: { status: string; response: ApiResponse }) {
  const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [];
  if (!content?.schema) return <p className="content">{`${status} ${response.description}`}</p>;
  return <Content title={`Answer ${status}, ${mediaType}`} schema={content.schema} />;
}

/** What a body or an answer consists of; a named schema is written once, at the end of the page. */
function Content({ title, schema }: { title: string; schema: JsonSchema }) {
  if (schema.properties === undefined)
    return (
      <div className="content">
        <b>{title}</b>
        <FieldList schema={schema} />
      </div>
    );
  return (
    <details>
      <summary>{title}</summary>
      <FieldList schema={schema} />
    </details>
  );
}
