import type { readAnswers, Reply } from '@lintel/contract';
import {
  EMPLOYMENT_LABELS,
  formatAddress,
  formatDate,
  formatMoney,
  formatName,
  formatPhone,
  type CorrectableDetail,
} from '@lintel/domain';
import { Actions, Button, Hidden, Link, Notice, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GatePage } from '../../../gate/gate-page.tsx';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import type { Change } from './change.ts';
import { PROFILE } from './words.en.ts';
import css from './profile.module.css';

export type AnswersReply = NonNullable<Reply<typeof readAnswers>>;

interface Row {
  label: string;
  value: string | undefined;
  field: CorrectableDetail;
  change?: Change;
}

/** Returns the rows of the list: each answer with its field and whether it can be changed here. */
export function buildAnswerRows({ profile, property, income }: AnswersReply): readonly Row[] {
  const home = profile.addresses.find(({ type }) => type === 'HOME');
  const mobile = profile.phoneNumbers[0]?.number;
  const other = income.incomeOther ?? 0;
  return [
    { label: PROFILE.name, field: 'name', value: formatName(profile.name) || undefined, change: 'name' },
    { label: PROFILE.dob, field: 'dob', value: profile.dob ? formatDate(profile.dob) : undefined },
    { label: PROFILE.home, field: 'homeAddress', value: home && formatAddress(home), change: 'home' },
    { label: PROFILE.phone, field: 'phoneNumber', value: mobile && formatPhone(mobile) },
    { label: PROFILE.email, field: 'email', value: profile.email },
    {
      label: PROFILE.income,
      field: 'income',
      change: 'income',
      value: [
        PROFILE.perYear(formatMoney(income.incomePrimary)),
        ...(other > 0 ? [PROFILE.andOther(formatMoney(other))] : []),
        ...(income.employmentType ? [EMPLOYMENT_LABELS[income.employmentType]] : []),
      ].join(', '),
    },
    { label: PROFILE.property, field: 'property', value: formatAddress(property) },
  ];
}

/** The list of answers, each with a link to change it or to ask for a correction. */
export function AnswerList({ uuid, status, answers }: GateView & { answers: AnswersReply }): ReactNode {
  const { pathname, state } = useLocation() as { pathname: string; state: { saved?: boolean; sent?: boolean } | null };
  const followStatus = useFollowStatus(uuid);
  useScreenTitle(PROFILE.title);
  const isLocked = answers.locked.length > 0;
  const rows = buildAnswerRows(answers);
  return (
    <GatePage title={PROFILE.title} lead={isLocked ? PROFILE.locked : PROFILE.lead}>
      {state?.saved && (
        <Notice tone="success" live>
          {PROFILE.saved}
        </Notice>
      )}
      {state?.sent && (
        <Notice tone="success" live>
          {PROFILE.sent}
        </Notice>
      )}
      {!isLocked && rows.some(({ value }) => value === undefined) && <Notice tone="warning">{PROFILE.missing}</Notice>}
      <Panel tight>
        <dl className={css.list}>
          {rows.map(({ label, value, field, change }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? <b>{PROFILE.none}</b>}</dd>
              <dd>
                {change && !isLocked ? (
                  <Link to={`${pathname}?change=${change}`}>
                    <span aria-hidden="true">{PROFILE.change}</span>
                    <Hidden>{PROFILE.changeThis(label)}</Hidden>
                  </Link>
                ) : (
                  <Link to={isLocked ? `${pathname}?correct=${field}` : urls.contact()}>
                    <span aria-hidden="true">{PROFILE.correct}</span>
                    <Hidden>{PROFILE.correctThis(label)}</Hidden>
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Actions>
        <Button kind="primary" onClick={() => followStatus({ status, version: status.version })}>
          {PROFILE.continue}
        </Button>
        {isLocked && <Link to={`${pathname}?correct=other`}>{PROFILE.correctOther}</Link>}
      </Actions>
    </GatePage>
  );
}
