import type { AnswerOf, readFacts, readFile } from '@lintel/contract';
import { createContext, use } from 'react';

export type File = AnswerOf<typeof readFile>;
export type FactRow = AnswerOf<typeof readFacts>['items'][number];

export interface OpenFile {
  readonly file: File;
  readonly uuid: string;
  /** Reads anew what of this file is on the page. */
  readonly refresh: () => Promise<void>;
  /** Somebody was faster: draws the latest and says what has happened since this page was drawn. */
  readonly catchUp: () => Promise<void>;
}

export const FileContext = createContext<OpenFile | undefined>(undefined);

/** The file that is open. */
export function useFile(): OpenFile {
  const open = use(FileContext);
  if (!open) throw new Error('A part of a file was drawn outside one');
  return open;
}
