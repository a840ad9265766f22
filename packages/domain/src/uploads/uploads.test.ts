import { describe, expect, test } from 'vitest';
import { FILE_FAULTS, fileSentence } from './faults.ts';
import { pointsIntoFolder, plainFileName, shownFileName } from './file-name.ts';
import { DOCUMENT_LIMITS, IDENTITY_IMAGE_LIMITS } from './limits.ts';

describe('fileSentence', () => {
  test('differs for each fault', () => {
    const sentences = FILE_FAULTS.map((fault) => fileSentence(fault, DOCUMENT_LIMITS));
    expect(new Set(sentences).size).toBe(FILE_FAULTS.length);
  });

  test.each([
    ['TOO_LARGE', 'This file is larger than 20 MB.', 'This file is larger than 10 MB.'],
    ['TOO_MANY_PIXELS', 'This file is larger than 50 megapixels.', 'This file is larger than 50 megapixels.'],
    ['TOO_MANY_PAGES', 'This file is larger than 100 pages.', 'This file is larger than 1 page.'],
    [
      'TYPE',
      'This type of file can’t be read here. Use PDF, JPG or PNG.',
      'This type of file can’t be read here. Use JPG or PNG.',
    ],
  ] as const)('names the limits for documents and images: %s', (fault, ofDocument, ofImage) => {
    expect(fileSentence(fault, DOCUMENT_LIMITS)).toBe(ofDocument);
    expect(fileSentence(fault, IDENTITY_IMAGE_LIMITS)).toBe(ofImage);
  });
});

describe('shownFileName and pointsIntoFolder', () => {
  test.each([
    ['paystub.pdf', 'paystub.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\stub.pdf', 'stub.pdf'],
    ['a\0.pdf', 'a.pdf'],
    ['harmless\u202Egpj.exe', 'harmlessgpj.exe'],
    ['..', 'file'],
    ['', 'file'],
    ['stubs/', 'file'],
    ['  June stub.pdf ', 'June stub.pdf'],
  ])('shownFileName of %j is %j', (given, shown) => {
    expect(shownFileName(given)).toBe(shown);
  });

  test.each([
    ['../../etc/passwd', true],
    ['C:\\Users\\ana\\stub.pdf', true],
    ['stubs/', true],
    ['..', true],
    ['.', true],
    ['a\0.pdf', true],
    ['June stub.pdf', false],
    ['stub..2026.pdf', false],
    ['.stub', false],
    ['', false],
  ])('pointsIntoFolder of %j is %s', (given, elsewhere) => {
    expect(pointsIntoFolder(given)).toBe(elsewhere);
    expect(pointsIntoFolder(plainFileName(`${given} 1`))).toBe(false);
  });

  test('shownFileName has at most 120 whole characters', () => {
    expect(Array.from(shownFileName('😀'.repeat(300)))).toHaveLength(120);
  });
});
