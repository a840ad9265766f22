import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@lintel/ui';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { urls } from '../platform/urls.ts';
import { ERROR_PAGE } from './copy.ts';
import css from './shell.module.css';

/** The generic error page (ledger ERR-012 to 016). */
export function ErrorPage({ retry }: { retry?: () => void }): ReactNode {
  const { support } = usePrivateLabel();
  useScreenTitle(ERROR_PAGE.title);
  return (
    <div className={css['narrow']}>
      <h1>{ERROR_PAGE.title}</h1>
      <p>{ERROR_PAGE.lead}</p>
      <div className={css['actions']}>
        {retry && <Button onClick={retry}>{ERROR_PAGE.retry}</Button>}
        <ButtonLink kind="secondary" href={urls.dashboard()}>{ERROR_PAGE.dashboard}</ButtonLink>
      </div>
      <p>
        {ERROR_PAGE.help} <a className="tabular" href={`tel:${support.phone}`}>{support.phoneLabel}</a>, <a href={`mailto:${support.email}`}>{support.email}</a>
      </p>
    </div>
  );
}
