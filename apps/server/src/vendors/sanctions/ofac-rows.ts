import type { BirthDate, ListEntry } from '@lintel/domain';

/**
 * Splits lines of OFAC's CSV files into rows. A quoted field may contain commas, doubled quotes and line breaks. `-0-`
 * and the end mark (0x1A) mean nothing.
 */
export async function* csvRows(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let open = '';
  for await (const line of lines) {
    const text = open === '' ? line : `${open}\n${line}`;
    if ((text.match(/"/g)?.length ?? 0) % 2 === 1) {
      open = text;
      continue;
    }
    open = '';
    if (text.replaceAll('\u001A', '').trim() !== '') yield parseCsvFields(text);
  }
  if (open !== '') throw new Error('a quoted field does not end');
}

function parseCsvFields(line: string): string[] {
  const fields = line.match(/(?:"(?:[^"]|"")*"|[^,"])*(?:,|$)/g) ?? [];
  return fields.slice(0, line.endsWith(',') ? undefined : -1).map((field) => {
    const text = field.replace(/,$/, '').trim();
    const plain = text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
    return plain === '-0-' ? '' : plain;
  });
}

/**
 * The columns of one list's files: sdn.csv and cons_prim.csv have 12, the alternate names 5, the addresses 6, the
 * comments 2.
 */
export interface OfacRows {
  readonly primary: AsyncIterable<string[]>;
  readonly alternate: AsyncIterable<string[]>;
  readonly address: AsyncIterable<string[]>;
  readonly comments: AsyncIterable<string[]>;
}

const COLUMNS = 12;

/** Reads the persons of one list. Skips companies, ships and aircraft: only persons apply, own and sign. */
export async function readEntries(list: string, rows: OfacRows): Promise<ListEntry[]> {
  const persons = new Map<
    string,
    { name: string; programs: string; remarks: string; aliases: string[]; addresses: string[] }
  >();
  for await (const row of rows.primary) {
    const [id = '', name = '', type = '', programs = ''] = row;
    if (row.length < COLUMNS || !/^\d+$/.test(id) || name === '')
      throw new Error(`a row does not have the ${COLUMNS} columns of a list: ${row.length} columns`);
    if (type === 'individual')
      persons.set(id, { name, programs, remarks: row[COLUMNS - 1] ?? '', aliases: [], addresses: [] });
  }
  for await (const [id = '', , , name = ''] of rows.alternate) if (name !== '') persons.get(id)?.aliases.push(name);
  for await (const [id = '', , street = '', city = '', country = ''] of rows.address) {
    const address = [street, city, country].filter(Boolean).join(', ');
    if (address !== '') persons.get(id)?.addresses.push(address);
  }
  // Remarks in the main file are cut at 1,000 characters and continue here, in the middle of a word.
  for await (const [id = '', text = ''] of rows.comments) {
    const person = persons.get(id);
    if (person) person.remarks += text;
  }
  return [...persons].map(([id, person]) => toEntry(list, id, person));
}

function toEntry(
  list: string,
  id: string,
  {
    name,
    programs,
    remarks,
    aliases,
    addresses,
  }: { name: string; programs: string; remarks: string; aliases: readonly string[]; addresses: readonly string[] },
): ListEntry {
  const notes = remarks
    .split(/;\s*/)
    .map((note) =>
      note
        .trim()
        .replace(/\.$/, '')
        .replace(/^alt\. /, ''),
    )
    .filter(Boolean);
  const after = (word: string): string[] =>
    notes.filter((note) => note.startsWith(`${word} `)).map((note) => note.slice(word.length + 1));
  const noted = notes.flatMap((note) => /^[afn]\.k\.a\. '(.+)'$/.exec(note)?.[1] ?? []);
  return {
    id,
    list,
    name,
    aliases: [...new Set([...aliases, ...noted])],
    programs: programs.split(/[\s[\]]+/).filter(Boolean),
    births: after('DOB').flatMap((text) => parseBirthSpan(text) ?? []),
    birthPlaces: after('POB'),
    nationalities: [...new Set([...after('nationality'), ...after('citizen')])],
    addresses: [...addresses],
    ids: notes.filter((note) =>
      /^(?:Passport|SSN|Tax ID|National ID|Identification Number|Driver's License|D\.N\.I\.|C\.U\.R\.P\.|R\.F\.C\.|Cedula|National Foreign ID)/.test(
        note,
      ),
    ),
    remarks,
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number): string => String(number).padStart(2, '0');

/**
 * Parses "23 Apr 1965", "Apr 1965", "1965", "circa 1961" or "1958 to 1962" to a span of days; "circa" adds a year on
 * both sides. Returns undefined for anything else.
 */
export function parseBirthSpan(text: string): BirthDate | undefined {
  const isCirca = /^circa /i.test(text);
  const [first, last = first] = text.replace(/^circa /i, '').split(/ to /);
  const [from, to] = [parseDateSpan(first ?? ''), parseDateSpan(last ?? '')];
  if (!from || !to) return undefined;
  const years = isCirca ? 1 : 0;
  return {
    from: `${Number(from.from.slice(0, 4)) - years}${from.from.slice(4)}`,
    to: `${Number(to.to.slice(0, 4)) + years}${to.to.slice(4)}`,
    text,
  };
}

function parseDateSpan(text: string): { from: string; to: string } | undefined {
  const [, day, month, year] = /^(?:(\d{1,2}) )?(?:([A-Z][a-z]{2}) )?(\d{4})$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const number = MONTHS.indexOf(month) + 1;
  if (number === 0) return undefined;
  if (day !== undefined)
    return { from: `${year}-${two(number)}-${two(Number(day))}`, to: `${year}-${two(number)}-${two(Number(day))}` };
  return {
    from: `${year}-${two(number)}-01`,
    to: `${year}-${two(number)}-${new Date(Date.UTC(Number(year), number, 0)).getUTCDate()}`,
  };
}
