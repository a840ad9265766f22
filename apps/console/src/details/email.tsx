import { Fragment, type ReactNode } from 'react';
import css from './details.module.css';

/** An email address that breaks after its @ and its dots only, unless even a part of it is too long for the line. */
export function Email({ children }: { children: string }): ReactNode {
  return (
    <span className={css.email} translate="no">
      {children.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
