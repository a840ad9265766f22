import { photoTitle } from '@lintel/domain';
import { expect, test } from 'vitest';
import { staffDocumentName } from './document-label.ts';

test('calls the photo of a face a selfie, and other titled documents by their titles', () => {
  expect(staffDocumentName({ type: 'SUPPORT', title: photoTitle('PASSPORT', 'SELFIE') })).toBe('Selfie');
  expect(staffDocumentName({ type: 'SUPPORT', title: 'Lease' })).toBe('Lease');
  expect(staffDocumentName({ type: 'SUPPORT', title: '' })).toBe('Supporting document');
});
