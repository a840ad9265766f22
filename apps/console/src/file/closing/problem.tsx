import { answerSigningProblem } from '@lintel/contract';
import { PROBLEM_OUTCOMES } from '@lintel/domain';
import { ChoiceTiles, Notice, Panel, SummaryRows, Text, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { formatDateTime } from '../../platform/times.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { DocumentButtons } from '../document-buttons.tsx';
import { FileForm } from '../file-form.tsx';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { FILE } from '../words.en.ts';
import { CLOSING } from './words.en.ts';

const OUTCOMES = PROBLEM_OUTCOMES.map((value) => ({
  value,
  label: CLOSING.settles[value],
  ...(value === 'NEW_PAPERS' && { hint: CLOSING.newDocumentsHint }),
}));

/** A problem that a signer reported in the documents, and staff's answer to it. */
export function SigningProblem({
  problem: { problemUuid, personUuid, kind, note, documentUuid, at: when },
}: {
  problem: NonNullable<LoanFileReply['signingProblem']>;
}): ReactNode {
  const {
    uuid,
    file: { documents, signers },
  } = useFile();
  const may = useMay();
  const [chosen, setChosen] = useState(unsentInput.read(`${uuid} problem`)['outcome']?.[0] ?? '');
  const outcome = PROBLEM_OUTCOMES.find((one) => one === chosen);
  const who = signers.find((signer) => signer.signerUuid === personUuid)?.name ?? CLOSING.theBorrower;
  const questioned = documents.find((document) => document.uuid === documentUuid);
  const rows = [
    { label: CLOSING.what, value: CLOSING.kinds[kind] },
    { label: CLOSING.note, value: note ?? CLOSING.noNote },
    ...(questioned && may('document')
      ? [{ label: FILE.document, value: <DocumentButtons document={questioned} /> }]
      : []),
  ];
  return (
    <Panel title={CLOSING.problem} raised>
      <Text>{CLOSING.problemLead(who, formatDateTime(when))}</Text>
      <SummaryRows rows={rows} />
      <FileForm
        name="problem"
        submit={CLOSING.giveAnswer}
        done={CLOSING.answered}
        warn={() => (outcome === 'NEW_PAPERS' ? CLOSING.warnings.newDocuments : null)}
        check={({ text }) => [
          ...(outcome ? [] : [{ field: 'outcome', message: CLOSING.chooseSettle }]),
          ...(text('comment') ? [] : [{ field: 'comment', message: CLOSING.answerMissing }]),
        ]}
        send={({ text }, { params, ...on }) =>
          api(answerSigningProblem, {
            ...on,
            params: { ...params, problemUuid },
            body: { outcome: outcome ?? 'GO_ON', comment: text('comment') },
          })
        }
      >
        {(at) => (
          <>
            <ChoiceTiles
              {...at('outcome')}
              label={CLOSING.settle}
              look="small"
              value={chosen}
              onChange={setChosen}
              options={OUTCOMES}
            />
            {outcome === 'NEW_PAPERS' && (
              <Notice tone="warning">
                <p>{CLOSING.newDocumentsVoid}</p>
                {(kind === 'NAME' || kind === 'ADDRESS') && <p>{CLOSING.correctFirst}</p>}
              </Notice>
            )}
            <TextArea {...at('comment')} label={CLOSING.answer} hint={CLOSING.answerHint} rows={3} maxLength={500} />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
