import { readOwnFile, type Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { BackLink, Notice, PageHeading, Panel, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatDay, formatDateTime } from '../platform/times.ts';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { useRead } from '../platform/use-read.ts';
import { QUEUE } from '../queue/words.en.ts';
import { Loaded } from '../table/loaded.tsx';
import { isNotFound } from './is-not-found.ts';
import { OWN_FILE } from './words.en.ts';
import css from './officer.module.css';

type OwnFile = Reply<typeof readOwnFile>;

/** One of the loan officer's borrowers: where the file is and who acts next, with nothing of its content. */
export function OfficerFileScreen(): ReactNode {
  const { uuid = '' } = useParams();
  const read = useRead(readOwnFile, { params: { applicationUuid: uuid } }, { refetchInterval: 30_000 });
  const isMissing = isNotFound(read.error);
  useTitle(isMissing ? OWN_FILE.missingTitle : read.data?.applicant || OWN_FILE.titleBefore);
  return (
    <div className={`${css.stack} ${css.standing}`}>
      <div>
        <BackLink to={urls.officer}>{OWN_FILE.back}</BackLink>
      </div>
      {isMissing ? (
        <PageHeading title={OWN_FILE.missingTitle}>{OWN_FILE.missing}</PageHeading>
      ) : (
        <Loaded read={read}>{read.data && <Standing file={read.data} />}</Loaded>
      )}
    </div>
  );
}

function Standing({ file }: { file: OwnFile }): ReactNode {
  const { applicant, loanNumber, step, owner, since, createdAt, lineAmount, text, next } = file;
  return (
    <>
      <PageHeading title={applicant || OWN_FILE.nameless}>{OWN_FILE.loan(loanNumber)}</PageHeading>
      <Panel>
        <SummaryRows
          rows={[
            { label: OWN_FILE.step, value: step },
            { label: OWN_FILE.waitingOn, value: QUEUE.owners[owner] },
            { label: OWN_FILE.since, value: formatDateTime(since) },
            ...(next == null ? [] : [{ label: OWN_FILE.next, value: next }]),
            { label: OWN_FILE.property, value: `${file.propertyCity}, ${file.propertyState}` },
            { label: OWN_FILE.line, value: lineAmount == null ? QUEUE.noLine : formatMoney(lineAmount) },
            { label: OWN_FILE.started, value: formatDay(createdAt) },
          ]}
        />
      </Panel>
      {text == null ? (
        <Notice tone="quiet">{OWN_FILE.private}</Notice>
      ) : (
        <Panel title={OWN_FILE.reads}>
          <p>{text}</p>
        </Panel>
      )}
    </>
  );
}
