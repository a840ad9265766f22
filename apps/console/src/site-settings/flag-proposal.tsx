import { decideFlagProposal } from '@lintel/contract';
import { Hidden, Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { formatDateTime } from '../platform/times.ts';
import { describeChange } from './describe-change.ts';
import type { Flag } from './site-settings-screen.tsx';
import { FLAGS } from './words.en.ts';
import css from '../file/file.module.css';

type Proposal = NonNullable<Flag['proposal']>;

const OUTCOMES = ['APPROVE', 'REJECT'] as const;
const LABELS = {
  APPROVE: { submit: FLAGS.approve, done: FLAGS.approved },
  REJECT: { submit: FLAGS.reject, done: FLAGS.rejected },
} as const;

/** An open proposal to change a flag, with the decision for everyone but its proposer. */
export function FlagProposal({
  flagKey: key,
  proposal,
  isUnused,
}: {
  flagKey: string;
  proposal: Proposal;
  isUnused: boolean;
}): ReactNode {
  const { changeUuid, made, isOwn } = proposal;
  const refresh = () => queryClient.invalidateQueries();
  return (
    <>
      <Notice tone="info">
        <p>{FLAGS.proposal(made.name || FLAGS.formerTeammate, formatDateTime(made.at), describeChange(proposal))}</p>
        <p>
          {isOwn ? FLAGS.own : FLAGS.second} {isUnused && FLAGS.unusedChange}
        </p>
      </Notice>
      {!isOwn && (
        <div className={css.assign}>
          {OUTCOMES.map((outcome) => (
            <ConsoleForm
              key={outcome}
              name={`flag ${key} ${outcome}`}
              submit={
                <>
                  {LABELS[outcome].submit}
                  <Hidden> {key}</Hidden>
                </>
              }
              quiet
              done={LABELS[outcome].done(key)}
              onStale={() => void refresh()}
              send={async () => {
                await api(decideFlagProposal, { params: { key, changeUuid }, body: { outcome } });
                await refresh();
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}
