import * as z from 'zod/mini';
import { refuse } from './errors.ts';

const place = z.tuple([z.iso.datetime(), z.uuid()]);

/** The end of a page: the timestamp and ID of its last row. */
export interface Place {
  readonly at: Date;
  readonly uuid: string;
}

export const cursorAfter = ({ at, uuid }: Place): string =>
  Buffer.from(JSON.stringify([at.toISOString(), uuid])).toString('base64url');

/** Parses one of our cursors. Refuses any other with `choice-unknown`. */
export function parseCursor(cursor: string | null | undefined): Place | null {
  if (cursor == null) return null;
  const read = place.safeParse(decodeCursor(cursor));
  return read.success ? { at: new Date(read.data[0]), uuid: read.data[1] } : refuse('choice-unknown');
}

/** Returns the number after which the next page begins. */
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
