import { decideReconsideration, readCollateral } from '@lintel/contract';
import { RECONSIDERATION_REASONS, RECONSIDERATION_OUTCOMES, type ReconsiderationOutcome } from '@lintel/domain';
import { ChoiceTiles, Panel, Select, Tag, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { formatDay } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { FileForm } from '../file-form.tsx';
import { HomeValues } from '../underwriting/collateral.tsx';
import { useFile } from '../use-file.ts';
import { FILE, RECONSIDERATIONS } from '../words.en.ts';
import css from '../file.module.css';

const TONES = { ASKED: 'warning', STANDS: 'quiet', WITH_VALUER: 'success' } as const;
const OPTIONS = RECONSIDERATION_OUTCOMES.map((value) => ({ value, label: RECONSIDERATIONS.outcomes[value] }));

/** The borrower's requests to reconsider the home value, and the answers to them. */
export function Reconsiderations(): ReactNode {
  const {
    file: { reconsiderations },
  } = useFile();
  const may = useMay();
  if (reconsiderations.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="reconsiderations">
      <h2 id="reconsiderations">{RECONSIDERATIONS.title}</h2>
      {may('file') && (
        <Panel title={RECONSIDERATIONS.value}>
          <Values />
        </Panel>
      )}
      {reconsiderations.map(({ reconsiderationUuid, text, documentUuids, state, askedAt }) => (
        <Panel key={reconsiderationUuid}>
          <p className={css.tags}>
            <Tag tone={TONES[state]}>{RECONSIDERATIONS.states[state]}</Tag>
            <Tag>{RECONSIDERATIONS.asked(formatDay(askedAt))}</Tag>
          </p>
          <p className={css.long}>
            <b>{RECONSIDERATIONS.says}</b> {text}
          </p>
          {documentUuids.length > 0 && <p className={css.muted}>{RECONSIDERATIONS.documents(documentUuids.length)}</p>}
          {state === 'ASKED' && may('review') && <Answer reconsiderationUuid={reconsiderationUuid} />}
        </Panel>
      ))}
    </section>
  );
}

/** The disputed value, with the file's other values. */
function Values(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readCollateral, { params: { uuid } });
  return <Loaded read={read}>{read.data && <HomeValues values={read.data.values} />}</Loaded>;
}

function Answer({ reconsiderationUuid }: { reconsiderationUuid: string }): ReactNode {
  const [outcome, setOutcome] = useState<ReconsiderationOutcome>();
  const reasons = outcome
    ? Object.entries(RECONSIDERATION_REASONS[outcome]).map(([value, label]) => ({ value, label }))
    : [];
  return (
    <FileForm
      name={`reconsideration ${reconsiderationUuid}`}
      submit={RECONSIDERATIONS.record}
      quiet
      done={RECONSIDERATIONS.done}
      check={(typed) => {
        if (!typed.text('outcome')) return [{ field: 'outcome', message: RECONSIDERATIONS.chooseOutcome }];
        return typed.text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }];
      }}
      send={(typed, { params, ...on }) =>
        api(decideReconsideration, {
          ...on,
          params: { ...params, reconsiderationUuid },
          body: {
            outcome: RECONSIDERATION_OUTCOMES.find((one) => one === typed.text('outcome')) ?? 'STANDS',
            reason: typed.text('reason'),
            comment: typed.text('comment') || null,
          },
        })
      }
    >
      {(at) => (
        <>
          <ChoiceTiles
            {...at('outcome')}
            label={RECONSIDERATIONS.outcome}
            look="small"
            value={outcome ?? ''}
            onChange={(value) => setOutcome(RECONSIDERATION_OUTCOMES.find((one) => one === value))}
            options={OPTIONS}
          />
          <Select
            key={outcome}
            {...at('reason')}
            label={FORM.reason}
            placeholder={FORM.choose}
            options={reasons}
            disabled={outcome === undefined}
            {...(outcome ? {} : { hint: FORM.outcomeFirst })}
          />
          <TextArea {...at('comment')} label={FILE.comment} optional={FORM.optional} rows={2} maxLength={500} />
        </>
      )}
    </FileForm>
  );
}
