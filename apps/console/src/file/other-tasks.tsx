import { UNWINDING_TASKS } from '@lintel/domain';
import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../platform/me.ts';
import { formatDay, formatDateTime } from '../platform/times.ts';
import { urls } from '../platform/urls.ts';
import { TaskText } from '../queue/task-text.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** Where on this page a task is handled, as the ID of its section. */
const SECTIONS: Readonly<Record<string, string>> = {
  correction: 'corrections',
  reconsideration: 'reconsiderations',
  'income-record': 'income-records',
};

/** On which other tab of the file a task is handled. */
const TABS: Readonly<Record<string, 'letters'>> = { 'letter-to-post': 'letters', 'letter-back': 'letters' };

/** The law gives these a day, not an hour (12 CFR 1026.15(d)(2)). */
const isUnwinding = (task: string): boolean => UNWINDING_TASKS.some((one) => one === task);

const isPlace = (task: string): task is keyof typeof FILE.toTask => Object.hasOwn(FILE.toTask, task);

/** Tasks for staff that don't stop the application. */
export function OtherTasks(): ReactNode {
  const {
    file: { tasks, documents },
    uuid,
  } = useFile();
  const may = useMay();
  const others = tasks.filter((task) => task.kind === 'TASK');
  if (others.length === 0) return null;
  return (
    <Panel title={FILE.also}>
      <ul className={css.notes}>
        {others.map(({ taskUuid, gate, title, text, firstEntry, dueAt, subject }) => (
          <li key={taskUuid}>
            <p>
              <b>{title}</b>
            </p>
            <p>
              <TaskText text={text} firstEntry={firstEntry} />
            </p>
            <p className={css.small}>{FILE.dueBy(isUnwinding(gate) ? formatDay(dueAt) : formatDateTime(dueAt))}</p>
            {may('document') &&
              documents
                .filter((document) => document.uuid === subject)
                .map((document) => (
                  <p key={document.uuid}>
                    <DocumentButtons document={document} />
                  </p>
                ))}
            {isPlace(gate) && (
              <p>
                {gate in SECTIONS ? (
                  <a className={css.jumpTo} href={`#${SECTIONS[gate]}`}>
                    {FILE.toTask[gate]}
                  </a>
                ) : (
                  <Link className={css.jumpTo} to={urls.file(uuid, TABS[gate] ?? 'closing')}>
                    {FILE.toTask[gate]}
                  </Link>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
