import type { Permission } from '@lintel/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../platform/me.ts';
import { urls } from '../platform/urls.ts';
import { FILE } from './copy.ts';
import { useFile } from './use-file.ts';
import css from '../shell/tabs.module.css';

/** The parts of a file, and who may open each. */
const PARTS = {
  review: ['file', 'attorney'],
  credit: ['file'],
  title: ['file', 'attorney'],
  facts: ['file', 'attorney'],
  checklist: ['file', 'attorney'],
  conditions: ['condition'],
  documents: ['file', 'attorney'],
  letters: ['document'],
  closing: ['closing', 'fund', 'attorney', 'audit'],
  end: ['decide', 'compliance'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Part = keyof typeof PARTS;
export const isPart = (asked: string): asked is Part => Object.hasOwn(PARTS, asked);

export function Parts({ current }: { current: Part }): ReactNode {
  const { file, uuid } = useFile();
  const may = useMay();
  const counts: Partial<Record<Part, number>> = {
    facts: file.version,
    documents: file.documents.length,
    letters: file.letters.length,
  };
  return (
    <nav aria-label={FILE.partsLabel} className={css.tabs}>
      {(Object.keys(PARTS) as Part[])
        .filter((part) => may(...PARTS[part]))
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
    </nav>
  );
}
