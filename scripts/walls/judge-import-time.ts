import { parseSync } from 'rolldown/utils';
import type { Zone } from './zone.ts';

/** They start a program: somebody has to run something. */
const ENTRIES = [
  'apps/server/main.ts',
  'apps/web/main.tsx',
  'modules/documents/server/file-process/file-process.ts',
  'operations/simulators/simulator-process.ts',
];

const REGISTERS = /^(register|contribute|install)[A-Z]/;

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/**
 * Answers what a file does by merely being imported, or nothing. A module extends another through
 * `ServerModule.contributes`: what is registered by an import depends on who imported what before.
 * A library may be set up in the file that uses it (`dayjs.extend(…)`).
 */
export function judgeImportTime(path: string, zone: Zone, text: string): string | undefined {
  const isFree = zone.kind === 'tool' || zone.isTest || zone.layer === 'testing';
  if (isFree || path.includes('/testing/') || ENTRIES.includes(path)) return undefined;
  const { program } = parseSync(path, text);
  const libraries = libraryNames(program);
  const found = program.body.find((statement) => runs(statement, libraries));
  if (!found) return undefined;
  const line = text.slice(found.start, found.end).split('\n')[0];
  return `being imported has no effect; contribute to an extension point instead: ${line}`;
}

const libraryNames = (program: Program): ReadonlySet<string> =>
  new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && !/^[.#]/.test(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );

function runs(statement: Statement, libraries: ReadonlySet<string>): boolean {
  switch (statement.type) {
    case 'ExpressionStatement':
      return !libraries.has(rootName(statement.expression) ?? '');
    case 'ExportNamedDeclaration':
      return statement.declaration !== null && runs(statement.declaration, libraries);
    case 'VariableDeclaration':
      return statement.declarations.some(
        ({ init }) =>
          init?.type === 'CallExpression' &&
          init.callee.type === 'Identifier' &&
          REGISTERS.test(init.callee.name),
      );
    default:
      return !/Declaration$/.test(statement.type) && !/^TS/.test(statement.type);
  }
}

/** `dayjs` of `dayjs.extend(plugin)` and of `dayjs.locale = 'en'`. */
function rootName(node: Expression): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'CallExpression':
      return rootName(node.callee);
    case 'MemberExpression':
      return rootName(node.object);
    case 'ChainExpression':
      return rootName(node.expression);
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' ? rootName(node.left.object) : undefined;
    default:
      return undefined;
  }
}
