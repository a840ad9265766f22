import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildScreeningIndex, listAge, type ListEntry, type SanctionsList, type ScreeningIndex } from '@lintel/domain';
import { VendorFailure } from '../call.ts';
import { hashEntries } from './content.ts';
import { csvRows, readEntries } from './ofac-rows.ts';
import type { SanctionsReply, SanctionsPort } from './port.ts';
import { soonTooOld, tooOld } from './words.en.ts';

/**
 * The lists that OFAC publishes, by their word in `published.txt`, and the files of each: persons, other names,
 * addresses, continued remarks.
 */
const LISTS = {
  sdn: { name: 'OFAC SDN list', files: ['sdn.csv', 'alt.csv', 'add.csv', 'sdn_comments.csv'] },
  cons: {
    name: 'OFAC consolidated non-SDN list',
    files: ['cons_prim.csv', 'cons_alt.csv', 'cons_add.csv', 'cons_comments.csv'],
  },
} as const;
type ListWord = keyof typeof LISTS;
const WORDS = Object.keys(LISTS) as ListWord[];
const DATES = 'published.txt';
/**
 * OFAC ends its files with this byte, so a file without it was truncated. The comments file, which only adds remarks,
 * may lack it.
 */
const END_MARK = 0x1a;

/** The folder of the lists, and how long a list may be used. */
export interface OfacSettings {
  readonly folder: string;
  /** Days after publication for which a list may be used. */
  readonly maxDays: number;
}

interface LoadedLists {
  readonly signature: string;
  readonly lists: readonly SanctionsList[];
  readonly entries: readonly ListEntry[];
  readonly index: ScreeningIndex;
}

/** Screens people with OFAC's published lists in a folder. Replaced files are read again with the next question. */
export function ofacFiles({ folder, maxDays }: OfacSettings): SanctionsPort {
  let loaded: Promise<LoadedLists> | undefined;
  let signature = '';

  async function current(): Promise<LoadedLists> {
    const now = await getFolderFingerprint(folder);
    if (loaded === undefined || now !== signature) {
      signature = now;
      loaded = load(folder, now);
      loaded.catch(() => undefined);
    }
    try {
      return await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  }

  async function describeProblem(today: string): Promise<string | null> {
    try {
      const { lists } = await current();
      const old = lists.find((list) => listAge(list, today) > maxDays);
      return old ? tooOld(old.name, old.publishedOn, listAge(old, today), maxDays) : null;
    } catch (error) {
      return `SANCTIONS_DIR can't be used: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  async function describeWarning(today: string): Promise<string | null> {
    const { lists } = await usable(today);
    const aging = lists.find((list) => listAge(list, today) >= maxDays - 1);
    return aging ? soonTooOld(aging.name, aging.publishedOn, maxDays - listAge(aging, today)) : null;
  }

  async function usable(today: string): Promise<LoadedLists> {
    if ((await describeProblem(today)) !== null) throw new VendorFailure('UNAVAILABLE', 'sanctions');
    return current();
  }

  return {
    provider: 'ofac-files',
    describeProblem,
    describeWarning,
    readLists: async (today) => (await usable(today)).lists,
    readEntries: async (today) => (await usable(today)).entries,
    async screen({ people, today }) {
      const { lists, index } = await usable(today);
      return structuredClone({
        outcome: 'SCREENED',
        lists,
        matches: people.flatMap((person) => index.screen(person)),
      } as SanctionsReply);
    },
  };
}

const FILES: readonly string[] = [DATES, ...WORDS.flatMap((word) => LISTS[word].files)];

/** Changes whenever a file does. */
async function getFolderFingerprint(folder: string): Promise<string> {
  const all = await Promise.all(
    FILES.map(async (file) =>
      stat(join(folder, file)).then(
        ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
        () => 'missing',
      ),
    ),
  );
  return all.join('|');
}

async function load(folder: string, signature: string): Promise<LoadedLists> {
  const dates = await publishedDates(folder);
  const read = await Promise.all(WORDS.map(async (word) => readListEntries(folder, word)));
  const entries = read.flat();
  return {
    signature,
    entries,
    lists: WORDS.map((word, at) => ({
      name: LISTS[word].name,
      publishedOn: dates[word],
      content: hashEntries(read[at] ?? []),
    })),
    index: buildScreeningIndex(entries),
  };
}

/**
 * The files contain no date. The operator who downloads them writes it to `published.txt`, one line for each list ("sdn
 * 2026-11-20").
 */
async function publishedDates(folder: string): Promise<Readonly<Record<ListWord, string>>> {
  const text = await readFile(join(folder, DATES), 'utf8').catch(() => {
    throw new Error(`${DATES} is missing. It says when each list was published, such as "sdn 2026-11-20".`);
  });
  const formatListDate = (word: ListWord): string => {
    const date = new RegExp(String.raw`^${word}\s+(\d{4}-\d{2}-\d{2})\s*$`, 'm').exec(text)?.[1];
    if (date === undefined || Number.isNaN(Date.parse(date)))
      throw new Error(`${DATES} has no line for ${word}, such as "${word} 2026-11-20".`);
    return date;
  };
  return { sdn: formatListDate('sdn'), cons: formatListDate('cons') };
}

async function readListEntries(folder: string, word: ListWord): Promise<ListEntry[]> {
  const { name, files } = LISTS[word];
  for (const file of files) await checkWhole(folder, file, !file.endsWith('comments.csv'));
  const [primary, alternate, address, comments] = files.map((file) => csvRows(readLines(join(folder, file)))) as [
    AsyncGenerator<string[]>,
    AsyncGenerator<string[]>,
    AsyncGenerator<string[]>,
    AsyncGenerator<string[]>,
  ];
  try {
    const entries = await readEntries(name, { primary, alternate, address, comments });
    if (entries.length === 0) throw new Error('it names no person');
    return entries;
  } catch (error) {
    throw new Error(`${files[0]} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

async function checkWhole(folder: string, file: string, hasMark: boolean): Promise<void> {
  const handle = await open(join(folder, file)).catch(() => {
    throw new Error(`${file} is missing.`);
  });
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, Math.max(0, size - 8));
    if (hasMark && !buffer.subarray(0, bytesRead).includes(END_MARK))
      throw new Error(`${file} is cut off. It doesn't end with OFAC's end-of-file mark. Download it again.`);
  } finally {
    await handle.close();
  }
}

/** Opens with the first requested line, because lines that arrive before a reader would be lost. */
async function* readLines(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path, 'latin1'), crlfDelay: Infinity });
}
