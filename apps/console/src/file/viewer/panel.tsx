import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useMay } from '../../platform/me.ts';
import { useFile } from '../use-file.ts';
import { Compare } from './compare.tsx';
import { VIEWER } from './words.en.ts';

/** The uploaded documents next to the decision: one, or two to compare, such as an ID and the selfie. */
export function Viewer(): ReactNode {
  const {
    file: { documents, tasks },
  } = useFile();
  const may = useMay();
  const sent = documents.filter(
    (document) => document.uploaded && document.submittedAt != null && document.state === 'READY',
  );
  const isIdentity = (type: string): boolean => /FRONT$|BACK$|^SUPPORT$/.test(type);
  const wanted = tasks.some(({ gate }) => gate === 'id-review' || gate === 'signer-id')
    ? sent.filter(({ type }) => isIdentity(type))
    : [];
  if (!may('document') || sent.length === 0) return null;
  return (
    <Panel title={VIEWER.title}>
      <Compare
        documents={sent}
        first={wanted[0]?.uuid ?? sent.at(-1)?.uuid ?? ''}
        second={wanted.length > 1 ? wanted.at(-1)?.uuid : undefined}
      />
    </Panel>
  );
}
