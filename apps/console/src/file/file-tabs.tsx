import type { Permission } from '@lintel/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../platform/me.ts';
import { urls } from '../platform/urls.ts';
import { TabBar } from '../shell/tab-bar.tsx';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';

/** The tabs of a file's page. Any one of a tab's permissions opens it. */
export const FILE_TABS = {
  review: ['file', 'attorney'],
  credit: ['file'],
  title: ['file', 'attorney'],
  history: ['file', 'attorney'],
  checklist: ['file', 'attorney'],
  conditions: ['condition'],
  documents: ['file', 'attorney'],
  letters: ['document'],
  closing: ['closing', 'fund', 'attorney', 'audit'],
  end: ['decide', 'compliance'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type FileTab = keyof typeof FILE_TABS;
export const isFileTab = (name: string): name is FileTab => Object.hasOwn(FILE_TABS, name);

/** Links to the tabs that the user may open, with the number of facts, documents and letters on theirs. */
export function FileTabs({ current }: { current: FileTab }): ReactNode {
  const { file, uuid } = useFile();
  const may = useMay();
  const counts: Partial<Record<FileTab, number>> = {
    history: file.version,
    documents: file.documents.length,
    letters: file.letters.length,
  };
  return (
    <TabBar label={FILE.partsLabel}>
      {(Object.keys(FILE_TABS) as FileTab[])
        .filter((part) => may(...FILE_TABS[part]))
        .map((part) => (
          <Link
            key={part}
            to={urls.file(uuid, part === 'review' ? '' : part)}
            aria-current={part === current ? 'page' : undefined}
          >
            {FILE.parts[part]}
            {counts[part] !== undefined && <span>{counts[part]}</span>}
          </Link>
        ))}
    </TabBar>
  );
}
