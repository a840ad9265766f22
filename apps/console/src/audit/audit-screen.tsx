import { listColleagues, readAudit, verifyAudit, type Reply } from '@lintel/contract';
import { Button, Notice, PageHeading, Select, TextInput } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Details } from '../details/details.tsx';
import { TechnicalChoice, TechnicalDetails } from '../details/technical-details.tsx';
import { STORED } from '../details/words.en.ts';
import { useSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { useAsLastList } from '../platform/last-list.ts';
import { formatDateTime, toInstantRange } from '../platform/times.ts';
import { useTitle } from '../platform/title.ts';
import { typedIn } from '../platform/unsent-input.ts';
import { urls } from '../platform/urls.ts';
import { usePages, useRead } from '../platform/use-read.ts';
import { Loaded, More } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { describeEntry, EVENT_OPTIONS, type Entry } from './describe-entry.ts';
import { Export } from './export.tsx';
import { AUDIT } from './words.en.ts';
import css from '../file/file.module.css';
import filters from '../queue/queue.module.css';

const COLUMNS: readonly Column<Entry>[] = [
  { head: AUDIT.when, oneLine: true, cell: ({ at }) => formatDateTime(at) },
  { head: AUDIT.what, bare: true, cell: (entry) => <EntryCell entry={entry} /> },
  {
    head: AUDIT.file,
    cell: ({ application, loanNumber }) => {
      if (!application) return AUDIT.none;
      return loanNumber == null ? AUDIT.otherFile : <Link to={urls.file(application)}>{loanNumber}</Link>;
    },
  },
  { head: AUDIT.about, bare: true, cell: (entry) => <Details of={describeEntry(entry).details} /> },
];

const TECHNICAL_COLUMN: Column<Entry> = {
  head: STORED.head,
  bare: true,
  cell: ({ sequence, event, about, hash }) => (
    <TechnicalDetails number={sequence} name={event} data={about} hash={hash} />
  ),
};

function EntryCell({ entry }: { entry: Entry }): ReactNode {
  const { sentence, why: reason } = describeEntry(entry);
  return (
    <>
      <b>{sentence}</b>
      {reason && <p>{reason}</p>}
    </>
  );
}

/** The audit trail: who read what and did what, newest first, and a check that its hash chain is intact. */
export function AuditScreen(): ReactNode {
  useTitle(AUDIT.title);
  useAsLastList(AUDIT.title);
  const [asked, setAsked] = useState({ event: '', application: '', loanNumber: '', actor: '', from: '', to: '' });
  const [isTechnical, setTechnical] = useState(false);
  const colleagues = useRead(listColleagues, {}).data ?? [];
  const { from, to } = toInstantRange(asked);
  const trail = usePages(readAudit, (cursor) => ({
    query: {
      event: asked.event || undefined,
      application: asked.application || undefined,
      loanNumber: asked.loanNumber || undefined,
      actor: asked.actor || undefined,
      from,
      to,
      cursor,
    },
  }));
  const rows = trail.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={css.page}>
      <PageHeading title={AUDIT.title}>{AUDIT.lead}</PageHeading>
      <Verification />
      <search>
        <form
          method="dialog"
          className={filters.search}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = (name: string): string => typedIn(event.currentTarget, name);
            const file = typed('application');
            const isNumber = /^\d{1,9}$/.test(file);
            setAsked({
              event: typed('event'),
              application: isNumber ? '' : file,
              loanNumber: isNumber ? file : '',
              actor: typed('actor'),
              from: typed('from'),
              to: typed('to'),
            });
          }}
        >
          <Select name="event" label={AUDIT.event} placeholder={AUDIT.allEvents} options={EVENT_OPTIONS} />
          <TextInput name="application" label={AUDIT.fileId} autoComplete="off" spellCheck={false} />
          <Select
            name="actor"
            label={AUDIT.person}
            placeholder={AUDIT.everyone}
            options={colleagues.map(({ staffUuid, name }) => ({ value: staffUuid, label: name }))}
          />
          <TextInput name="from" type="date" label={AUDIT.from} />
          <TextInput name="to" type="date" label={AUDIT.to} />
          <Button type="submit">{AUDIT.look}</Button>
        </form>
      </search>
      {(asked.loanNumber === '' || rows.length > 0) && (
        <Export
          event={asked.event}
          application={asked.application || (asked.loanNumber ? (rows[0]?.application ?? '') : '')}
          actor={asked.actor}
          from={from}
          to={to}
        />
      )}
      <Loaded read={trail}>
        {rows.length === 0 ? (
          <p>{AUDIT.nothing}</p>
        ) : (
          <>
            <TechnicalChoice isShown={isTechnical} onChange={setTechnical} />
            {isTechnical && <p className={css.small}>{AUDIT.technical}</p>}
            <Table
              caption={AUDIT.caption}
              columns={isTechnical ? [...COLUMNS, TECHNICAL_COLUMN] : COLUMNS}
              rows={rows}
              keyOf={(row) => String(row.sequence)}
            />
          </>
        )}
        <More
          shown={rows.length}
          more={trail.hasNextPage ? () => void trail.fetchNextPage() : undefined}
          busy={trail.isFetchingNextPage}
        />
      </Loaded>
    </div>
  );
}

function Verification(): ReactNode {
  const withStepUp = useStepUp();
  const { busy, formError, submit } = useSubmit();
  const [data, setData] = useState<Reply<typeof verifyAudit>>();
  const verify = () => submit(async () => setData(await withStepUp(() => api(verifyAudit, {}))));
  return (
    <>
      <div>
        <Button busy={busy} busyLabel={AUDIT.verifying} onClick={() => void verify()}>
          {AUDIT.verify}
        </Button>
      </div>
      {data && (
        <Notice live tone={data.ok ? 'success' : 'danger'}>
          {data.ok ? AUDIT.whole : AUDIT.broken(data.brokenAt ?? 0)}
        </Notice>
      )}
      <FormError>{formError}</FormError>
    </>
  );
}
