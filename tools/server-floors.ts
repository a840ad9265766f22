import { globSync, readFileSync } from 'node:fs';
import { SERVER_FLOORS, getServerUnit } from './import-rules.ts';

const ROOT = 'apps/server/src';

/**
 * The server's floors as docs/architecture.md shows them, top down, with the purpose that each folder's index states.
 */
export function drawFloors(): string {
  const purposes = new Map(
    globSync(`${ROOT}/**/index.ts`).map((file) => {
      const [, purpose = ''] = /^\/\*\* ([^]*?) \*\//.exec(readFileSync(file, 'utf8')) ?? [];
      return [getServerUnit(file), purpose.replaceAll(/\s+/g, ' ')] as const;
    }),
  );
  const units = [...new Set(globSync(`${ROOT}/**/*.ts`).map(getServerUnit))]
    .filter((unit) => unit !== undefined)
    .toSorted();
  return SERVER_FLOORS.toReversed()
    .map((floor) => {
      const own = units.filter((unit) => floor.includes(unit.split('/')[0] ?? ''));
      return own.map((unit) => drawUnit(unit, purposes.get(unit))).join('\n');
    })
    .join(`\n${'-'.repeat(24)}\n`);
}

const drawUnit = (unit: string, purpose: string | undefined): string =>
  `${unit.padEnd(32)}${purpose ?? OWN_PURPOSES[unit] ?? ''}`.trimEnd();

/** Folders without an index: only the composition root and the tools import them. */
const OWN_PURPOSES: Readonly<Record<string, string>> = {
  commands: 'Commands of operators, such as `npm run desk:invite`.',
  migrations: 'The database schema, one file for each area.',
};
