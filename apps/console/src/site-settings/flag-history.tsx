import { listFlagChanges, type Reply } from '@lintel/contract';
import { Disclosure, Hidden } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { formatDateTime } from '../platform/times.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { describeChange } from './describe-change.ts';
import { FLAGS } from './words.en.ts';
import css from '../file/file.module.css';

type Change = Reply<typeof listFlagChanges>[number];

/** The history of a flag: who changed it, from what to what, and who decided. Read when it is opened. */
export function FlagHistory({ flagKey: key }: { flagKey: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={
        <>
          {FLAGS.history}
          <Hidden> {key}</Hidden>
        </>
      }
      onToggle={setOpen}
    >
      {isOpen && <Changes flagKey={key} />}
    </Disclosure>
  );
}

function Changes({ flagKey: key }: { flagKey: string }): ReactNode {
  const read = useRead(listFlagChanges, { params: { key } });
  return (
    <Loaded read={read}>
      {read.data?.length === 0 && <p>{FLAGS.noHistory}</p>}
      {read.data && read.data.length > 0 && (
        <ol className={css.timeline}>
          {read.data.map((change) => (
            <li key={change.changeUuid}>
              <time dateTime={change.made.at}>{formatDateTime(change.made.at)}</time>
              <span>
                {describeChange(change)} <span className={css.muted}>{describePeople(change)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function describePeople({ state, made, decided }: Change): string {
  const maker = made.name || FLAGS.formerTeammate;
  if (state === 'OPEN') return FLAGS.decided.OPEN(maker);
  return decided ? FLAGS.decided[state](maker, decided.name || FLAGS.formerTeammate) : FLAGS.made(maker);
}
