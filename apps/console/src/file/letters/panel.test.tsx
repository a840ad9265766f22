import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole } from '../../../test/render.tsx';
import { stubConsolePage } from '../../../test/stub-page.ts';
import { FileContext, type LoanFileReply, type OpenFile } from '../use-file.ts';

let Letters: typeof import('./panel.tsx').Letters;

beforeAll(async () => {
  stubConsolePage();
  ({ Letters } = await import('./panel.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const PERSON = '7d444840-9dc0-41d4-b8fa-6f9a54b4ef0d';
const NOTICE = '426dc050-8c68-44ce-80bc-ecabd7bc3742';
const BORROWERS_TITLE = 'Notice of our decision';

/** What the tab shows of a file: one document, which is mailed, can be mailed again and waits for its cover sheet. */
const FILE = {
  delivery: 'MAIL',
  mailedBy: 'STAFF',
  signers: [] as LoanFileReply['signers'],
  person: {
    personUuid: PERSON,
    name: { firstName: 'Ana', lastName: 'Ruiz' },
    homeAddress: { street1: '9 Oak Street', city: 'Denver', state: 'CO', zip: '80202' },
  },
  documents: [
    {
      uuid: NOTICE,
      personUuid: PERSON,
      type: 'ADVERSE_ACTION_NOTICE',
      title: BORROWERS_TITLE,
      state: 'READY',
      uploaded: false,
      current: true,
      mustAcknowledge: true,
    },
  ],
  letters: [
    {
      letterUuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      personUuid: PERSON,
      documents: [{ documentUuid: NOTICE, title: BORROWERS_TITLE }],
      state: 'ASKED',
      askedAt: '2026-11-20T18:00:00Z',
      toPrint: true,
    },
  ],
} as LoanFileReply;

const renderLetters = (file: LoanFileReply = FILE): string => {
  const nothing = async () => {};
  const openFile: OpenFile = { file, uuid: 'loan', refresh: nothing, noteAction: () => {}, catchUp: nothing };
  return renderConsole(
    <FileContext value={openFile}>
      <Letters />
    </FileContext>,
  );
};

test('names documents as staff do: in a letter, in the choice of what to mail and on a cover sheet', () => {
  const html = renderLetters();
  expect(html.match(/Adverse action notice/g)).toHaveLength(3);
  expect(html).not.toContain(BORROWERS_TITLE);
});

test('selects no document to mail at first, and offers to select all', () => {
  const html = renderLetters();
  expect(html).toContain('Select all');
  expect(html).not.toContain('checked=""');
});

test('names the current documents in the choice of all when a replaced one can be mailed too', () => {
  const replaced = FILE.documents.map((one) => ({ ...one, uuid: 'replaced', current: false }));
  expect(renderLetters({ ...FILE, documents: [...FILE.documents, ...replaced] })).toContain(
    'Select all current documents',
  );
});

test('says that no document can be mailed to a person who has none', () => {
  expect(renderLetters({ ...FILE, documents: [] })).toContain('No documents can be mailed to this person yet.');
});

test('says what is mailed automatically before the borrower consents to electronic documents', () => {
  const waiting: LoanFileReply = { ...FILE, delivery: 'NOT_ASKED' };
  expect(renderLetters({ ...waiting, letters: [] })).toContain(
    'You don’t need to mail anything unless the borrower asks for paper.',
  );
  expect(renderLetters(waiting)).toContain('New documents for the borrower are mailed automatically.');
});
