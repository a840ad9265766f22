import { readCreditReport } from '@lintel/contract';
import { getReviewOutcomes } from '@lintel/domain';
import type { ReactNode } from 'react';
import { formatCalendarDay, formatDateTime, formatMonth } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { FraudAlerts } from '../underwriting/credit.tsx';
import { UNDERWRITING } from '../underwriting/words.en.ts';
import { useFile } from '../use-file.ts';
import { DECIDE } from './words.en.ts';
import css from '../file.module.css';

/** The fraud alerts of a file with their phone numbers, and who called them when. */
export function AlertPhoneCalls(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readCreditReport, { params: { uuid } });
  const phoneCalls = read.data?.calls ?? [];
  const outcomes = getReviewOutcomes('facta');
  return (
    <Loaded read={read}>
      {read.data?.report && <FraudAlerts report={read.data.report} />}
      <h3 className={css.subhead}>{DECIDE.phoneCalls}</h3>
      {phoneCalls.length === 0 ? (
        <p className={css.muted}>{DECIDE.noPhoneCalls}</p>
      ) : (
        <ul className={css.notes}>
          {phoneCalls.map(({ outcome, reason, at, by, callBackOn }) => (
            <li key={at}>
              <p>
                <b>{outcomes[outcome]?.label ?? outcome}</b>
                <br />
                {outcomes[outcome]?.reasons[reason] ?? reason}
              </p>
              <p className={css.small}>
                {DECIDE.by(by.name, formatDateTime(at))}
                {callBackOn && (
                  <>
                    <br />
                    {DECIDE.callAgain(formatCalendarDay(callBackOn))}
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className={css.jumpTo} href="#notes">
          {DECIDE.otherCalls}
        </a>
      </p>
    </Loaded>
  );
}

/** The late payments of the credit report, beside the decision about them. */
export function LatePayments(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readCreditReport, { params: { uuid } });
  const late = read.data?.report?.late ?? [];
  return (
    <Loaded read={read}>
      <h3 className={css.subhead}>{DECIDE.late}</h3>
      {late.length === 0 ? (
        <p>{UNDERWRITING.noLate}</p>
      ) : (
        <ul className={css.notes}>
          {late.map(({ creditorName, month, days }) => (
            <li key={`${creditorName} ${month}`}>
              <p>
                <b>{creditorName}</b>
                <br />
                {UNDERWRITING.lateOf(days ?? '', formatMonth(month))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
