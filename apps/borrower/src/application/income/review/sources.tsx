import { formatMoney } from '@lintel/domain';
import { CircleAlert, CircleCheck, Clock, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../../../platform/lazy/dates.ts';
import { METHODS } from '../methods-words.en.ts';
import { getIncomeIcon, type Income } from '../methods.tsx';
import { REVIEW } from './words.en.ts';
import css from '../income.module.css';

type Source = Income['records'][number];

const LOOK = {
  VERIFIED: { tone: 'success', icon: <CircleCheck /> },
  PENDING_REVIEW: { tone: 'quiet', icon: <Clock /> },
  FAILED_VERIFICATION: { tone: 'warning', icon: <CircleAlert /> },
} as const;

/**
 * Lists each income source with its result, newest last. With `showMeter`, a meter above them shows how much of the
 * income behind the offer is verified.
 */
export function IncomeSources({ income, showMeter }: { income: Income; showMeter: boolean }): ReactNode {
  const { records, verifiedIncome, offerIncome } = income;
  if (records.length === 0) return null;
  const [found, needed] = [formatMoney(verifiedIncome ?? 0), formatMoney(offerIncome)];
  return (
    <Panel title={showMeter ? REVIEW.found.panel : REVIEW.record.title} raised={showMeter}>
      {showMeter && (
        <div className={css.meter}>
          <meter
            min={0}
            max={offerIncome}
            value={Math.min(verifiedIncome ?? 0, offerIncome)}
            aria-label={REVIEW.found.meter(found, needed)}
          />
          <p>
            <span>
              <b>{found}</b> {REVIEW.found.confirmed}
            </span>
            <span>{REVIEW.found.missing(formatMoney(Math.max(offerIncome - (verifiedIncome ?? 0), 0)))}</span>
          </p>
        </div>
      )}
      <ul className={css.sources}>
        {records.map((record) => (
          <SourceRow key={record.recordUuid} record={record} />
        ))}
      </ul>
    </Panel>
  );
}

function SourceRow({
  record: { source, employer, amount, verification, state, at, aside: notCountedReason },
}: {
  record: Source;
}): ReactNode {
  const { tone, icon } = LOOK[notCountedReason ? 'FAILED_VERIFICATION' : verification];
  const statusText = {
    VERIFIED: REVIEW.record.on(formatDay(at)),
    PENDING_REVIEW: REVIEW.record.waiting,
    FAILED_VERIFICATION: state === 'READ' ? REVIEW.record.notConfirmed : REVIEW.record.none,
  }[verification];
  return (
    <li>
      {getIncomeIcon(source)}
      <div>
        <b>{employer ?? METHODS.words[source].label}</b>
        <Tag tone={tone} icon={icon}>
          {notCountedReason ? REVIEW.record.notCounted : REVIEW.record[verification]}
        </Tag>
        <small>{notCountedReason ? REVIEW.record.aside[notCountedReason] : statusText}</small>
      </div>
      {verification === 'VERIFIED' && <b>{formatMoney(amount)}</b>}
    </li>
  );
}
