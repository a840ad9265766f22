import { ChoiceTiles, Panel, Tag, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { decideReconsideration } from '@lintel/contract';
import { RECONSIDERED } from '@lintel/domain';
import { FORM } from '../../form/copy.ts';
import { api } from '../../platform/api.ts';
import { dayOf } from '../../platform/times.ts';
import { useMay } from '../../platform/me.ts';
import { FILE } from '../copy.ts';
import css from '../file.module.css';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { RECONSIDERATIONS } from './copy.ts';

const TONES = { ASKED: 'warning', STANDS: 'quiet', WITH_VALUER: 'success' } as const;
const OPTIONS = RECONSIDERED.map((value) => ({ value, label: RECONSIDERATIONS.states[value] }));

/** What the borrower found missing in a valuation, and the answer to it. */
export function Reconsiderations(): ReactNode {
  const { file: { reconsiderations } } = useFile();
  const may = useMay();
  if (reconsiderations.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="reconsiderations">
      <h2 id="reconsiderations">{RECONSIDERATIONS.title}</h2>
      {reconsiderations.map(({ reconsiderationUuid, text, documentUuids, state, askedAt }) => (
        <Panel key={reconsiderationUuid}>
          <p className={css.tags}><Tag tone={TONES[state]}>{RECONSIDERATIONS.states[state]}</Tag><Tag>{RECONSIDERATIONS.asked(dayOf(askedAt))}</Tag></p>
          <p className={css.long}><b>{RECONSIDERATIONS.says}</b> {text}</p>
          {documentUuids.length > 0 && <p className={css.muted}>{RECONSIDERATIONS.documents(documentUuids.length)}</p>}
          {state === 'ASKED' && may('review') && <Answer reconsiderationUuid={reconsiderationUuid} />}
        </Panel>
      ))}
    </section>
  );
}

function Answer({ reconsiderationUuid }: { reconsiderationUuid: string }): ReactNode {
  return (
    <FileForm
      name={`reconsideration ${reconsiderationUuid}`} submit={RECONSIDERATIONS.record} quiet done={RECONSIDERATIONS.done}
      check={(typed) => (typed.text('outcome') ? [] : [{ field: 'outcome', message: RECONSIDERATIONS.chooseOutcome }])}
      send={(typed, { params, ...on }) => api(decideReconsideration, {
        ...on, params: { ...params, reconsiderationUuid }, body: { outcome: RECONSIDERED.find((one) => one === typed.text('outcome')) ?? 'STANDS', comment: typed.text('comment') || null },
      })}
    >
      {(at) => (
        <>
          <ChoiceTiles {...at('outcome')} label={RECONSIDERATIONS.outcome} look="small" options={OPTIONS} />
          <TextArea {...at('comment')} label={FILE.comment} optional={FORM.optional} rows={2} maxLength={500} />
        </>
      )}
    </FileForm>
  );
}
