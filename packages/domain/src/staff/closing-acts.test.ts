import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseFact } from '../loan-file/facts.ts';
import { emptyFile, type LoanFile } from '../loan-file/file.ts';
import { currentGate, fold } from '../loan-file/fold.ts';
import { CLOSING_ACTS, closingActs } from './closing-acts.ts';

/** The loan file after each fact of a stored stream. */
function replayGolden(name: string): LoanFile[] {
  const [, ...lines] = readFileSync(new URL(`../../test/golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const files: LoanFile[] = [];
  for (const line of lines) files.push(fold(files.at(-1) ?? emptyFile(), parseFact(JSON.parse(line) as unknown)));
  return files;
}

/** The possible acts at each gate that a stream reached. */
const listActs = (name: string): Map<string, string> =>
  new Map(replayGolden(name).map((file) => [currentGate(file)?.id ?? 'complete', closingActs(file).join(' ')]));

describe('closingActs', () => {
  test('follows the steps of a video signing: ink from the note on, cancellation letters after signing', () => {
    const acts = listActs('primary-residence');
    expect(
      [...acts].filter(([gate]) =>
        ['choose', 'final-offer', 'note', 'deed', 'rescission', 'recording', 'funding-decision', 'complete'].includes(
          gate,
        ),
      ),
    ).toEqual([
      ['choose', ''],
      ['final-offer', ''],
      ['note', 'INK_NOTE VOID'],
      ['deed', 'INK_DEED VOID'],
      ['rescission', 'VOID CANCEL_BY_LETTER'],
      ['recording', 'RECORD VOID CANCEL_BY_LETTER'],
      ['funding-decision', 'CANCEL_BY_LETTER PAY'],
      ['complete', 'CANCEL_BY_LETTER'],
    ]);
  });

  test('holds ink signing of a Texas homestead until its day, then allows one meeting', () => {
    const acts = listActs('texas-homestead');
    expect(acts.get('waiting-period')).toContain('INK_WAITS VOID');
    expect(acts.get('deed-manual')).toContain('INK_NOTE INK_DEED INK_AT_MEETING VOID');
  });

  test('still removes a signer whose refusal to sign holds the file, until it ends', () => {
    const named = replayGolden('texas-homestead').find(({ signers }) => Object.keys(signers).length > 0);
    const [person = ''] = Object.keys(named?.signers ?? {});
    const declined = fold(named ?? emptyFile(), {
      type: 'SigningDeclined',
      data: { person, reason: 'NEED_ADVICE', condition: 'declined' },
    });
    expect({ gate: currentGate(declined)?.id, acts: closingActs(declined) }).toEqual({
      gate: 'hold-staff',
      acts: ['REMOVE_SIGNER'],
    });
    expect(closingActs(fold(declined, { type: 'ApplicationWithdrawn', data: { reason: 'ASKED_BY_PHONE' } }))).toEqual(
      [],
    );
  });

  test('returns nothing for a file that ended', () => {
    expect([...listActs('declined')].at(-1)).toEqual(['declined', '']);
    expect(new Set(CLOSING_ACTS).size).toBe(CLOSING_ACTS.length);
  });
});
