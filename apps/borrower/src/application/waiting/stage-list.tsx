import { Check, Hidden, Panel } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Status } from '@lintel/contract';
import { announce } from '../../platform/announce.tsx';
import { WAITING } from './copy.ts';
import css from './waiting.module.css';

type Stage = Status['stages'][number];

/** The message at work: the first that has not ended. */
export const currentStage = (stages: readonly Stage[]): number => stages.findIndex(({ section }) => section !== 'COMPLETE');

const STATE = {
  COMPLETE: { word: WAITING.done, look: css.done },
  IN_PROGRESS: { word: WAITING.now, look: css.now },
  INITIAL: { word: WAITING.open, look: undefined },
} as const;

/** The seven registration messages. A tick is a fact that the server reported, never a timer; each is said once. */
export function StageList({ stages, notes }: { stages: readonly Stage[]; notes: Readonly<Record<string, string | undefined>> }): ReactNode {
  const at = currentStage(stages);
  const said = useRef(-1);
  useEffect(() => {
    const stage = stages[at];
    if (!stage || said.current === at) return;
    said.current = at;
    announce(WAITING.live(stage.stage, at + 1, stages.length));
  }, [at, stages]);
  return (
    <Panel raised>
      <h2 className={css.hiddenTitle}><Hidden>{WAITING.list}</Hidden></h2>
      <ol className={css.checks}>
        {stages.map(({ stage, section }, index) => {
          const { word, look } = STATE[section === 'INITIAL' && index === at ? 'IN_PROGRESS' : section];
          return (
            <li key={stage} className={look} aria-current={index === at ? 'step' : undefined}>
              <span className={css.point}>{section === 'COMPLETE' && <Check />}</span>
              <span className={css.message}>{stage}<Hidden>, {word}</Hidden></span>
              {notes[stage] !== undefined && section === 'COMPLETE' && <span className={css.note}>{notes[stage]}</span>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
