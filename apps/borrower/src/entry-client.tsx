import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { loadScreen } from './areas.tsx';
import type { PageData } from './platform/page-data.tsx';
import { reportError, watchWindow } from './platform/report-error.ts';
import { session } from './platform/session.ts';

// The entry of the browser's bundle: loads the page's screen, then hydrates what the server rendered.
watchWindow();
// The brand is a global of the page. Without it the first access throws the error that the specification
// names.
const data = {
  ...JSON.parse(document.getElementById('page-data')!.textContent),
  privateLabel: window.__PRIVATE_LABEL__,
} as PageData;
// Starts a worker that prepares the formats of figures and dates, which pages behind the login show (decision 0112). If
// it fails, the first ones only take longer.
if (session.token() !== undefined)
  void import('./platform/lazy/prepare-intl.ts').then(({ prepareIntl }) => prepareIntl()).catch(() => {});
// The screen itself handles a chunk that fails to load: it reloads, and after five tries shows the error page. Not a
// top-level await, because the screen's chunk imports this module and would wait for it forever.
void Promise.all([loadScreen(location.pathname), data.hasSiteParts && import('./shell/lazy/site.ts')])
  .catch((error: unknown) => reportError('screen', error))
  .then(() => {
    // In a transition React hydrates in short tasks, between which the page reacts.
    startTransition(() => {
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
  });
