import type { Reply, readFacts, readFile } from '@lintel/contract';
import { createContext, use } from 'react';

export type File = Reply<typeof readFile>;
export type FactRow = Reply<typeof readFacts>['items'][number];

export interface OpenFile {
  readonly file: File;
  readonly uuid: string;
  /** Refetches everything of this file that the page shows. */
  readonly refresh: () => Promise<void>;
  /** Records that the user acted. If the file waits on someone else after that, the page says on whom. */
  readonly noteAction: () => void;
  /** After another person's write: fetches the latest file and shows what changed since this page was rendered. */
  readonly catchUp: () => Promise<void>;
}

export const FileContext = createContext<OpenFile | undefined>(undefined);

export function useFile(): OpenFile {
  const open = use(FileContext);
  if (!open) throw new Error('A part of a file was drawn outside one');
  return open;
}
