import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { recordingByStaff } from './by-staff.ts';
import { recordingAnswer, type RecordingPort, type RecordingRequest } from './port.ts';
import { sandboxRecording } from './sandbox.ts';

const buildRequest = (street: string): RecordingRequest => ({
  deeds: [
    { documentUuid: '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10', sha256: 'a'.repeat(64), content: new Uint8Array([37]) },
  ],
  home: { street, city: 'Denver', state: 'CO', zip: '80202' },
  county: 'Denver',
  parcelNumber: 'R-1',
  today: '2026-11-20',
});
const submitRecording = async (port: RecordingPort, street: string, key = 'key') =>
  recordingAnswer.parse(await port.submit(buildRequest(street), buildRequestMeta(key)));

describe.each([
  ['sandbox', sandboxRecording],
  ['desk', recordingByStaff],
] as const)('a recorder of deeds: %s', (_, port) => {
  test('returns the same answer for the same deed, and names the county', async () => {
    const answer = await submitRecording(port, '1600 Larimer Street');
    expect(answer.county).toBe('Denver');
    expect(await submitRecording(port, '1600 Larimer Street')).toEqual(answer);
  });
});

describe('the sandbox by street', () => {
  test.each([
    ['1600 Larimer Street', { outcome: 'RECORDED', recordedOn: '2026-11-20' }],
    ['50 Paper County Road', { outcome: 'BY_HAND', expectedOn: '2026-12-07' }],
    ['52 Slow County Road', { outcome: 'SUBMITTED', expectedOn: '2026-11-23' }],
    ['54 Odd Deed Lane', { outcome: 'REJECTED' }],
  ])('answers for %s', async (street, answer) => {
    expect(await submitRecording(sandboxRecording, street)).toMatchObject(answer);
  });

  test('gives another deed another number', async () => {
    expect(await submitRecording(sandboxRecording, '1600 Larimer Street', 'one')).not.toEqual(
      await submitRecording(sandboxRecording, '1600 Larimer Street', 'other'),
    );
  });
});
