import { posix } from 'node:path';

/** One mention of a table in the SQL of a folder that doesn't own it. */
export interface ForeignQuery {
  readonly file: string;
  readonly table: string;
  readonly owner: string;
  readonly writes: boolean;
}

const folderOf = (file: string): string => posix.dirname(file);

/** The owner of each table: the folder that adds it to `Database`. Two owners of one table are an error. */
export function tableOwners(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [file, source] of sources) {
    for (const [, name = ''] of source.matchAll(/interface Database extends (\w+)/g)) {
      const body = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
      for (const [, table = ''] of body.matchAll(/^ {2}(\w+): /gm)) {
        if (owners.has(table)) throw new Error(`${table} has two owners: ${owners.get(table)} and ${folderOf(file)}`);
        owners.set(table, folderOf(file));
      }
    }
  }
  return owners;
}

const BUILDER =
  /\.(selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|innerJoinLateral|leftJoinLateral|from|using|insertInto|updateTable|deleteFrom|mergeInto)\(\s*(\[[^\]]*\]|'[^']*')/g;
const RAW = /\b(from|join|into|update|table)\s+(?:only\s+)?"?([a-z][a-z_]*)"?/g;
const SQL_TEXT = /sql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`|`(\s*(?:select|with|insert|update|delete)\b(?:[^`\\]|\\.)*)`/gi;
const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'into', 'update']);

/** Every mention of another folder's table, in Kysely's builder or in SQL text. */
export function foreignQueries(
  sources: ReadonlyMap<string, string>,
  owners: ReadonlyMap<string, string> = tableOwners(sources),
): ForeignQuery[] {
  return [...sources].flatMap(([file, source]) => {
    const mentions: { verb: string; table: string }[] = [];
    for (const [, verb = '', names = ''] of source.matchAll(BUILDER))
      for (const [, table = ''] of names.matchAll(/'(\w+)(?: as \w+)?'/g)) mentions.push({ verb, table });
    for (const [, text = '', plain = ''] of source.matchAll(SQL_TEXT))
      for (const [, verb = '', table = ''] of (text || plain).toLowerCase().matchAll(RAW))
        mentions.push({ verb, table });
    return mentions.flatMap(({ verb, table }) => {
      const owner = owners.get(table);
      return owner === undefined || owner === folderOf(file) || folderOf(file).startsWith(`${owner}/`)
        ? []
        : [{ file, table, owner, writes: WRITES.has(verb) }];
    });
  });
}
