import ts from 'typescript';

/** When a browser learnt a thing, as MDN's data on browsers says it. */
interface Support {
  version_added: string | boolean | null;
  partial_implementation?: boolean;
  flags?: unknown[];
}

interface Known {
  __compat?: { support: Record<string, Support | Support[]> };
}

/** The part of `@mdn/browser-compat-data` that is read: interface or built-in → member. */
export interface Compat {
  api: Record<string, Record<string, Known>>;
  javascript: { builtins: Record<string, Record<string, Known>> };
}

/** Interfaces that have the members of the mixins, which the data does not know by name. */
const HOSTS = ['Element', 'HTMLElement', 'Document', 'Window', 'Node'];

const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

/** Browsers of the floor (`chrome99`) that lack a thing. */
function without({ __compat }: Known, floor: readonly string[]): string[] {
  return floor.filter((target) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    const all = [__compat?.support[name] ?? []].flat();
    return !all.some(
      ({ version_added: added, flags }) =>
        !flags && (added === true || (typeof added === 'string' && numberOf(added) <= numberOf(version))),
    );
  });
}

/** Finds a member of a library's interface in the data; static members have a suffix there. */
function find(data: Compat, owner: string, member: string): Known | undefined {
  const name = owner.replace(/Constructor$/, '');
  const tables = [data.api[name], data.javascript.builtins[name], ...HOSTS.map((host) => data.api[host])];
  for (const table of tables) {
    const known = table?.[member] ?? table?.[`${member}_static`];
    if (known?.__compat) return known;
  }
  return undefined;
}

/** Whether the code asks if a member is there: `a.b?.()`, `a.b ?? c`, `'b' in a`. */
function isAsked(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent))
    return parent.expression === node && parent.questionDotToken !== undefined;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

/**
 * Members of the browser's and the language's libraries that a file uses and the floor lacks.
 *
 * @param floor browsers as the build names them, such as `safari15.4`
 * @returns each with the browsers that lack it
 */
export function lacking(
  program: ts.Program,
  file: string,
  data: Compat,
  floor: readonly string[],
): { file: string; member: string; browsers: string[] }[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const found: ReturnType<typeof lacking> = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && !isAsked(node))
      for (const declaration of checker.getSymbolAtLocation(node.name)?.declarations ?? []) {
        const owner = declaration.parent;
        if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
        if (!ts.isInterfaceDeclaration(owner) && !ts.isTypeLiteralNode(owner)) continue;
        const name = ts.isInterfaceDeclaration(owner) ? owner.name.text : node.expression.getText();
        const known = find(data, name, node.name.text);
        const browsers = known ? without(known, floor) : [];
        if (browsers.length > 0) found.push({ file, member: `${name}.${node.name.text}`, browsers });
      }
    ts.forEachChild(node, look);
  };
  if (source) look(source);
  return found;
}

/**
 * Members of the data's interfaces and built-ins that a browser lacks.
 *
 * @param browser such as `safari15.4`
 * @returns names such as `Element.checkVisibility` and `AbortSignal.timeout_static`
 */
export function membersWithout(data: Compat, browser: string): string[] {
  return [data.api, data.javascript.builtins].flatMap((owners) =>
    Object.entries(owners).flatMap(([owner, members]) =>
      Object.entries(members)
        .filter(
          ([name, known]) => known.__compat && !name.includes('event') && without(known, [browser]).length,
        )
        .map(([name]) => `${owner}.${name}`),
    ),
  );
}
