import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { getSessionEnding, EndedPage } from '../../../notary/ended.tsx';
import { NotaryScreen } from '../notary-screen.tsx';

/** Why there was no signing by video, and what makes sense now. Opened without a reason there is nothing to tell. */
export function NotaryErrorScreen(): ReactNode {
  const [search] = useSearchParams();
  const because = search.get('because');
  return (
    <NotaryScreen gates={['deed']}>
      {({ notary }) => {
        const ended = getSessionEnding(because, notary.notary.session);
        return ended ? <EndedPage {...notary} {...ended} /> : <Navigate to={notary.pages.intro} replace />;
      }}
    </NotaryScreen>
  );
}
