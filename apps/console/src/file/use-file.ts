import type { Reply, readFacts, readLoanFile } from '@lintel/contract';
import { createContext, use } from 'react';

/** A loan file as the server returns it to staff. */
export type LoanFileReply = Reply<typeof readLoanFile>;
export type FileDocument = LoanFileReply['documents'][number];
export type FactRow = Reply<typeof readFacts>['items'][number];

/** The file that the page shows, for all of the page's parts. */
export interface OpenFile {
  readonly file: LoanFileReply;
  readonly uuid: string;
  /** Refetches everything of this file that the page shows. */
  readonly refresh: () => Promise<void>;
  /** Records that the user acted. If the file waits on someone else after that, the page says on whom. */
  readonly noteAction: () => void;
  /** After another person's write: fetches the latest file and shows what changed since this page was rendered. */
  readonly catchUp: () => Promise<void>;
}

export const FileContext = createContext<OpenFile | undefined>(undefined);

/** Returns the open file, inside of a file's page. */
export function useFile(): OpenFile {
  const openFile = use(FileContext);
  if (!openFile) throw new Error('A part of a file was drawn outside one');
  return openFile;
}
