import { schemaOf } from "./reference";
import { FieldList } from "./schema-fields";

/** The named schemas that a page refers to, each with its fields. */
export function SchemaList({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-label="Schemas" className="mt-16">
      <h2 className="border-b border-line pb-2 font-display text-3xl">Schemas</h2>
      {names.map((name) => (
        <article key={name} id={`schema-${name}`} className="border-b border-line py-5">
          <h3 className="mb-2 font-semibold">{name}</h3>
          <FieldList schema={schemaOf(name) ?? {}} />
        </article>
      ))}
    </section>
  );
}
