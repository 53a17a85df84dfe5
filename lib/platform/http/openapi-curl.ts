import type { Operation } from "./openapi-document";

/** The file in which the examples keep their session. */
const JAR = "cookies.txt";

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * A shell command that calls an operation with its example values, against the demo data where the values allow.
 * Sessions are kept in a cookie jar: endpoints that set cookies write it, guarded ones send it.
 */
export function curlOf(origin: string, method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, security, responses } = operation;
  const exampleFor = (name: string) =>
    String(parameters.find((one) => one.name === name)?.example ?? `<${name}>`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleFor(name));
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === "query" && one.required)
      .map((one): [string, string] => [one.name, exampleFor(one.name)]),
  ).toString();
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  const success = responses[200] ?? responses[204];
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(`${origin}${filled}${query ? `?${query}` : ""}`)}`,
    ...(success?.headers?.["Set-Cookie"] ? [`-c ${JAR}`] : []),
    ...(schemes.includes("cron_secret") ? [`-H ${quoted("Authorization: Bearer <CRON_SECRET>")}`] : []),
    ...(schemes.some((scheme) => scheme.endsWith("_session")) ? [`-b ${JAR}`] : []),
    ...(mediaType ? [`-H ${quoted(`Content-Type: ${mediaType}`)}`] : []),
    ...(parameters.some(({ name }) => name === "Idempotency-Key")
      ? [`-H ${quoted("Idempotency-Key: a-key-of-your-own")}`]
      : []),
    ...(mediaType === "application/json" ? [`-d ${quoted(JSON.stringify(content?.example))}`] : []),
    ...(mediaType !== undefined && mediaType !== "application/json" ? ["--data-binary @file"] : []),
  ];
  return parts.join(" \\\n  ");
}
