import { readFileArchive, readFunding } from '@lintel/contract';
import { formatDateInProse, formatMoney } from '@lintel/domain';
import { Button, Download, Panel, Stack, SummaryRows, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useToastSubmit } from '../../form/use-submit.ts';
import { formatDateTime } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { DocumentButtons } from '../document-buttons.tsx';
import { saveFile } from '../download.ts';
import { useFile } from '../use-file.ts';
import { FundingAction, type Funding } from './funding-action.tsx';
import { CLOSING } from './words.en.ts';

const TONES = { PASSED: 'success', FAILED: 'danger', NOT_NEEDED: 'quiet', TO_DO: 'info', WAITING: 'warning' } as const;

/** The funding of a loan: who is paid what, what was checked, who proposed it and who approves it. */
export function FundingPanel(): ReactNode {
  const {
    uuid,
    file: { status },
  } = useFile();
  const read = useRead(readFunding, { params: { uuid } });
  return (
    <Panel title={CLOSING.funding} raised={status.checklistStatus === 'FUNDING_DECISION'}>
      <Loaded read={read}>{read.data && <Money of={read.data} />}</Loaded>
    </Panel>
  );
}

function Money({ of }: { of: Funding }): ReactNode {
  const { amount, shares, payoffs, checks, paymentOn, proposed, approved, recorded, sent } = of;
  const {
    file: { active },
  } = useFile();
  const recording = recorded
    ? [{ label: CLOSING.recordedAs, value: `${recorded.instrumentNumber}, ${recorded.county}` }]
    : active
      ? []
      : [{ label: CLOSING.recordingState, value: CLOSING.notRecorded }];
  if (amount == null)
    return (
      <Stack>
        <p>{CLOSING.fundingNone[active ? 'ACTIVE' : 'ENDED']}</p>
        {recording.length > 0 && <SummaryRows rows={recording} />}
      </Stack>
    );
  const rows = [
    ...shares.map((share) => ({
      // The account below names the borrower's bank.
      label: [CLOSING.payees[share.payee], share.account && share.payee === 'BORROWER' ? '' : share.name]
        .filter(Boolean)
        .join(': '),
      value: (
        <>
          {formatMoney(share.amount, 2)}
          {share.account && <PaidAccount of={share.account} />}
        </>
      ),
    })),
    { label: CLOSING.amount, value: formatMoney(amount, 2), total: true },
  ];
  const facts = [
    ...recording,
    ...(paymentOn && (active || approved)
      ? [
          {
            label: active ? CLOSING[approved ? 'scheduledFor' : 'paymentOn'] : CLOSING.wasScheduledFor,
            value: formatDateInProse(paymentOn),
          },
        ]
      : []),
    ...(proposed ? [{ label: CLOSING.proposedBy, value: CLOSING.by(proposed.by, formatDateTime(proposed.at)) }] : []),
    ...(approved ? [{ label: CLOSING.approvedBy, value: CLOSING.by(approved.by, formatDateTime(approved.at)) }] : []),
    ...(sent ? [{ label: CLOSING.sentOnDay, value: formatDateInProse(sent.on) }] : []),
  ];
  return (
    <Stack>
      <h3>{CLOSING.shares}</h3>
      <SummaryRows rows={rows} />
      {payoffs.length > 0 && (
        <>
          <h3>{CLOSING.payoffs}</h3>
          <SummaryRows
            rows={payoffs.map((payoff) => ({ label: payoff.creditorName, value: <PayoffState of={payoff} /> }))}
          />
        </>
      )}
      <h3>{CLOSING.checks}</h3>
      <SummaryRows
        rows={checks.map(({ check, state }) => ({
          label: CLOSING.checkNames[check],
          value: <Tag tone={TONES[state]}>{CLOSING.checkStates[state]}</Tag>,
        }))}
      />
      {checks.map(
        ({ check, because }) =>
          because && (
            <Text key={check} size="s" tone="muted">
              {CLOSING.checkReason(CLOSING.checkNames[check], because)}
            </Text>
          ),
      )}
      {facts.length > 0 && <SummaryRows rows={facts} />}
      <FundingAction of={of} />
    </Stack>
  );
}

function PayoffState({ of: { amount, goodThrough, state } }: { of: Funding['payoffs'][number] }): ReactNode {
  return [
    formatMoney(amount, 2),
    CLOSING.payoffStates[state],
    ...(goodThrough ? [CLOSING.goodThrough(formatDateInProse(goodThrough))] : []),
  ].join(', ');
}

/** One destination of the money and who confirmed it, for the approver to compare with the letter. */
function PaidAccount({
  of: { bankName, mask, enteredBy, enteredAt, confirmedBy, confirmedAt, letterUuid },
}: {
  of: NonNullable<Funding['shares'][number]['account']>;
}): ReactNode {
  const {
    file: { documents },
  } = useFile();
  const letter = documents.find(({ uuid }) => uuid === letterUuid);
  return (
    <>
      <Text size="s" tone="muted">
        {CLOSING.account(bankName ?? CLOSING.bankUnknown, mask)}
      </Text>
      <Text size="s" tone="muted">
        {CLOSING.enteredBy(enteredBy, enteredAt ? formatDateTime(enteredAt) : '')}
      </Text>
      {confirmedBy && (
        <Text size="s" tone="muted">
          {CLOSING.confirmedBy(confirmedBy, confirmedAt ? formatDateTime(confirmedAt) : '')}
        </Text>
      )}
      {letter && <DocumentButtons document={letter} />}
    </>
  );
}

/** Downloads the loan's archive: its documents, facts and evidence as one ZIP file. */
export function Archive(): ReactNode {
  const { uuid } = useFile();
  const { busy, submit } = useToastSubmit('archive');
  async function take() {
    await submit(() => saveFile(readFileArchive, { params: { uuid } }));
  }
  return (
    <Panel title={CLOSING.archive}>
      <p>{CLOSING.archiveLead}</p>
      <div>
        <Button size="s" icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void take()}>
          {CLOSING.archiveSave}
        </Button>
      </div>
    </Panel>
  );
}
