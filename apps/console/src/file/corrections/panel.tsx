import { Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useMay } from '../../platform/me.ts';
import { formatDay } from '../../platform/times.ts';
import { useFile } from '../use-file.ts';
import { DecideCorrection } from './decide.tsx';
import { CORRECTIONS } from './words.en.ts';
import css from '../file.module.css';

const TONES = { ASKED: 'warning', ACCEPTED: 'success', REFUSED: 'quiet' } as const;

/** The corrections that the borrower requested after submitting, and the decisions on them. */
export function Corrections(): ReactNode {
  const {
    file: { corrections },
  } = useFile();
  const may = useMay();
  if (corrections.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="corrections">
      <h2 id="corrections">{CORRECTIONS.title}</h2>
      {corrections.map((correction) => {
        const { correctionUuid, field, value, comment, state, askedAt, decidedAt } = correction;
        return (
          <Panel key={correctionUuid} title={CORRECTIONS.fields[field]}>
            <p className={css.tags}>
              <Tag tone={TONES[state]}>{CORRECTIONS.states[state]}</Tag>
              <Tag>{CORRECTIONS.asked(formatDay(askedAt))}</Tag>
              {decidedAt && <Tag>{CORRECTIONS.decided(formatDay(decidedAt))}</Tag>}
            </p>
            <p className={css.long}>
              <b>{CORRECTIONS.says}</b> {value}
            </p>
            {comment && <p className={css.muted}>{comment}</p>}
            {state === 'ASKED' && may('review') && <DecideCorrection correction={correction} />}
          </Panel>
        );
      })}
    </section>
  );
}
