import { reviewBankAccount } from '@lintel/contract';
import { BANK_REVIEW, formatName, isOwnAccount, type BankReview } from '@lintel/domain';
import { ChoiceTiles, Hidden, Notice, Panel, Select, SummaryRows, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { DocumentButtons } from '../document-buttons.tsx';
import { FileForm } from '../file-form.tsx';
import { RevealButton } from '../reveal.tsx';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { FILE } from '../words.en.ts';
import { DECIDE } from './words.en.ts';
import css from '../file.module.css';

type FileBankAccount = LoanFileReply['bankAccounts'][number];

const BANK_OUTCOMES: readonly BankReview[] = ['ACCEPTED', 'REFUSED'];
const OUTCOMES = BANK_OUTCOMES.map((value) => ({
  value,
  label: BANK_REVIEW[value].label,
  hint: DECIDE.bankOutcomes[value],
}));
const parseOutcome = (asked: string): BankReview | undefined => BANK_OUTCOMES.find((one) => one === asked);

/** Returns the bank accounts whose letters staff must review. */
export const accountsToRead = ({
  active,
  bankAccounts,
}: Pick<LoanFileReply, 'active' | 'bankAccounts'>): FileBankAccount[] =>
  active
    ? bankAccounts.filter(({ method, verification }) => method === 'MANUAL' && verification === 'PENDING_REVIEW')
    : [];

/** The decision on a bank account beside its letters: what was typed, whose account it is, and whether to accept it. */
export function BankAccountDecision({ account }: { account: FileBankAccount }): ReactNode {
  const {
    uuid,
    file: { person, documents },
  } = useFile();
  const may = useMay();
  const { uuid: bankAccountUuid, bankName, mask, accountType, ownerName, purpose } = account;
  const name = `bank-account ${bankAccountUuid}`;
  const [chosen, setChosen] = useState(unsentInput.read(`${uuid} ${name}`)['outcome']?.[0] ?? '');
  const outcome = parseOutcome(chosen);
  const letters = documents.filter((document) => account.documents.includes(document.uuid));
  const rows = [
    { label: DECIDE.bank, value: bankName ?? DECIDE.bankUnknown },
    {
      label: DECIDE.number,
      value: (
        <>
          {DECIDE.types[accountType]} <Hidden>{DECIDE.ending} </Hidden>
          <span aria-hidden="true">{DECIDE.dots}</span>
          {mask}
        </>
      ),
    },
    { label: DECIDE.holder, value: ownerName },
    { label: FILE.borrower, value: formatName(person.name) },
    ...(may('document') && letters.length > 0
      ? [
          {
            label: DECIDE.documents,
            value: (
              <div className={css.acts}>
                {letters.map((document) => (
                  <DocumentButtons key={document.uuid} document={document} />
                ))}
              </div>
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel title={DECIDE.bankAccounts[purpose]} raised>
      <SummaryRows rows={rows} />
      {!isOwnAccount([ownerName], person.name) && (
        <Notice tone="warning">
          <p>
            <b>{DECIDE.nameDiffers}</b>
          </p>
          <p>{DECIDE.nameDiffersHint}</p>
        </Notice>
      )}
      {may('reveal') && <RevealButton label={DECIDE.revealAccount} first="ACCOUNT" />}
      <FileForm
        name={name}
        submit={DECIDE.record}
        done={DECIDE.recorded}
        check={(typed) =>
          outcome
            ? typed.text('reason')
              ? []
              : [{ field: 'reason', message: FORM.chooseReason }]
            : [{ field: 'outcome', message: DECIDE.chooseOutcome }]
        }
        send={(typed, { params, ...on }) =>
          api(reviewBankAccount, {
            ...on,
            params: { ...params, bankAccountUuid },
            body: {
              outcome: outcome ?? 'REFUSED',
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
              label={DECIDE.outcome}
              look="small"
              value={chosen}
              onChange={setChosen}
              options={OUTCOMES}
            />
            <Select
              key={chosen}
              {...at('reason')}
              label={FORM.reason}
              {...(outcome === 'REFUSED' ? { hint: DECIDE.accountRefused } : {})}
              placeholder={FORM.choose}
              disabled={!outcome}
              {...(outcome ? {} : { hint: FORM.outcomeFirst })}
              options={
                outcome ? Object.entries(BANK_REVIEW[outcome].reasons).map(([value, label]) => ({ value, label })) : []
              }
            />
            <TextArea
              {...at('comment')}
              label={DECIDE.comment}
              hint={DECIDE.commentHint}
              optional={FORM.optional}
              rows={2}
              maxLength={500}
            />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
