/**
 * What dependency-cruiser cannot see: what a file is, by what it exports (AGENTS.md, "Kinds of file").
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript-classic";
import exemptions from "./exemptions.cjs";

const MOST_LINES = 299;
const roots = [
  ...["app", "clients", "components", "e2e", "emails", "examples"],
  ...["lib", "prisma", "scripts", "server"],
];
const domains = /^lib\/(core|restaurant|people|payments|service|oversight)\//;
const tests = /\.(test|spec)\.tsx?$|^lib\/testing\//;
/** Everything that names its kind: the rules of .dependency-cruiser.cjs are about these. */
const named = /-(store|gateway|contract|guards)\.ts$/;
const effects = [
  /-(store|gateway)$/,
  /^@\/lib\/platform\/(db|env|jobs|live|mail)\/(?!.*(-contract|constraint-error)$)/,
  /^(pg|stripe|resend|sharp|aws4fetch|@prisma|@upstash)(\/|$)/,
  /^node:(?!(buffer|crypto|url|util)$)/,
];
/** What gives another answer each time, or reaches the world: a core is given it. */
const worldly = /^(globalThis\.)?(fetch|Date\.now|Math\.random|performance\.now|process\.env|Temporal\.Now)$/;
/** The first parameter of what acts: the app, or the transaction that it takes part in. */
const acting = /^(app|tx|db|client|run|pool)$/;

/**
 * @typedef {{ rule: string, file: string, what: string }} Offence
 */

/**
 * @param {string} folder
 * @returns {Offence[]}
 */
export function offencesIn(folder) {
  return roots
    .filter((root) => existsSync(path.join(folder, root)))
    .flatMap((root) => filesBelow(folder, root))
    .flatMap((file) => offencesOf(file, readFileSync(path.join(folder, file), "utf8")));
}

/** @returns {string[]} */
function filesBelow(/** @type {string} */ folder, /** @type {string} */ below) {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = `${below}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "generated" ? [] : filesBelow(folder, file);
    return /\.(tsx?|mjs|cjs|css)$/.test(entry.name) ? [file] : [];
  });
}

/** @returns {Offence[]} */
function offencesOf(/** @type {string} */ file, /** @type {string} */ text) {
  /** @type {Offence[]} */
  const found = [];
  const lines = text.trimEnd().split("\n").length;
  if (lines > MOST_LINES) found.push({ rule: "files-stay-small", file, what: `${lines} lines` });
  if (!domains.test(file) || !file.endsWith(".ts") || tests.test(file) || named.test(file)) return found;

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  if (file.startsWith("lib/core/")) {
    const asked = [...new Set(askedOfTheWorld(source))];
    if (asked.length > 0) found.push({ rule: "core-is-given-the-world", file, what: asked.join(", ") });
  }
  const promises = source.statements.flatMap(exportedPromises);
  const acts = promises.filter((each) => acting.test(firstParameter(each)));
  if (acts.some((each) => firstParameter(each) === "app") && promises.length > 1) {
    const names = promises.map(({ name }) => name).join(", ");
    found.push({ rule: "one-use-case-per-file", file, what: names });
  }
  if (acts.length === 0) {
    const touched = source.statements
      .flatMap(importedAtRunTime)
      .filter((name) => effects.some((each) => each.test(name)));
    if (touched.length > 0) found.push({ rule: "core-is-pure", file, what: touched.join(", ") });
  }
  return found;
}

/**
 * The functions that a statement exports and that answer with a promise, however they are written.
 *
 * @returns {{ name: string, parameters: ts.NodeArray<ts.ParameterDeclaration> }[]}
 */
function exportedPromises(/** @type {ts.Statement} */ node) {
  if (!ts.isFunctionDeclaration(node) && !ts.isVariableStatement(node)) return [];
  if (!hasModifier(node, ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(node))
    return isPromise(node) ? [{ name: node.name?.text ?? "", parameters: node.parameters }] : [];
  return node.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) &&
    isPromise(initializer)
      ? [{ name: name.getText(), parameters: initializer.parameters }]
      : [],
  );
}

/** Whether a function is async or says that it returns a promise. */
function isPromise(/** @type {ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression} */ node) {
  return hasModifier(node, ts.SyntaxKind.AsyncKeyword) || /^Promise</.test(node.type?.getText() ?? "");
}

function hasModifier(/** @type {ts.HasModifiers} */ { modifiers }, /** @type {ts.SyntaxKind} */ kind) {
  return (modifiers ?? []).some((modifier) => modifier.kind === kind);
}

/**
 * What a file asks of the clock, of chance, of the network or of the environment.
 *
 * @returns {string[]}
 */
function askedOfTheWorld(/** @type {ts.Node} */ node) {
  /** @type {string[]} */
  const asked = [];
  if (ts.isNewExpression(node) && node.expression.getText() === "Date" && !node.arguments?.length)
    asked.push("new Date()");
  const named = ts.isCallExpression(node)
    ? node.expression
    : ts.isPropertyAccessExpression(node)
      ? node
      : null;
  const name = named?.getText() ?? "";
  if (worldly.test(name)) asked.push(name);
  node.forEachChild((child) => void asked.push(...askedOfTheWorld(child)));
  return asked;
}

/** The name of the first parameter, or of the first that is taken out of it. */
function firstParameter(
  /** @type {{ parameters: ts.NodeArray<ts.ParameterDeclaration> }} */ { parameters: [first] },
) {
  if (!first) return "";
  if (!ts.isObjectBindingPattern(first.name)) return first.name.getText();
  return first.name.elements[0]?.name.getText() ?? "";
}

/** @returns {string[]} */
function importedAtRunTime(/** @type {ts.Statement} */ statement) {
  if (ts.isExportDeclaration(statement))
    return statement.isTypeOnly || !statement.moduleSpecifier ? [] : [textOf(statement.moduleSpecifier)];
  if (!ts.isImportDeclaration(statement)) return [];
  const clause = statement.importClause;
  const names = clause?.namedBindings;
  const typesOnly =
    clause?.isTypeOnly ||
    (clause &&
      !clause.name &&
      names &&
      ts.isNamedImports(names) &&
      names.elements.every((name) => name.isTypeOnly));
  return typesOnly ? [] : [textOf(statement.moduleSpecifier)];
}

function textOf(/** @type {ts.Expression} */ specifier) {
  return ts.isStringLiteral(specifier) ? specifier.text : "";
}

export function unexcused(/** @type {Offence[]} */ offences) {
  /** @type {Record<string, import("./exemptions.cjs").Exemption[]>} */
  const lists = {
    "core-is-pure": exemptions.impureCores,
    "files-stay-small": exemptions.longFiles,
  };
  return offences.filter(({ rule, file }) => !(lists[rule] ?? []).some(({ files }) => files.includes(file)));
}
