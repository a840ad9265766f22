import { Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import { documentLabel } from '@lintel/domain';
import { FORM } from '../../form/copy.ts';
import type { At } from '../../form/desk-form.tsx';
import { dayOf } from '../../platform/times.ts';
import { useFile } from '../use-file.ts';
import { CLOSING } from './copy.ts';

/** One of the files that somebody sent, or that the desk scanned. */
export function ScanChoice({ at, label, optional = false }: { at: At; label: string; optional?: boolean }): ReactNode {
  const { file: { documents } } = useFile();
  const scans = documents.filter(({ uploaded, state }) => uploaded && state === 'READY');
  const options = scans.map(({ uuid, title, type, createdAt }) => ({ value: uuid, label: `${title || documentLabel(type)}, ${dayOf(createdAt)}` }));
  if (optional && options.length === 0) return null;
  return <Select {...at} label={label} hint={CLOSING.documentHint} placeholder={FORM.choose} options={options} {...(optional ? { optional: FORM.optional } : {})} />;
}
