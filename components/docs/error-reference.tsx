import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors/error-codes";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { ReferencePage } from "./api-reference";
import { errorsOf } from "./operation-section";
import { operationAddress, tagPages } from "./reference";

/** Codes that more operations than this can answer come from what all requests go through. */
const MOST_NAMED = 3;

const declaring = new Map<string, { name: string; address: string }[]>();
for (const page of tagPages) {
  for (const { operation } of page.operations) {
    const { operationId } = operation;
    const named = { name: operationId, address: operationAddress(page, operationId) };
    for (const code of errorsOf(operation)) declaring.set(code, [...(declaring.get(code) ?? []), named]);
  }
}

const codes = (Object.entries(ERROR_CODES) as [ErrorCode, readonly [number, string]][])
  .map(([code, [status, meaning]]) => ({ code, status, meaning }))
  .sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));

const reasonsOf = (code: string): [string, string][] =>
  Object.entries((REFUSAL_REASONS as Partial<Record<string, Record<string, string>>>)[code] ?? {});

/** Every code of an error, each at an address of its own. */
export function ErrorReference() {
  return (
    <ReferencePage current="Errors">
      <h1 className="font-display text-4xl">Errors</h1>
      <p className="mt-3 max-w-[62ch]">
        Every refusal is JSON. Its error is one of these codes and made for programs, and so is its reason,
        which says why exactly; new reasons may be added. Its message is made for people and may change.
        issues names every wrong field, and current is the resource as it is now, where a change was decided
        on an older state.
      </p>
      <dl className="fields mt-8">
        {codes.map(({ code, status, meaning }) => (
          <div key={code} id={code} className="scroll-mt-6">
            <dt>
              <a href={`#${code}`}>{code}</a>
            </dt>
            <dd>
              <i>{status}</i>
              <p>{meaning.replaceAll("`", "")}</p>
              {reasonsOf(code).map(([reason, why]) => (
                <p key={reason}>
                  <b>{reason}</b> {why}
                </p>
              ))}
              <OperationsOf code={code} />
            </dd>
          </div>
        ))}
      </dl>
    </ReferencePage>
  );
}

function OperationsOf({ code }: { code: string }) {
  const operations = declaring.get(code) ?? [];
  if (operations.length === 0) return null;
  if (operations.length > MOST_NAMED) return <p>{`Answered by ${operations.length} operations`}</p>;
  return (
    <p>
      {"Answered by "}
      {operations.map(({ name, address }, place) => (
        <span key={name}>
          {place > 0 && ", "}
          <a href={address}>{name}</a>
        </span>
      ))}
    </p>
  );
}
