// The rules of docs/style.md that no linter has: sizes, no page's address written out, and a reason on the line wherever the type checker or the linter is told to look away.
import { type Node, Visitor } from 'oxc-parser';
import { literalPaths } from './check/literal-paths.ts';
import { readModules, report, type SourceModule } from './check/source-modules.ts';

const longestFile = 350;
const longestTest = 400;
const longestFunction = 70;
const longestJsxFunction = 120;
/** Three are the aim; at four look again. */
const mostParameters = 4;
/** Tables of data, not code: long as the data is. */
const dataFolders = ['src/domain/ai-edit/vocabulary/', 'src/locales/'];

const directive = /^[\s*]*(biome-ignore(?:-\w+)?\s+[^\s:]+:?|@ts-(?:expect-error|ignore|nocheck):?)(.*)$/s;

const isTest = (path: string) => path.startsWith('tests/') || /\.(test|contract)\.tsx?$|\/test-support\//.test(path);
const isReason = (text: string) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text) && !text.includes('<explanation>');

report(
  readModules(['src', 'tests', 'scripts']).flatMap((module) => [
    ...sizes(module),
    ...silencedChecks(module),
    ...looseTypes(module),
    ...literalPaths(module),
  ]),
);

function sizes(module: SourceModule): string[] {
  const { path, text, program, lineAt } = module;
  if (dataFolders.some((folder) => path.startsWith(folder))) return [];
  const findings: string[] = [];
  const lines = text.trimEnd().split('\n').length;
  const longest = isTest(path) ? longestTest : longestFile;
  if (lines > longest) findings.push(`${path} has ${lines} lines; ${longest} are the most`);

  const check = (node: Node & { params: readonly unknown[] }) => {
    const line = lineAt(node.start);
    const length = lineAt(node.end) - line + 1;
    const allowed =
      /<\/|\/>/.test(text.slice(node.start, node.end)) && path.endsWith('x') ? longestJsxFunction : longestFunction;
    if (length > allowed && !isTest(path))
      findings.push(`${path}:${line} a function of ${length} lines; ${allowed} are the most`);
    if (node.params.length > mostParameters && !isTest(path) && !hasReason(module, node.start, node.start)) {
      findings.push(
        `${path}:${line} ${node.params.length} parameters; more than ${mostParameters} become one named object`,
      );
    }
  };
  new Visitor({ FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check }).visit(program);
  return findings;
}

function silencedChecks({ path, comments, lineAt }: SourceModule): string[] {
  return comments.flatMap(({ value, start }) => {
    const match = directive.exec(value);
    if (!match || isReason(match[2] ?? '')) return [];
    return [`${path}:${lineAt(start)} ${match[1]?.split(/\s/)[0]} without a reason on the line`];
  });
}

function looseTypes(module: SourceModule): string[] {
  const { path, program, lineAt } = module;
  const findings: string[] = [];
  const flag = (what: string, at: number, end: number) => {
    if (!hasReason(module, at, end)) findings.push(`${path}:${lineAt(at)} ${what} without a reason on the line`);
  };
  new Visitor({
    TSAnyKeyword: ({ start, end }) => flag('any', start, end),
    TSNonNullExpression: ({ start, end }) => flag('a non-null !', end, end || start),
    TSTypeAssertion: ({ start, end }) => flag('a type assertion', start, end),
    TSAsExpression: ({ typeAnnotation, end }) => {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        module.text.slice(typeAnnotation.start, typeAnnotation.end) === 'const';
      if (!isConst) flag('as', typeAnnotation.start, end);
    },
  }).visit(program);
  return findings;
}

/** A comment of at least two words on one of the lines from `start` to `end`. */
function hasReason({ comments, lineAt }: SourceModule, start: number, end: number): boolean {
  const first = lineAt(start);
  const last = lineAt(end);
  return comments.some(
    (comment) => isReason(comment.value) && lineAt(comment.start) <= last && lineAt(comment.end) >= first,
  );
}
