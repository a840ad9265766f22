import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { queryClient } from './platform/query-client.ts';

// The console's entry, which the server serves under /desk.
createRoot(document.querySelector('#app')!).render(
  <BrowserRouter basename="/desk">
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </BrowserRouter>,
);
