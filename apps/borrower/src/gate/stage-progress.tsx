import { ChevronRight, StageList, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { LAYOUT } from './layout-words.en.ts';
import { listStagePlaces, type StagePlacesInput } from './stage-places.ts';
import { isNamed, stageSteps } from './stage-steps.ts';
import { GATE } from './words.en.ts';
import css from './stage-progress.module.css';

interface Props extends StagePlacesInput {
  /** The page needs the whole width, so the list is never next to it. */
  wide?: boolean;
}

/**
 * The application's progress by stage: a list next to the page, or on narrow windows one line that opens to the same
 * list. It follows only the status, never the URL.
 */
export function StageProgress({ wide = false, ...props }: Props): ReactNode {
  const stages = listStagePlaces(props);
  const isFinal = stages.some(({ state, to }) => state === 'done' && to === undefined);
  const list = (
    <>
      <StageList label={GATE.progress} words={GATE.words} stages={stages} />
      {isFinal && (
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
function Segments({ status }: Pick<StagePlacesInput, 'status'>): ReactNode {
  const { places, current } = stageSteps(status);
  const isOpen = current !== -1 && isNamed(status);
  return (
    <>
      <span className={css.name}>
        <b>{isOpen ? places[current]?.name : GATE.progress}</b>
        {isOpen && GATE.step(current + 1, places.length)}
        <ChevronRight />
      </span>
      <span className={css.segments} aria-hidden="true">
        {places.map(({ name, state }) => (
          <i key={name} className={css[state]} />
        ))}
      </span>
    </>
  );
}
