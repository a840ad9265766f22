import { readFileTimeline, type Reply } from '@lintel/contract';
import { isDecidedByRule } from '@lintel/domain';
import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../platform/times.ts';
import { urls } from '../../platform/urls.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { EVENT_WORDS } from '../history/event-words.en.ts';
import { useFile } from '../use-file.ts';
import { describeDecision } from './describe-decision.ts';
import { TIMELINE } from './words.en.ts';
import css from '../file.module.css';

type Item = Reply<typeof readFileTimeline>['items'][number];

const SHOWN = 8;

function formatActor({ who, byStaff, fact }: Item): string {
  if (fact && isDecidedByRule(fact)) return TIMELINE.system;
  return who ?? (byStaff ? TIMELINE.staff : TIMELINE.system);
}

function ItemText({ item }: { item: Item }): ReactNode {
  if (!item.decision)
    return (
      <p>
        <b>{formatActor(item)}</b> · {item.fact && EVENT_WORDS[item.fact]}
      </p>
    );
  const { title, why: reason } = describeDecision(item.decision);
  return (
    <>
      <p>
        <b>{formatActor(item)}</b> · {title}
      </p>
      {reason && <p className={css.small}>{reason}</p>}
    </>
  );
}

/** The newest events of a file: its facts, and staff decisions with outcome and reason. */
export function Timeline(): ReactNode {
  const { file, uuid } = useFile();
  const read = useRead(readFileTimeline, { params: { uuid } });
  const items = read.data?.items ?? [];
  return (
    <Panel title={TIMELINE.title}>
      <Loaded read={read}>
        {items.length === 0 ? (
          <p className={css.muted}>{TIMELINE.none}</p>
        ) : (
          <ol className={css.timeline}>
            {items.slice(0, SHOWN).map((item, index) => (
              <li key={`${item.at} ${item.fact ?? ''} ${index}`}>
                <time dateTime={item.at}>{formatDateTime(item.at)}</time>
                <div>
                  <ItemText item={item} />
                </div>
              </li>
            ))}
          </ol>
        )}
        <p>
          <Link className={css.jumpTo} to={urls.file(uuid, 'history')}>
            {TIMELINE.all(file.version)}
          </Link>
        </p>
      </Loaded>
    </Panel>
  );
}

/** The file's past decisions, next to the form for the next one. */
export function PastDecisions(): ReactNode {
  const { uuid } = useFile();
  const read = useRead(readFileTimeline, { params: { uuid } });
  const decided = (read.data?.items ?? []).filter((item) => item.decision);
  if (decided.length === 0) return null;
  return (
    <Panel title={TIMELINE.decisions}>
      <ul className={css.notes}>
        {decided.slice(0, SHOWN).map((item, index) => {
          const { title, why: reason } = describeDecision(item.decision ?? {});
          return (
            <li key={`${item.at} ${index}`}>
              <p>
                <b>{title}</b>
                {reason && (
                  <>
                    <br />
                    {reason}
                  </>
                )}
              </p>
              <p className={css.small}>{TIMELINE.by(formatActor(item), formatDateTime(item.at))}</p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
