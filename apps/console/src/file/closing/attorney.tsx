import { giveAttorneyOpinion, readAttorneyOpinion } from '@lintel/contract';
import { ATTORNEY_OUTCOMES } from '@lintel/domain';
import { ChoiceTiles, Panel, SummaryRows, Tag, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { staffDocumentName } from '../../platform/document-label.ts';
import { useMay } from '../../platform/me.ts';
import { formatDateTime } from '../../platform/times.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { DocumentButtons } from '../document-buttons.tsx';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { AssignToAttorney } from './assign-to-attorney.tsx';
import { LetterChoice } from './letter-choice.tsx';
import { CLOSING } from './words.en.ts';
import css from '../file.module.css';

const OUTCOMES = ATTORNEY_OUTCOMES.map((value) => ({
  value,
  label: CLOSING.outcomes[value],
  ...(value === 'OBJECTED' && { hint: CLOSING.objectionHint }),
}));

const TONES = { NOT_NEEDED: 'quiet', WAITING: 'info', APPROVED: 'success', OBJECTED: 'warning' } as const;

/** The attorney review: its documents, the opinion and its form, and assigning an attorney. */
export function AttorneyOpinion(): ReactNode {
  const {
    uuid,
    file: { documents, assignee },
  } = useFile();
  const may = useMay();
  const [chosen, setChosen] = useState(unsentInput.read(`${uuid} opinion`)['outcome']?.[0] ?? '');
  const read = useRead(readAttorneyOpinion, { params: { uuid } });
  const outcome = ATTORNEY_OUTCOMES.find((one) => one === chosen);
  const toReview = read.data?.documents ?? [];
  const documentsToReview = documents.filter((document) =>
    toReview.some(({ documentUuid }) => documentUuid === document.uuid),
  );
  const { state = 'NOT_NEEDED', opinion } = read.data ?? {};
  const isAssigned = read.data?.attorneys.some(({ staffUuid }) => staffUuid === assignee?.staffUuid) ?? false;
  const waitsFor = assignee && isAssigned ? CLOSING.attorneyAssigned(assignee.name) : CLOSING.noAttorneyAssigned;
  const isOpen = state === 'WAITING' || state === 'OBJECTED';
  const letter = documents.find((document) => document.uuid === opinion?.documentUuid);
  const opinionRows = opinion
    ? [
        { label: CLOSING.opinionAt, value: formatDateTime(opinion.at) },
        ...(opinion.comment ? [{ label: CLOSING.opinionWords, value: opinion.comment }] : []),
      ]
    : [];
  return (
    <Panel title={CLOSING.opinion} raised>
      <Loaded read={read}>
        <p>
          <Tag tone={TONES[state]}>{CLOSING.opinionStates[state]}</Tag>
        </p>
        {opinionRows.length > 0 && <SummaryRows rows={opinionRows} />}
        {letter && (
          <div className={css.acts}>
            <DocumentButtons document={letter} />
          </div>
        )}
        {documentsToReview.length > 0 && (
          <>
            <h3>{CLOSING.opinionDocuments}</h3>
            <SummaryRows
              rows={documentsToReview.map((document) => ({
                label: staffDocumentName(document),
                value: <DocumentButtons document={document} />,
              }))}
            />
          </>
        )}
        {isOpen && !may('attorney') && <p>{state === 'OBJECTED' ? CLOSING.afterObjection : waitsFor}</p>}
        {isOpen && may('closing') && may('file') && <AssignToAttorney attorneys={read.data?.attorneys ?? []} />}
        {isOpen && may('attorney') && (
          <FileForm
            name="opinion"
            submit={CLOSING.giveOpinion}
            done={CLOSING.opinionGiven}
            check={({ text }) =>
              outcome === undefined
                ? [{ field: 'outcome', message: CLOSING.chooseOpinion }]
                : outcome === 'OBJECTED' && !text('comment')
                  ? [{ field: 'comment', message: CLOSING.objectionMissing }]
                  : []
            }
            send={({ text }, on) =>
              api(giveAttorneyOpinion, {
                ...on,
                body: {
                  outcome: outcome ?? 'OBJECTED',
                  documentUuid: text('document') || null,
                  comment: text('comment') || null,
                },
              })
            }
          >
            {(at) => (
              <>
                <ChoiceTiles
                  {...at('outcome')}
                  label={CLOSING.outcome}
                  look="small"
                  value={chosen}
                  onChange={setChosen}
                  options={OUTCOMES}
                />
                <LetterChoice at={at('document')} documentUuids={toReview.map(({ documentUuid }) => documentUuid)} />
                <TextArea
                  {...at('comment')}
                  label={outcome === 'OBJECTED' ? CLOSING.objection : CLOSING.comment}
                  hint={CLOSING.commentHint}
                  {...(outcome === 'OBJECTED' ? {} : { optional: FORM.optional })}
                  rows={3}
                  maxLength={500}
                />
              </>
            )}
          </FileForm>
        )}
      </Loaded>
    </Panel>
  );
}
