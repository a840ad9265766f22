import { ButtonLink, Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Decisions } from './decisions/decisions.tsx';
import { FILE } from './copy.ts';
import css from './file.module.css';
import { Found } from './found.tsx';
import { Notes } from './notes.tsx';
import { PersonPanel } from './person.tsx';
import { useFile } from './use-file.ts';
import { Vendors } from './vendors.tsx';

/** Why a person is needed, what is known, and the decision beside it. */
export function Review(): ReactNode {
  const { file: { tasks, status: { explain } } } = useFile();
  return (
    <div className={css.columns}>
      <div className={css.jump}><ButtonLink href="#decision" size="s">{FILE.toDecision}</ButtonLink></div>
      <div className={css.stack}>
        <Notice tone={tasks.length > 0 ? 'warning' : 'info'}><p><b>{tasks.length > 0 ? FILE.whyHere : FILE.standsAt}</b> {tasks[0]?.text ?? explain.text}</p>{explain.next && <p>{FILE.next(explain.next)}</p>}</Notice>
        <Found />
        <PersonPanel />
        <Vendors />
        <Notes />
      </div>
      <aside id="decision" tabIndex={-1} className={css.rail} aria-label={FILE.decision}><Decisions /></aside>
    </div>
  );
}
