import { ApiError, readFacts, readLoanFile } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { BackLink, Notice, PageHeading, useToast } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { api } from '../platform/api.ts';
import { getLastList } from '../platform/last-list.ts';
import { useMay } from '../platform/me.ts';
import { queryClient } from '../platform/query-client.ts';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { useRead } from '../platform/use-read.ts';
import { QUEUE } from '../queue/words.en.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { Permitted } from '../shell/permitted.tsx';
import { NO_ACCESS } from '../shell/words.en.ts';
import { Loaded } from '../table/loaded.tsx';
import { ChangesByOthers } from './changes-by-others.tsx';
import { Closing } from './closing/panel.tsx';
import { Conditions } from './conditions/panel.tsx';
import { Documents } from './documents.tsx';
import { Closure } from './end-file/panel.tsx';
import { FILE_TABS, FileTabs, isFileTab, type FileTab } from './file-tabs.tsx';
import { Gates } from './gates.tsx';
import { FileHead, getOwner } from './head.tsx';
import { FileHistory } from './history/panel.tsx';
import { Letters } from './letters/panel.tsx';
import { ErasedFile } from './retention/erased.tsx';
import { Review } from './review.tsx';
import { CollateralPart } from './underwriting/collateral.tsx';
import { CreditReport } from './underwriting/credit.tsx';
import { FileContext, type FactRow, type LoanFileReply } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

const PANELS: Record<FileTab, () => ReactNode> = {
  review: Review,
  credit: CreditReport,
  title: CollateralPart,
  history: FileHistory,
  checklist: Gates,
  conditions: Conditions,
  documents: Documents,
  letters: Letters,
  closing: Closing,
  end: Closure,
};

/** The page of one file, one tab at a time. */
export function FileScreen(): ReactNode {
  const { uuid = '', part = 'review' } = useParams();
  const read = useRead(readLoanFile, { params: { uuid } });
  if (!isFileTab(part)) return <NotFoundScreen />;
  if (read.data) return <OpenedFile key={uuid} uuid={uuid} file={read.data} part={part} />;
  const waiting = (
    <div className={css.page}>
      <PageHeading title={FILE.loading} />
      <Loaded read={read}>{null}</Loaded>
    </div>
  );
  return read.error instanceof ApiError && read.error.name === 'not-found' ? (
    <ErasedFile uuid={uuid} otherwise={waiting} />
  ) : (
    waiting
  );
}

function OpenedFile({ uuid, file, part }: { uuid: string; file: LoanFileReply; part: FileTab }): ReactNode {
  const may = useMay();
  const list = getLastList() ?? { path: urls.reviews, title: QUEUE.reviews };
  const [changes, setChanges] = useState<readonly FactRow[]>([]);
  const { name } = file.person;
  useTitle(FILE.title(formatShortName(name), FILE.parts[part]), `${uuid}/${part}`);
  const refresh = () => queryClient.invalidateQueries();
  async function catchUp() {
    const { items } = await api(readFacts, { params: { uuid }, query: { cursor: String(file.version) } });
    setChanges(items);
    await refresh();
  }
  const noteAction = useNextOwner(getOwner(file));
  const Panel = PANELS[part];
  return (
    <FileContext value={{ file, uuid, refresh, catchUp, noteAction }}>
      <div className={css.page}>
        {(getLastList() !== undefined || may('pipeline', 'attorney')) && (
          <div>
            <BackLink to={list.path}>{list.title}</BackLink>
          </div>
        )}
        <FileHead />
        {changes.length > 0 && <ChangesByOthers facts={changes} onSeen={() => setChanges([])} />}
        <FileTabs current={part} />
        <Permitted anyOf={FILE_TABS[part]} refusal={<NoAccess part={part} />}>
          <Panel />
        </Permitted>
      </div>
    </FileContext>
  );
}

const NoAccess = ({ part }: { part: FileTab }): ReactNode => (
  <div role="alert">
    <Notice tone="danger">{NO_ACCESS.tab(FILE.parts[part])}</Notice>
  </div>
);

/** After the user's own action, says who acts next if that has changed. Returns the function that records the action. */
function useNextOwner(owner: string): () => void {
  const toast = useToast();
  const hasActed = useRef(false);
  const before = useRef(owner);
  useEffect(() => {
    if (before.current === owner) return;
    before.current = owner;
    if (hasActed.current) toast({ id: 'next-owner', text: FILE.nextOwner(owner) });
    hasActed.current = false;
  }, [owner, toast]);
  return () => {
    hasActed.current = true;
  };
}
