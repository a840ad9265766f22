import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listDocuments, readDocument } from '@lintel/contract';
import { buildUrl } from '../../apps/server/src/sandbox/client.ts';
import { readPdfText } from '../../apps/server/src/sandbox/read-pdf.ts';
import type { World } from '../world.ts';
import type { Caller } from './caller.ts';

/** Values that must not be found anywhere, by name, each in every spelling in which it could leak into a text. */
export type Canaries = Readonly<Record<string, readonly string[]>>;

/**
 * Base64 encodes a value in three ways, depending on its offset in the longer text. Characters that also depend on the
 * neighboring bytes are left out.
 */
function toBase64Variants(value: string): string[] {
  const encodeAt = (shift: number): string => {
    const text = Buffer.concat([Buffer.alloc(shift), Buffer.from(value)])
      .toString('base64')
      .replace(/=+$/, '');
    return text.slice(Math.ceil((shift * 4) / 3), Math.floor(((shift + Buffer.byteLength(value)) * 4) / 3));
  };
  // Shorter texts occur in any long text by chance.
  return [0, 1, 2].map(encodeAt).filter((text) => text.length >= 8);
}

/** Returns values as they are, URL-encoded, in base64, in hexadecimal, and reversed. */
export const toEncodings = (...values: string[]): string[] =>
  values.flatMap((value) => [
    value,
    encodeURIComponent(value),
    ...toBase64Variants(value),
    Buffer.from(value).toString('hex'),
    value.split('').toReversed().join(''),
  ]);

/** Digits count only as a whole number: in a long hash or a fraction of a second any digits can occur. */
const occursIn = (form: string, text: string): boolean =>
  text.includes(form) && (!/^\d+$/.test(form) || new RegExp(`(?<![0-9a-f.])${form}(?![0-9a-f])`).test(text));

/** Returns each canary found and its place as "what in where"; empty when nothing leaked. */
export function findLeaks(
  places: Readonly<Record<string, string>>,
  canaries: Canaries,
  isExpected: (name: string, place: string) => boolean = () => false,
): string[] {
  return Object.entries(places).flatMap(([place, text]) => {
    const lower = text.toLowerCase();
    return Object.entries(canaries)
      .filter(([name, forms]) => !isExpected(name, place) && forms.some((form) => occursIn(form.toLowerCase(), lower)))
      .map(([name]) => `${name} in ${place}`);
  });
}

/** Splits the text of `readDatabaseText` by table: "table public.fact". */
export function splitByTable(text: string): Record<string, string> {
  const parts = text.split(/^-- (\S+)$/m);
  return Object.fromEntries(
    Array.from({ length: (parts.length - 1) / 2 }, (_, index) => [
      `table ${parts[2 * index + 1] ?? ''}`,
      parts[2 * index + 2] ?? '',
    ]),
  );
}

/** Returns every file that the server stores, without its keys, which are elsewhere. */
export function readStoredFiles(world: World): { path: string; bytes: Buffer }[] {
  const folder = join(world.dataDir, 'files');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths.filter((path) => statSync(path).isFile()).map((path) => ({ path, bytes: readFileSync(path) }));
}

/** Signatures of an unencrypted file: PDF, JPEG, PNG, the stored text of a document. */
const FILE_SIGNATURES: readonly (readonly [kind: string, is: (bytes: Buffer) => boolean])[] = [
  ['PDF', (bytes) => bytes.includes('%PDF-')],
  ['JPEG', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['PNG', (bytes) => bytes.subarray(1, 4).equals(Buffer.from('PNG'))],
  ['text', (bytes) => bytes.includes('"blocks"')],
];

/** Returns the paths of files that anyone with access to the disk can read, because they aren't encrypted. */
export const findUnencryptedFiles = (files: readonly { path: string; bytes: Buffer }[]): string[] =>
  files.flatMap(({ path, bytes }) =>
    FILE_SIGNATURES.filter(([, matches]) => matches(bytes)).map(([kind]) => `${kind} ${path}`),
  );

interface FetchedDocument {
  readonly title: string;
  /** The file's metadata: headers, Info, XMP, everything that isn't compressed. */
  readonly about: string;
  readonly words: string;
}

/** Returns every document of a borrower as the server returns it. */
export async function fetchDocuments(world: World, caller: Caller, uuid: string): Promise<FetchedDocument[]> {
  const documents = await caller.send(listDocuments, { params: { uuid } });
  const found: FetchedDocument[] = [];
  for (const { uuid: documentUuid, title } of documents.filter(({ state }) => state === 'READY')) {
    const path = buildUrl(readDocument, { params: { uuid, documentUuid } });
    const reply = await fetch(`${world.address}${path}`, {
      headers: { 'x-org': 'FIGURE', authorization: `Bearer ${caller.token ?? ''}` },
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    // Removes NUL bytes, because every other byte of a UTF-16 string is one.
    const metadata = [JSON.stringify([...reply.headers]), title, bytes.toString('latin1').replaceAll('\0', '')].join(
      '\n',
    );
    found.push({
      title,
      about: metadata,
      words: reply.headers.get('content-type') === 'application/pdf' ? await readPdfText(new Uint8Array(bytes)) : '',
    });
  }
  return found;
}
