import * as z from 'zod/mini';
import { refuse } from './errors.ts';

const cursorContent = z.tuple([z.iso.datetime(), z.uuid()]);

/** The end of one page of a list: the timestamp and ID of its last row. */
export interface PageEnd {
  readonly at: Date;
  readonly uuid: string;
}

/** Builds the cursor with which a client requests the next page. */
export const buildCursor = ({ at, uuid }: PageEnd): string =>
  Buffer.from(JSON.stringify([at.toISOString(), uuid])).toString('base64url');

/** Parses one of our cursors. Refuses any other with `choice-unknown`. */
export function parseCursor(cursor: string | null | undefined): PageEnd | null {
  if (cursor == null) return null;
  const read = cursorContent.safeParse(decodeCursor(cursor));
  return read.success ? { at: new Date(read.data[0]), uuid: read.data[1] } : refuse('choice-unknown');
}

/** Parses the cursor of a list that is ordered by a number. */
export function parseNumberCursor(cursor: string | null | undefined): number | null {
  if (cursor == null) return null;
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : refuse('choice-unknown');
}

export const pageSize = (limit: string | null | undefined): number => Number(limit ?? 50);

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
