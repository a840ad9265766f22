import { readGates, type Reply } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubConsolePage } from '../../test/stub-page.ts';
import { FileContext, type LoanFileReply, type OpenFile } from './use-file.ts';

let Gates: typeof import('./gates.tsx').Gates;

beforeAll(async () => {
  stubConsolePage();
  ({ Gates } = await import('./gates.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const UUID = '7d444840-9dc0-41d4-b8fa-6f9a54b4ef0d';
const RECORDING = {
  gate: 'recording',
  name: 'Recording',
  owner: 'recording',
  when: true,
  open: true,
  current: true,
  attempt: 1,
  because: 'The county is recording your deed of trust.',
  outcomes: [] as Reply<typeof readGates>[number]['outcomes'],
} as Reply<typeof readGates>[number];

/** Renders the checklist of a file at its recording, with these open tasks. */
function renderAtRecording(tasks: readonly string[]): string {
  const client = new QueryClient();
  client.setQueryData(callKey(readGates, { params: { uuid: UUID } }), [RECORDING]);
  const openFile: OpenFile = {
    file: { tasks: tasks.map((gate) => ({ gate })) } as LoanFileReply,
    uuid: UUID,
    refresh: async () => {},
    noteAction: () => {},
    catchUp: async () => {},
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FileContext value={openFile}>
        <Gates />
      </FileContext>
    </QueryClientProvider>,
  );
}

test('names staff as responsible for the current step while a task stops it', () => {
  expect(renderAtRecording([])).toContain('County recorder');
  const stopped = renderAtRecording(['deed-to-record']);
  expect(stopped).toContain('Staff');
  expect(stopped).not.toContain('County recorder');
});
