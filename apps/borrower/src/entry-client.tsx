import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { loadScreen } from './areas.tsx';
import type { PageData } from './platform/page-data.tsx';
import { reportError, watchWindow } from './platform/telemetry.ts';

watchWindow();
// The brand is a global of the page (ledger BRAND-007); without it the first look at it raises the specification's error.
const data = {
  ...JSON.parse(document.getElementById('page-data')!.textContent),
  privateLabel: window.__PRIVATE_LABEL__,
} as PageData;
// A chunk that does not come is handled by the screen itself: it reloads, and after five times the error page shows.
// Not awaited at the top: the screen's chunk imports this one, and would wait for it to end.
void loadScreen(location.pathname)
  .catch((error: unknown) => reportError('screen', error))
  .then(() => {
    hydrateRoot(
      document.getElementById('app')!,
      <BrowserRouter>
        <App data={data} />
      </BrowserRouter>,
      {
        onRecoverableError: (error) => reportError('hydration', error),
      },
    );
  });
