import type { Lien } from '@lintel/contract';
import { formatMoney, isDisputed, LIEN_ANSWERS, type LienAnswer } from '@lintel/domain';
import { Button, ChoiceTiles, Disclosure, Facts, Notice, Panel, Tag, Text, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { announce } from '../../platform/announce.tsx';
import { ProofField } from '../../platform/lazy/upload/proof-field.tsx';
import { LIENS } from './words.en.ts';
import css from './liens.module.css';

/** Returns the field name of a lien's answer. */
export const toFieldName = (uuid: string): string => `answer-${uuid}`;

interface Props {
  uuid: string;
  lien: Lien;
  saving: boolean;
  error: string | undefined;
  onAnswer: (answer: LienAnswer, more?: { comment?: string; proofs?: readonly string[] }) => Promise<unknown>;
  onRemove: () => void;
}

/** One lien: what the records say, and the borrower's answer, which is saved as soon as it is selected. */
export function LienCard({ uuid, lien, saving, error, onAnswer, onRemove }: Props): ReactNode {
  const [chosen, setChosen] = useState<LienAnswer>();
  const answer = (saving ? chosen : undefined) ?? lien.answer ?? undefined;
  const name = LIENS.named(lien.creditorName, lien.mask);
  const isOwn = lien.source === 'BORROWER';
  const options = LIEN_ANSWERS.map((value) => ({ value, label: LIENS.answers[value] }));
  function give(value: string) {
    const given = LIEN_ANSWERS.find((one) => one === value);
    if (!given) return;
    setChosen(given);
    void onAnswer(given);
  }
  return (
    <Panel>
      <div className={css.head}>
        <h2>{name}</h2>
        <p>
          <b>{formatMoney(lien.monetaryBalance)}</b>
          <span>{lien.source === 'COUNTY' ? LIENS.recorded : LIENS.owed}</span>
        </p>
      </div>
      <div className={css.known}>
        <Facts
          facts={[
            { label: LIENS.position, value: LIENS.positionOf(lien.position) },
            {
              label: LIENS.payment,
              value:
                lien.monetaryCalculatedNextPaymentMinimumAmount > 0
                  ? LIENS.monthly(lien.monetaryCalculatedNextPaymentMinimumAmount)
                  : LIENS.paymentUnknown,
            },
            { label: LIENS.from, value: LIENS.source[lien.source] },
          ]}
        />
      </div>
      {isOwn ? (
        <div>
          <Button kind="link" onClick={onRemove} aria-label={LIENS.removes(name)}>
            {LIENS.remove}
          </Button>
        </div>
      ) : (
        <ChoiceTiles
          name={toFieldName(lien.uuid)}
          look="small"
          layout="across"
          value={answer ?? ''}
          onChange={give}
          required
          error={error}
          options={options}
          label={
            <>
              {LIENS.right} {saving && <Tag tone="info">{LIENS.saving}</Tag>}
            </>
          }
        />
      )}
      {lien.required && <Notice tone="info">{LIENS.required}</Notice>}
      {answer !== undefined && isDisputed(answer) && (
        <Disputed uuid={uuid} lien={lien} answer={answer} onAnswer={onAnswer} />
      )}
      {!isOwn && answer !== undefined && <Note lien={lien} answer={answer} onAnswer={onAnswer} />}
    </Panel>
  );
}

/** A disputed lien still counts; the borrower adds proof now, or later from the to-do list. */
function Disputed({
  uuid,
  lien,
  answer,
  onAnswer,
}: Pick<Props, 'uuid' | 'lien' | 'onAnswer'> & { answer: LienAnswer }): ReactNode {
  const [adding, setAdding] = useState(lien.proofs.length > 0);
  if (lien.proofState === 'ACCEPTED') return <Notice tone="success">{LIENS.accepted}</Notice>;
  const known = lien.proofs.map((proof) => proof.uuid);
  return (
    <>
      <Notice tone="info">
        <b>{LIENS.counts}</b>{' '}
        {lien.proofState === 'SENT' ? LIENS.sent : LIENS.proof[answer === 'PAID_OFF' ? 'PAID_OFF' : 'NOT_MINE']}
      </Notice>
      {adding ? (
        <ProofField
          uuid={uuid}
          name={`proof-${lien.uuid}`}
          label={LIENS.proofOf(LIENS.named(lien.creditorName, lien.mask))}
          before={lien.proofs}
          onIds={(proofs) => {
            if (proofs.join() !== known.join()) void onAnswer(answer, { proofs });
          }}
        />
      ) : (
        <div>
          <Button size="s" onClick={() => setAdding(true)}>
            {LIENS.addProof}
          </Button>
        </div>
      )}
    </>
  );
}

function Note({ lien, answer, onAnswer }: Pick<Props, 'lien' | 'onAnswer'> & { answer: LienAnswer }): ReactNode {
  const [text, setText] = useState(lien.comment ?? '');
  async function keep() {
    if (await onAnswer(answer, { comment: text })) announce(LIENS.kept);
  }
  return (
    <Disclosure summary={LIENS.wrong}>
      <div className={css.note}>
        <TextArea
          name={`comment-${lien.uuid}`}
          label={LIENS.comment}
          hint={LIENS.commentHint}
          rows={3}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <Button
            size="s"
            onClick={() => {
              void keep();
            }}
          >
            {LIENS.keep}
          </Button>
        </div>
        {lien.comment !== null && lien.comment !== undefined && lien.comment === text.trim() && (
          <Text size="s" tone="muted">
            {LIENS.kept}
          </Text>
        )}
      </div>
    </Disclosure>
  );
}
