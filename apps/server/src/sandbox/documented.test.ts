import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKLIST_STATUSES } from '@lintel/domain';
import { expect, test } from 'vitest';
import { STREETS } from '../vendors/address/sandbox-streets.ts';
import { FAULT_MODES } from '../vendors/faults.ts';
import { PERSONAS } from './personas.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/sandbox.md'), 'utf8');
const rows = PAGE.split('\n').filter((line) => line.startsWith('| `'));

test.each(PERSONAS.map((persona) => [persona.name, persona.reaches]))(
  'docs/sandbox.md has %s reaching %s',
  (name, reaches) => {
    expect(rows.find((row) => row.startsWith(`| \`${name}\` |`) && row.endsWith(`| ${reaches} |`))).toBeDefined();
  },
);

test('docs/sandbox.md names every tag, every fault and only real statuses', () => {
  const words = [...PERSONAS.flatMap(({ tag }) => tag ?? []), ...FAULT_MODES];
  expect(words.filter((word) => !PAGE.includes(`\`${word}\``))).toEqual([]);
  const named = [...PAGE.matchAll(/\| ([A-Z]+(?:_[A-Z]+)+|DECLINED) \|/g)].map(([, status]) => status ?? '');
  expect(named.filter((status) => !(CHECKLIST_STATUSES as readonly string[]).includes(status))).toEqual([]);
});

test('the address list has each persona’s street', () => {
  const listed = STREETS.map((row) => row.join(', '));
  expect(PERSONAS.map((persona) => persona.street.join(', ')).filter((street) => !listed.includes(street))).toEqual([]);
});
