import { readSanctions } from '@lintel/contract';
import { CLEAR_REASONS, CONFIRM_REASONS, isClearReason, isConfirmReason } from '@lintel/domain';
import { Disclosure, Notice, Panel, SummaryRows, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useMay } from '../../platform/me.ts';
import { formatDay } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Table, type Column } from '../../table/table.tsx';
import { useFile } from '../use-file.ts';
import { DecisionForm, ReportForm, type Match } from './decide.tsx';
import { SANCTIONS } from './words.en.ts';
import css from '../file.module.css';

type Field = Match['fields'][number];

const STATE_TONES = { OPEN: 'warning', PROPOSED: 'warning', CLEARED: 'quiet', CONFIRMED: 'danger' } as const;
const FIELD_TONES = { AGREES: 'danger', NEAR: 'warning', DIFFERS: 'success', UNKNOWN: 'quiet' } as const;
const inPoints = (share: number): string => String(Math.round(share * 100));
const signed = (share: number): string => (share > 0 ? `+${inPoints(share)}` : inPoints(share));

const FIELDS: readonly Column<Field>[] = [
  { head: SANCTIONS.field, bare: true, cell: ({ field }) => <b>{SANCTIONS.fields[field]}</b> },
  {
    head: SANCTIONS.person,
    cell: ({ field, ours }) =>
      ours === null ? SANCTIONS.nothing : field === 'BIRTH_DATE' ? SANCTIONS.born(ours) : ours,
  },
  { head: SANCTIONS.entry, cell: ({ theirs }) => (theirs.length === 0 ? SANCTIONS.nothing : theirs.join('; ')) },
  {
    head: SANCTIONS.result,
    cell: ({ agreement }) => <Tag tone={FIELD_TONES[agreement]}>{SANCTIONS.agreements[agreement]}</Tag>,
  },
];

/** The possible sanctions matches of a file's people, undecided first, and when the people were screened. */
export function Sanctions(): ReactNode {
  const { uuid } = useFile();
  const { data } = useRead(readSanctions, { params: { uuid } });
  if (!data || data.matches.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="sanctions">
      <h2 id="sanctions" tabIndex={-1}>
        {SANCTIONS.title}
      </h2>
      {data.matches.map((match) => (
        <PossibleMatch key={match.matchUuid} match={match} />
      ))}
      <Disclosure summary={SANCTIONS.history}>
        <ul className={css.list}>
          {data.screenings.map(({ when, at, lists, matches }) => (
            <li key={at}>
              {SANCTIONS.screened(`${formatDay(at)}, ${SANCTIONS.when[when]}`, matches)}{' '}
              <span className={css.small}>
                {lists.map((list) => SANCTIONS.published(list.name, formatDay(list.publishedOn))).join('; ')}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function PossibleMatch({ match }: { match: Match }): ReactNode {
  const may = useMay();
  const { entry, score, report, proposed, decided } = match;
  const isOpen = match.state === 'OPEN' || match.state === 'PROPOSED';
  return (
    <Panel title={SANCTIONS.possible(match.name)}>
      <p className={css.tags}>
        <Tag tone={STATE_TONES[match.state]}>{SANCTIONS.states[match.state]}</Tag>
        <Tag>{SANCTIONS.roles[match.role]}</Tag>
        <Tag>{SANCTIONS.published(match.list, formatDay(match.publishedOn))}</Tag>
      </p>
      {match.state === 'PROPOSED' && proposed && (
        <Notice tone="info">
          <p>{SANCTIONS.proposed(proposed.by, formatDay(proposed.at), reasonSentence(match.reason))}</p>
        </Notice>
      )}
      <Table caption={SANCTIONS.compare} columns={FIELDS} rows={match.fields} keyOf={({ field }) => field} />
      <SummaryRows
        rows={[
          { label: SANCTIONS.score, value: SANCTIONS.scored(inPoints(score.total), inPoints(score.least)) },
          {
            label: SANCTIONS.parts,
            value: [
              SANCTIONS.name(inPoints(score.name), match.matchedName),
              ...score.pairs.map(({ ours, theirs, similarity }) => SANCTIONS.pair(ours, theirs, inPoints(similarity))),
              SANCTIONS.birth(signed(score.birthPoints)),
            ].join('; '),
          },
          { label: SANCTIONS.found, value: `${formatDay(match.foundAt)}, ${SANCTIONS.when[match.foundWhen]}` },
          { label: SANCTIONS.number, value: entry.id },
          { label: SANCTIONS.programs, value: entry.programs.join(', ') || SANCTIONS.nothing },
          { label: SANCTIONS.remarks, value: entry.remarks || SANCTIONS.nothing },
          {
            label: SANCTIONS.earlier,
            value:
              match.earlier.length === 0
                ? SANCTIONS.noEarlier
                : match.earlier
                    .map(({ at, by, confirmedBy, loanNumber }) =>
                      SANCTIONS.decided(formatDay(at), by, confirmedBy, loanNumber),
                    )
                    .join('; '),
          },
          ...(decided
            ? [
                {
                  label: SANCTIONS.outcome,
                  value: `${[proposed?.by, decided.by].filter(Boolean).join(', ')}, ${formatDay(decided.at)}: ${reasonSentence(match.reason)}`,
                },
              ]
            : []),
          ...(report?.reported && report.kind
            ? [
                {
                  label: SANCTIONS.kind,
                  value: SANCTIONS.reported(
                    SANCTIONS.kinds[report.kind],
                    report.reported.by,
                    formatDay(report.reported.at),
                  ),
                },
              ]
            : []),
        ]}
      />
      {isOpen &&
        (may('compliance') ? <DecisionForm match={match} /> : <p className={css.muted}>{SANCTIONS.notYours}</p>)}
      {report && !report.reported && may('compliance') && <ReportForm match={match} dueOn={report.dueOn} />}
    </Panel>
  );
}

function reasonSentence(reason: string | null): string {
  const code = reason ?? '';
  if (isClearReason(code)) return CLEAR_REASONS[code];
  return isConfirmReason(code) ? CONFIRM_REASONS[code] : code;
}
