import { RouterLinkProvider, ToastRegion } from '@lintel/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';

/** Renders a part of the console at an address. Only what the client holds is loaded. */
export const renderConsole = (part: ReactNode, address = '/', client = new QueryClient()): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <RouterLinkProvider link={Link}>
          <ToastRegion label="Messages" dismissLabel="Dismiss">
            {part}
          </ToastRegion>
        </RouterLinkProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
