import { listChatSurveys, type Reply } from '@lintel/contract';
import { CHAT_SURVEY_DAYS } from '@lintel/domain';
import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../platform/me.ts';
import { formatDateTime } from '../platform/times.ts';
import { urls } from '../platform/urls.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { formatRating } from './survey-answer.tsx';
import { CHATS } from './words.en.ts';
import file from '../file/file.module.css';
import css from './chats.module.css';

const { surveys } = CHATS;

type Results = Reply<typeof listChatSurveys>;

const RATINGS: readonly Column<Results['ratings'][number]>[] = [
  { head: surveys.rating, cell: ({ rating }) => formatRating(rating) },
  { head: surveys.answers, cell: ({ count }) => count, figures: true },
];

const AGENTS: readonly Column<Results['agents'][number]>[] = [
  { head: surveys.agent, cell: ({ agent }) => agent?.name ?? surveys.noAgent },
  { head: surveys.answers, cell: ({ answers }) => answers, figures: true },
  { head: surveys.average, cell: ({ average }) => average.toFixed(1), figures: true },
];

const buildNewest = (mayOpen: boolean): readonly Column<Results['newest'][number]>[] => [
  {
    head: surveys.borrower,
    cell: ({ conversationUuid, friendlyName, isLoggedIn }) => {
      const name = isLoggedIn ? friendlyName : surveys.visitor(friendlyName);
      return mayOpen ? <Link to={`${urls.chat(conversationUuid)}?list=CLOSED`}>{name}</Link> : name;
    },
  },
  { head: surveys.rating, cell: ({ rating }) => formatRating(rating) },
  {
    head: surveys.comment,
    cell: ({ comment }) => <p className={css.comment}>{comment ?? surveys.noComment}</p>,
    bare: true,
  },
  { head: surveys.agent, cell: ({ agent }) => agent?.name ?? surveys.noAgent },
  { head: surveys.answered, oneLine: true, cell: ({ answeredAt }) => formatDateTime(answeredAt) },
];

/** The results of the survey after chats: the average, each rating, each agent, and the newest answers. */
export function SurveyResults(): ReactNode {
  const mayOpen = useMay()('chat');
  const read = useRead(listChatSurveys, {});
  return (
    <section className={css.overview} aria-labelledby="survey-results">
      <h2 id="survey-results">{surveys.title(CHAT_SURVEY_DAYS)}</h2>
      <Loaded read={read}>{read.data && <Answers results={read.data} mayOpen={mayOpen} />}</Loaded>
    </section>
  );
}

function Answers({ results, mayOpen }: { results: Results; mayOpen: boolean }): ReactNode {
  const { answers, average, ratings, agents, newest } = results;
  if (average === null)
    return (
      <Panel>
        <p>{surveys.none(CHAT_SURVEY_DAYS)}</p>
      </Panel>
    );
  return (
    <>
      <dl className={file.strip} aria-label={surveys.summary}>
        <div>
          <dt>{surveys.average}</dt>
          <dd>
            <b>{surveys.ofFive(average.toFixed(1))}</b>
          </dd>
        </div>
        <div>
          <dt>{surveys.answers}</dt>
          <dd>
            <b>{answers}</b>
          </dd>
        </div>
      </dl>
      <div className={css.figures}>
        <Table
          caption={surveys.byRating}
          columns={RATINGS}
          rows={ratings.toReversed()}
          keyOf={({ rating }) => String(rating)}
        />
        <Table caption={surveys.byAgent} columns={AGENTS} rows={agents} keyOf={({ agent }) => agent?.staffUuid ?? ''} />
      </div>
      <Table
        caption={surveys.newest}
        columns={buildNewest(mayOpen)}
        rows={newest}
        keyOf={({ conversationUuid }) => conversationUuid}
      />
    </>
  );
}
