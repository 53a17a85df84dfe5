/** `"@:words.amount"` in the English catalogue: this message reads as `words.amount` does, in every language. */
const LINK = /^@:([\w.-]+)$/;

type Tree = { [key: string]: unknown };

/**
 * A catalogue with English keys: the language's own message where it has one, else the one that English links to. A key
 * that has neither is left out. Pure.
 *
 * @throws {Error} when a link leads to no message of the language, or to another link
 */
export function linkedMessages<Shape extends object>(english: Shape, own: object): Shape {
  const messageAt = (path: string) =>
    path.split(".").reduce<unknown>((tree, key) => (isBranch(tree) ? tree[key] : undefined), own);

  const resolve = (shape: Tree, branch: Tree): Tree =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([key, message]) => {
        const written = branch[key];
        if (isBranch(message)) return [[key, resolve(message, isBranch(written) ? written : {})]];
        const target = linkTarget(written ?? message);
        if (target === undefined) return written === undefined ? [] : [[key, written]];
        const linked = messageAt(target);
        if (linked === undefined || linkTarget(linked) !== undefined) {
          throw new Error(`"${key}" links to "${target}", which is not a message`);
        }
        return [[key, linked]];
      }),
    );
  return resolve(english as Tree, own as Tree) as Shape;
}

/** Where a message links to; undefined for one that is written out. */
export function linkTarget(message: unknown): string | undefined {
  return typeof message === "string" ? LINK.exec(message)?.[1] : undefined;
}

/** Messages that Next compiled are lists, and leaves. */
export function isBranch(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
