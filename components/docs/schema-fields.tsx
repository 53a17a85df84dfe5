import type { ReactNode } from "react";
import type { JsonSchema, Parameter } from "@/lib/platform/http/openapi-document";

const PREFIX = "#/components/schemas/";

function nameOf(ref: string): string {
  return ref.slice(PREFIX.length);
}

/** That a field can be null is said beside its type. */
function isNull({ enum: values }: JsonSchema): boolean {
  return values?.length === 1 && values[0] === null;
}

function namedValues({ enum: values = [] }: JsonSchema): unknown[] {
  return values.filter((value) => value !== null);
}

function TypeName({ schema }: { schema: JsonSchema }) {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return <a href={`#schema-${name}`}>{name}</a>;
  }
  const alternatives = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.filter((one) => !isNull(one));
  if (alternatives) {
    return alternatives.map((one, place) => (
      <span key={JSON.stringify(one)}>
        {place > 0 && " or "}
        <TypeName schema={one} />
      </span>
    ));
  }
  if (schema.items) {
    return (
      <>
        list of <TypeName schema={schema.items} />
      </>
    );
  }
  if (schema.enum)
    return namedValues(schema)
      .map((value) => JSON.stringify(value))
      .join(" | ");
  if (typeof schema.additionalProperties === "object") {
    return (
      <>
        text to <TypeName schema={schema.additionalProperties} />
      </>
    );
  }
  return [schema.type ?? "any", schema.format].filter(Boolean).join(", ");
}

/** The limits of a value, as far as a caller has to know them. */
function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema): string {
  const between = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low === undefined && high === undefined) return "";
    if (low === undefined) return `up to ${high}${unit}`;
    return high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`;
  };
  return [
    between(minimum, maximum, ""),
    between(minLength, maxLength, " characters"),
    between(minItems, maxItems, " entries"),
  ]
    .filter(Boolean)
    .join(", ");
}

interface RowProps {
  name: string;
  schema: JsonSchema;
  required: boolean;
  description?: string;
  place?: string;
  children?: ReactNode;
}

function FieldRow({ name, schema, required, description, place, children }: RowProps) {
  const limits = limitsOf(schema);
  const remarks = [place, required ? "required" : "optional", schema.nullable ? "or null" : "", limits];
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <TypeName schema={schema} />
        <i>{`, ${remarks.filter(Boolean).join(", ")}`}</i>
        {description && <p>{description.replaceAll("`", "")}</p>}
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}

/** The fields of an object, or the type of anything else. Objects inside objects open in place. */
export function FieldList({ schema }: { schema: JsonSchema }) {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) {
    return (
      <p className="fields-alone">
        <TypeName schema={schema} />
        {schema.description && <span>{schema.description}</span>}
      </p>
    );
  }
  return (
    <dl className="fields">
      {fields.map(([name, field]) => {
        const inner = field.properties ? field : field.items?.properties ? field.items : null;
        return (
          <FieldRow
            key={name}
            name={name}
            schema={field}
            required={schema.required?.includes(name) ?? false}
            description={field.description}
          >
            {inner && (
              <details>
                <summary>{`Fields of ${name}`}</summary>
                <FieldList schema={inner} />
              </details>
            )}
          </FieldRow>
        );
      })}
    </dl>
  );
}

export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <dl className="fields">
      {parameters.map(({ name, in: place, required, schema, description }) => (
        <FieldRow
          key={`${place} ${name}`}
          name={name}
          schema={schema}
          required={required}
          description={description}
          place={place}
        />
      ))}
    </dl>
  );
}
