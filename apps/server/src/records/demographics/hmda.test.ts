import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { answerHmda, readHmda } from '@lintel/contract';
import { getHmdaOptions, HMDA_GROUPS } from '@lintel/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { DECLINED_HMDA, walkToInformation, FEATURES_WITHOUT_DOCUMENTS } from '../../../test/information.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { loadFactsOfType } from '../../../test/walk.ts';

const SERVER = join(import.meta.dirname, '../../..');
const DEMOGRAPHICS_FOLDER = 'src/records/demographics';

/** Returns how a server file accesses the demographic answers: by importing their store, or by naming their table. */
function findAccess(file: string, source: string): string[] {
  if (file.startsWith(`${DEMOGRAPHICS_FOLDER}/`)) return [];
  const imports = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) =>
    join(dirname(file), name),
  );
  const others = imports.filter(
    (path) =>
      path.startsWith(DEMOGRAPHICS_FOLDER) &&
      !(file === 'src/features/application/information-routes.ts' && path === `${DEMOGRAPHICS_FOLDER}/index.ts`),
  );
  // The lists of sealed columns and erased tables name it. Key rotation moves bytes and erasure removes rows, and
  // neither reads the content.
  const named =
    /hmda\.answer\b/.test(source) &&
    !['src/kernel/db/sealed.ts', 'src/features/retention/file-tables.ts'].includes(file)
      ? ['names the table']
      : [];
  return [...others.map((path) => `imports ${path}`), ...named].map((what) => `${file} ${what}`);
}

describe('the store of demographic answers', () => {
  test('is used only by the call that collects them', () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(src|test)\/.*\.ts$/.test(name),
    );
    const wrong = files.flatMap((file) => findAccess(relative('.', file), readFileSync(join(SERVER, file), 'utf8')));
    expect(files.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  test.each([
    ['src/features/offers/inputs.ts', "import { insertAnswers } from '../../records/demographics/store.ts';"],
    ['src/features/offers/inputs.ts', "import type { Given } from '../../records/demographics/index.ts';"],
    [
      'src/features/application/information-routes.ts',
      "import { insertAnswers } from '../../records/demographics/store.ts';",
    ],
    ['src/console-api/file.ts', "const answers = await import('../records/demographics/answers.ts');"],
    ['src/features/credit/soft-pull.ts', 'sql`select * from hmda.answer`'],
  ])("%s can't access it by %s", (file, source) => {
    expect(findAccess(file, source)).toHaveLength(1);
  });
});

onOneDatabase('the demographic form', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_DOCUMENTS });
  });

  test('shows its notice, saves the answers, and never returns them [OP-D-046, SCREEN-100, ROUTE-011]', async () => {
    const maria = await walkToInformation(server, 'found', 'HMDA');
    expect((await maria.answer(readHmda)).body).toEqual({
      formVersion: '2018-01',
      notice: expect.stringContaining('we may not discriminate on the basis of this information'),
      answered: false,
    });
    const answers = {
      formVersion: '2018-01',
      ethnicity: ['14'],
      ethnicityOther: 'Colombian',
      race: ['21', '5'],
      raceOther: { tribe: '', asian: '', pacificIslander: '' },
      sex: ['2', '1'],
    };
    const answer = await maria.answer(answerHmda, { body: answers });
    expect(answer.body).toMatchObject({ status: { checklistStatus: 'GEN_SUMMARY_DISCLOSURE' } });
    const after = (await maria.answer(readHmda)).body;
    expect(after).toEqual({ formVersion: '2018-01', notice: expect.any(String), answered: true });
    expect(JSON.stringify([answer.body, after])).not.toContain('Colombian');
  });

  test('stores them sealed in their own schema, and the file knows only how they were answered', async () => {
    const ana = await walkToInformation(server, 'found', 'HMDA');
    await ana.answer(answerHmda, { body: { ...DECLINED_HMDA, ethnicityOther: 'Quechua-Testword' } });
    expect(await loadFactsOfType(server, ana.uuid, 'DemographicsAnswered')).toEqual([{ channel: 'ONLINE' }]);
    const { rows } = await sql<{
      form_version: string;
      channel: string;
      sealed: Uint8Array;
    }>`select * from hmda.answer where application_uuid = ${ana.uuid}`.execute(server.context.db);
    expect(rows).toMatchObject([{ form_version: '2018-01', channel: 'ONLINE', person: 'BORROWER' }]);
    expect(Buffer.from(rows[0]?.sealed ?? []).toString('latin1')).not.toContain('Quechua');
    expect(
      await findTablesWith(
        server,
        ['fact', 'application', 'idempotency', 'secret', 'evidence', 'application_draft'],
        /Quechua/,
      ),
    ).toEqual([]);
  });

  test.each(HMDA_GROUPS)('refuses %s without an answer, and saves nothing', async (group) => {
    const rita = await walkToInformation(server, 'found', 'HMDA');
    const answer = await rita.answer(answerHmda, { body: { ...DECLINED_HMDA, [group]: [] } });
    expect(answer.body).toMatchObject({
      status: 'hmda-group-unanswered',
      errors: [
        { field: group, message: `Select an answer, or 'I do not wish to provide this information', for ${group}.` },
      ],
    });
    expect(answer.status).toBe(422);
    const { rows } = await sql`select 1 from hmda.answer where application_uuid = ${rita.uuid}`.execute(
      server.context.db,
    );
    expect(rows).toEqual([]);
    expect(await rita.status()).toBe('HMDA');
  });

  test('accepts every box at the same time, and is answered once', async () => {
    const all = await walkToInformation(server, 'found', 'HMDA');
    const [ethnicity, race, sex] = HMDA_GROUPS.map((group) => [
      ...getHmdaOptions(group).map(({ code }) => code),
      'NOT_PROVIDED',
    ]);
    const drawn = await all.version();
    expect(
      (await all.loose(answerHmda, { version: drawn, body: { formVersion: '2018-01', ethnicity, race, sex } })).status,
    ).toBe(200);
    expect((await all.answer(answerHmda, { version: drawn, body: DECLINED_HMDA })).body['status']).toBe(
      'not-at-this-step',
    );
  });

  test.each([
    { ethnicity: ['3'] },
    { race: ['6'] },
    { sex: ['6'] },
    { race: ['11'] },
    { formVersion: '2004-01' },
    { surname: 'x' },
    { ethnicityOther: 'x'.repeat(101) },
  ])('refuses %j', async (wrong) => {
    const wim = await walkToInformation(server, 'found', 'HMDA');
    expect((await wim.answer(answerHmda, { body: { ...DECLINED_HMDA, ...wrong } })).body['status']).toBe(
      'invalid-request',
    );
  });
});
