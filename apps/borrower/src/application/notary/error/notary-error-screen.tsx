import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { getSessionEnding, EndedPage } from '../../../notary/ended.tsx';
import { NotaryScreen } from '../notary-screen.tsx';

/** Says why nothing was signed by video, and offers the next actions. Without a reason it redirects to the intro. */
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
