import { ChevronRight, StageList, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { LAYOUT } from './layout-words.en.ts';
import { hasLockedStage, listStages, type StageListInput } from './listed-stages.ts';
import { isStageNamed, toStages } from './stages.ts';
import { GATE } from './words.en.ts';
import css from './stage-progress.module.css';

interface Props extends StageListInput {
  /** The page needs the whole width, so the list is never next to it. */
  wide?: boolean;
}

/**
 * The application's progress by stage: a list next to the page, or on narrow windows one line that opens to the same
 * list. Which stage is current depends only on the status; the path only removes the link to itself.
 */
export function StageProgress({ wide = false, ...props }: Props): ReactNode {
  const list = (
    <>
      <StageList label={GATE.progress} words={GATE.words} stages={listStages(props)} />
      {hasLockedStage(props.status) && (
        <Text size="xs" tone="muted">
          {LAYOUT.final}
        </Text>
      )}
    </>
  );
  return (
    <nav aria-label={GATE.progress} className={wide ? undefined : css.beside}>
      <details className={css.line}>
        <summary>
          <Segments status={props.status} />
        </summary>
        <div className={css.list}>{list}</div>
      </details>
      <div className={css.side}>
        <Text size="s" tone="muted">
          {GATE.progress}
        </Text>
        {list}
      </div>
    </nav>
  );
}

/** The name of the current stage above thin segments. */
function Segments({ status }: Pick<StageListInput, 'status'>): ReactNode {
  const { stages, current } = toStages(status);
  const isNamed = current !== -1 && isStageNamed(status);
  return (
    <>
      <span className={css.name}>
        <b>{isNamed ? stages[current]?.name : GATE.progress}</b>
        {isNamed && GATE.stage(current + 1, stages.length)}
        <ChevronRight />
      </span>
      <span className={css.segments} aria-hidden="true">
        {stages.map(({ name, state }) => (
          <i key={name} className={css[state]} />
        ))}
      </span>
    </>
  );
}
