import { posix } from 'node:path';

/** A use of a table in the SQL of a folder that doesn't own it. */
export interface ForeignQuery {
  readonly file: string;
  readonly table: string;
  readonly owner: string;
  readonly writes: boolean;
}

const getFolder = (file: string): string => posix.dirname(file);

/** Returns the owner of each table: the folder that adds it to `Database`. Throws if a table has two owners. */
export function findTableOwners(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [file, source] of sources) {
    for (const [, name = ''] of source.matchAll(/interface Database extends (\w+)/g)) {
      const body = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
      for (const [, table = ''] of body.matchAll(/^ {2}(\w+): /gm)) {
        if (owners.has(table)) throw new Error(`${table} has two owners: ${owners.get(table)} and ${getFolder(file)}`);
        owners.set(table, getFolder(file));
      }
    }
  }
  return owners;
}

const BUILDER =
  /\.(selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|innerJoinLateral|leftJoinLateral|from|using|insertInto|updateTable|deleteFrom|mergeInto)\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g;
/** Comments and imports. Everything else is searched, because SQL can also be in plain strings and nested templates. */
const NO_SQL = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export) [^;]*? from '[^']*';$/gm;
const RAW = /\b(delete\s+from|from|join|using|into|update|table)\s+(?:only\s+)?"?([a-z][a-z_]*)"?/gi;
/** The second table of `from a, b`. */
const LISTED = /\bfrom\s+"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*"?([a-z][a-z_]*)"?/gi;
const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'into', 'update', 'delete from']);

/** Returns every use of another folder's table, in Kysely's builder or in SQL text. */
export function findForeignQueries(
  sources: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, string> = findTableOwners(sources),
): ForeignQuery[] {
  return [...sources].flatMap(([file, source]) => {
    const code = source.replaceAll(NO_SQL, '');
    const mentions: { verb: string; table: string }[] = [];
    for (const [, verb = '', names = ''] of code.matchAll(BUILDER))
      for (const [, table = ''] of names.matchAll(/['"](\w+)(?: as \w+)?['"]/g)) mentions.push({ verb, table });
    for (const [, verb = '', table = ''] of code.matchAll(RAW))
      mentions.push({ verb: verb.toLowerCase().replaceAll(/\s+/g, ' '), table: table.toLowerCase() });
    for (const [, table = ''] of code.matchAll(LISTED)) mentions.push({ verb: 'from', table: table.toLowerCase() });
    return mentions.flatMap(({ verb, table }) => {
      const owner = owners.get(table);
      return owner === undefined || owner === getFolder(file) || getFolder(file).startsWith(`${owner}/`)
        ? []
        : [{ file, table, owner, writes: WRITES.has(verb) }];
    });
  });
}

/** Returns the files whose SQL gets a table's name from a variable, so that a search can't tell its owner. */
export const findVariableTables = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, source]) => (/\bsql\.(?:table|id)\(/.test(source) ? [file] : []));
