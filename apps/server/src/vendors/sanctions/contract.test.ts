import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { ofacFiles } from './ofac-files.ts';
import { parseBirthSpan } from './ofac-rows.ts';
import { sanctionsReply } from './port.ts';
import { sandboxSanctions } from './sandbox.ts';

const TODAY = '2026-11-22';
const root = mkdtempSync(join(tmpdir(), 'lintel-lists-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const NO_VALUES = '-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ';
/** OFAC's published layout, with fictional people. */
const FILES: Readonly<Record<string, string>> = {
  'published.txt': 'sdn 2026-11-20\ncons 2026-11-19\n',
  'sdn.csv': `7001,"SAMPLE TRADING, LTD.",-0- ,"TEST",${NO_VALUES},"a.k.a. 'PERSON, Listed'."\n9001,"PERSON, Listed","individual","TEST] [OTHER",${NO_VALUES},"DOB 02 Mar 1961; alt. DOB circa 1963; POB Atlantis; nationality Atlantis; Passport A0000001 (Atlantis); a.k.a. 'PERZON'; Linked To: SOMEB"\n\u001A`,
  'alt.csv': '9001,1,"aka","LISTED, ""El Perzon""",-0- \n7001,2,"aka","SAMPLE",-0- \n\u001A',
  'add.csv': '9001,1,"Harbor Street 1","Atlantis City","Atlantis",-0- \n9001,2,-0- ,-0- ,-0- ,-0- \n\u001A',
  'sdn_comments.csv': '9001,"ODY ELSE."\n',
  'cons_prim.csv': `8001,"OTHER, Sample","individual","NS-TEST",${NO_VALUES},"DOB 1970."\n\u001A`,
  'cons_alt.csv': '\u001A',
  'cons_add.csv': '\u001A',
  'cons_comments.csv': '\u001A',
};
let folderCount = 0;
function createListFolder(change: Readonly<Record<string, string | null>> = {}): string {
  const path = join(root, String((folderCount += 1)));
  mkdirSync(path);
  for (const [name, text] of Object.entries({ ...FILES, ...change }))
    if (text !== null) writeFileSync(join(path, name), text);
  return path;
}
const openListFiles = (change?: Parameters<typeof createListFolder>[0], maxDays = 7) =>
  ofacFiles({ folder: createListFolder(change), maxDays });
const buildPerson = (name: string, birthDate: string | null = null) => ({ person: 'BORROWER', name, birthDate });

describe.each([
  ['sandbox', sandboxSanctions()],
  ['ofac-files', openListFiles()],
] as const)('a sanctions list: %s', (_, port) => {
  const screenPeople = async (...people: ReturnType<typeof buildPerson>[]) =>
    sanctionsReply.parse(await port.screen({ people, today: TODAY }, buildRequestMeta()));

  test('finds a listed person by name and alias, with the entry and the parts of the score', async () => {
    const { matches } = await screenPeople(buildPerson('Ana Ruiz'), {
      ...buildPerson('Listed Person', '1961-03-02'),
      person: 'p-2',
    });
    expect(matches).toMatchObject([
      {
        person: 'p-2',
        entry: {
          id: '9001',
          name: 'PERSON, Listed',
          births: expect.arrayContaining([{ from: '1961-03-02', to: '1961-03-02', text: '02 Mar 1961' }]) as unknown,
        },
        score: { total: 1, birth: 'AGREES' },
      },
    ]);
    expect((await screenPeople(buildPerson('Perzon Listed'))).matches).toHaveLength(1);
  });

  test('returns the same answer for the same request, with the lists used and their dates', async () => {
    expect(await screenPeople(buildPerson('Listed Person'))).toEqual(await screenPeople(buildPerson('Listed Person')));
    const { lists } = await screenPeople(buildPerson('Ana Ruiz'));
    expect(lists).toEqual(await port.readLists(TODAY));
    for (const { publishedOn } of lists) expect(publishedOn).toMatch(/^2026-11-/);
    expect(await port.describeProblem(TODAY)).toBeNull();
    expect((await port.readEntries(TODAY)).length).toBeGreaterThan(1);
  });
});

describe("OFAC's files", () => {
  test('reads persons by column, with the aliases of both files and continued remarks', async () => {
    const [entry, other, ...rest] = await openListFiles().readEntries(TODAY);
    expect(entry).toEqual({
      id: '9001',
      list: 'OFAC SDN list',
      name: 'PERSON, Listed',
      aliases: ['LISTED, "El Perzon"', 'PERZON'],
      programs: ['TEST', 'OTHER'],
      births: [
        { from: '1961-03-02', to: '1961-03-02', text: '02 Mar 1961' },
        { from: '1962-01-01', to: '1964-12-31', text: 'circa 1963' },
      ],
      birthPlaces: ['Atlantis'],
      nationalities: ['Atlantis'],
      addresses: ['Harbor Street 1, Atlantis City, Atlantis'],
      ids: ['Passport A0000001 (Atlantis)'],
      remarks: expect.stringMatching(/Linked To: SOMEBODY ELSE\.$/) as string,
    });
    expect([other?.list, rest]).toEqual(['OFAC consolidated non-SDN list', []]);
  });

  test.each([
    ['23 Apr 1965', '1965-04-23', '1965-04-23'],
    ['Apr 1965', '1965-04-01', '1965-04-30'],
    ['1965', '1965-01-01', '1965-12-31'],
    ['circa 1961', '1960-01-01', '1962-12-31'],
    ['1958 to 1962', '1958-01-01', '1962-12-31'],
  ])('reads the birth date "%s" as %s to %s', (text, from, to) =>
    expect(parseBirthSpan(text)).toEqual({ from, to, text }),
  );

  test.each<[string, Parameters<typeof createListFolder>[0], RegExp]>([
    ['no date', { 'published.txt': null }, /published\.txt is missing/],
    ['no date for one list', { 'published.txt': 'sdn 2026-11-20\n' }, /no line for cons/],
    ['no list', { 'sdn.csv': null }, /sdn\.csv is missing/],
    ['a truncated list', { 'sdn.csv': FILES['sdn.csv']?.slice(0, -40) ?? '' }, /sdn\.csv is cut off/],
    [
      'another layout',
      { 'sdn.csv': '9001,"PERSON, Listed","individual"\n\u001A' },
      /sdn\.csv can't be read: .*12 columns/,
    ],
    ['no person', { 'cons_prim.csv': '\u001A' }, /cons_prim\.csv can't be read: it names no person/],
    [
      'an old list',
      { 'published.txt': 'sdn 2026-11-14\ncons 2026-11-19\n' },
      /The OFAC SDN list in SANCTIONS_DIR was published on 2026-11-14, 8 days ago. At most 7 days are allowed/,
    ],
  ])('screens no one with %s, and reports why', async (_, change, sentence) => {
    const port = openListFiles(change);
    expect(await port.describeProblem(TODAY)).toMatch(sentence);
    await expect(
      port.screen({ people: [buildPerson('Ana Ruiz')], today: TODAY }, buildRequestMeta()),
    ).rejects.toMatchObject({
      failure: 'UNAVAILABLE',
    });
  });

  test('accepts lists as old as configured, and uses new ones with the next request', async () => {
    const path = createListFolder({ 'published.txt': 'sdn 2026-11-14\ncons 2026-11-14\n' });
    const port = ofacFiles({ folder: path, maxDays: 8 });
    expect(await port.describeProblem(TODAY)).toBeNull();
    expect(await port.describeProblem('2026-11-23')).toContain('9 days ago');
    // It warns on the day before the limit and on the last day, not earlier.
    expect(await port.describeWarning('2026-11-20')).toBeNull();
    expect(await port.describeWarning('2026-11-21')).toMatch(/2026-11-14 and can be used until tomorrow/);
    expect(await port.describeWarning(TODAY)).toContain('only today');
    const [before] = await port.readLists(TODAY);
    writeFileSync(join(path, 'sdn.csv'), (FILES['sdn.csv'] ?? '').replace('DOB 02 Mar 1961', 'DOB 02 Mar 1971'));
    const [after] = await port.readLists(TODAY);
    expect({ publishedOn: after?.publishedOn, isSame: after?.content === before?.content }).toEqual({
      publishedOn: before?.publishedOn,
      isSame: false,
    });
    writeFileSync(join(path, 'published.txt'), 'sdn 2026-11-21\ncons 2026-11-21\n');
    writeFileSync(join(path, 'cons_prim.csv'), `8002,"NEWLY, Added","individual","NS-TEST",${NO_VALUES},-0- \n\u001A`);
    expect((await port.readLists('2026-11-23')).map(({ publishedOn }) => publishedOn)).toEqual([
      '2026-11-21',
      '2026-11-21',
    ]);
    expect(
      sanctionsReply.parse(
        await port.screen({ people: [buildPerson('Added Newly')], today: TODAY }, buildRequestMeta()),
      ).matches,
    ).toHaveLength(1);
  });
});
