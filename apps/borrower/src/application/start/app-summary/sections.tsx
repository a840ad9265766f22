import type { readSummary, Reply } from '@lintel/contract';
import { Button, Hidden, Link, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { PROFILE } from '../profile/words.en.ts';
import { SUMMARY } from '../words.en.ts';
import css from './summary.module.css';

export type Summary = NonNullable<Reply<typeof readSummary>>;

/** Shows the sections of the application, word for word as in its document, each with its way to change it. */
export function SummarySections({
  sections,
  busy,
  onChangeOffer,
}: Pick<Summary, 'sections'> & { busy: boolean; onChangeOffer: () => void }): ReactNode {
  return sections.map(({ title, rows, changeLocation, changesOffer }) => (
    <Panel key={title}>
      <div className={css.section}>
        <div className={css.head}>
          <h2>{title}</h2>
          {changeLocation && (
            <Link to={changeLocation}>
              <span aria-hidden="true">{PROFILE.change}</span>
              <Hidden>{SUMMARY.changeThis(title)}</Hidden>
            </Link>
          )}
          {changesOffer && (
            <Button kind="link" busy={busy} onClick={onChangeOffer}>
              <span aria-hidden="true">{PROFILE.change}</span>
              <Hidden>{SUMMARY.changeThis(title)}</Hidden>
            </Button>
          )}
        </div>
        <dl className={css.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  ));
}
