// `npm run requirements`: combines what the unit tests and the journeys proved in .reports/requirements.json and prints
// it by area. With `--write` it also writes the files that prove each row into docs/requirements.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './node26.mjs';

const REPORTS = join(root, '.reports');
/** Path of the list of requirements. */
export const REQUIREMENTS_PATH = join(root, 'docs/requirements.md');

/** Returns the ids in a title. They count only inside square brackets. */
export function findIds(title) {
  const brackets = [...title.matchAll(/\[([^\]]+)\]/g)].map(([, text]) => text);
  return [...new Set(brackets.flatMap((text) => text.match(/\b(?:OP-[A-D]|[A-Z]{2,6})-\d{3}\b/g) ?? []))];
}

/** Returns id -> titles of the passed tests that name it, each after its file and a colon. */
export function readProofs() {
  const all = read('unit.json') ?? {};
  for (const { title, ok } of readJourneys()) if (ok) for (const id of findIds(title)) (all[id] ??= []).push(title);
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
}

/** Reads the journeys of the last run, with whether each passed, was retried or skipped. */
export function readJourneys() {
  const report = read('e2e.json');
  const found = [];
  const visit = (suite, path) => {
    for (const spec of suite.specs ?? [])
      found.push({
        title: `${path}${spec.title}`,
        ok: spec.ok && spec.tests.some((test) => test.status === 'expected' || test.status === 'flaky'),
        again: spec.tests.some((test) => test.status === 'flaky'),
        skipped: spec.tests.every((test) => test.status === 'skipped'),
        ms: spec.tests.flatMap((test) => test.results).reduce((sum, result) => sum + result.duration, 0),
      });
    for (const child of suite.suites ?? []) visit(child, `${path}${child.title}: `);
  };
  for (const suite of report?.suites ?? []) visit(suite, `${suite.title}: `);
  return found;
}

/** Writes the proofs of all requirements into .reports/requirements.json, and returns them. */
export function writeRequirements() {
  mkdirSync(REPORTS, { recursive: true });
  const all = readProofs();
  writeFileSync(join(REPORTS, 'requirements.json'), `${JSON.stringify(all, undefined, 1)}\n`);
  return all;
}

export function printByArea(all) {
  console.log('Requirements with a test that passed, by area:');
  for (const [area, facts] of groupFacts(readFileSync(REQUIREMENTS_PATH, 'utf8'))) {
    const have = facts.filter((ids) => [...ids].some((id) => all[id])).length;
    const share = Math.round((100 * have) / facts.length);
    console.log(`  ${area.padEnd(7)} ${String(have).padStart(3)} of ${facts.length} (${share} %)`);
  }
}

const ROW = /^\| ((?:OP-[A-D]|[A-Z]{2,6})-\d{3}) \|/;

export const listRowIds = (text) => text.split('\n').flatMap((line) => ROW.exec(line)?.[1] ?? []);

/**
 * Returns the requirements by area: the id that counts, with every id under which a test can name it. A row that
 * repeats another counts together with it, whichever of the two a test names; a row that summarizes several doesn't
 * prove any of them.
 */
export function groupFacts(text) {
  const areas = new Map();
  const facts = new Map();
  const rows = text.split('\n').flatMap((line) => {
    const id = ROW.exec(line)?.[1];
    return id ? [{ id, twins: findIds(`[${/same fact as ([^)]*)\)/.exec(line)?.[1] ?? ''}]`) }] : [];
  });
  const repeats = new Map(rows.map(({ id, twins }) => [id, twins]));
  for (const { id, twins } of rows) {
    // Of two rows that refer to each other, the first counts.
    const isFirst = twins.some((twin) => repeats.get(twin)?.includes(id)) && !twins.some((twin) => facts.has(twin));
    if (twins.length > 0 && !isFirst) continue;
    const area = id.slice(0, id.lastIndexOf('-'));
    facts.set(id, new Set([id]));
    if (!areas.has(area)) areas.set(area, []);
    areas.get(area).push(facts.get(id));
  }
  for (const { id, twins } of rows) if (twins.length === 1) facts.get(twins[0])?.add(id);
  return areas;
}

/** Returns the list with the files that prove each row in its last column. */
export function addProofs(text, all) {
  return text
    .split('\n')
    .map((line) => {
      const id = ROW.exec(line)?.[1];
      if (!id) return line;
      const files = [...new Set((all[id] ?? []).map((title) => title.slice(0, title.indexOf(': '))))].toSorted((a, b) =>
        a.localeCompare(b, 'en'),
      );
      return line.replace(/(?<!\\)\|[^|]*\|$/, `| ${files.map((file) => `\`${file}\``).join(', ')} |`);
    })
    .join('\n');
}

/** Returns the ids of rows that the list says are proved, and that no passed test names. */
export function findUnproved(text, all) {
  return text.split('\n').flatMap((line) => {
    const id = ROW.exec(line)?.[1];
    const isProved = /`[^`]+` \|$/.test(line);
    return id && isProved && !all[id] ? [id] : [];
  });
}

function read(name) {
  const path = join(REPORTS, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = writeRequirements();
  if (process.argv.includes('--write'))
    writeFileSync(REQUIREMENTS_PATH, addProofs(readFileSync(REQUIREMENTS_PATH, 'utf8'), all));
  printByArea(all);
}
