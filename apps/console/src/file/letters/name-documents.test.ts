import { expect, test } from 'vitest';
import { nameLetterDocuments } from './name-documents.ts';

const NOTICE = '426dc050-8c68-44ce-80bc-ecabd7bc3742';
const OTHER = '7d444840-9dc0-41d4-b8fa-6f9a54b4ef0d';
const GONE = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('names the documents of a letter as staff do, and one that the file no longer lists by its title', () => {
  const enclosed = [
    { documentUuid: NOTICE, title: 'Notice of our decision' },
    { documentUuid: OTHER, title: 'Home equity agreement' },
    { documentUuid: GONE, title: 'Closing disclosure' },
  ];
  const known = [
    { uuid: NOTICE, type: 'ADVERSE_ACTION_NOTICE', title: 'Notice of our decision' },
    { uuid: OTHER, type: 'CLOSING_DISCLOSURE', title: 'Home equity agreement' },
  ];
  expect(nameLetterDocuments(enclosed, known).map(({ name }) => name)).toEqual([
    'Adverse action notice',
    'Home equity agreement',
    'Closing disclosure',
  ]);
});
