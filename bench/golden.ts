import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentGate, emptyFile, fold, parseFact, getStatus, type Fact, type LoanFile } from '@lintel/domain';

const FOLDER = join(import.meta.dirname, '../packages/domain/test/golden');

/** A moment of a golden stream: the loan file after some of its facts. */
export interface Moment {
  readonly facts: readonly Fact[];
  readonly file: LoanFile;
  readonly status: string;
  readonly gate: string;
}

/** Returns one moment for each gate that any golden stream reached. */
export function loadGoldenMoments(): Moment[] {
  const found = new Map<string, Moment>();
  for (const name of readdirSync(FOLDER).filter((one) => one.endsWith('.jsonl'))) {
    const [, ...lines] = readFileSync(join(FOLDER, name), 'utf8').trim().split('\n');
    const facts = lines.map((line) => parseFact(JSON.parse(line)));
    let file = emptyFile();
    for (const [index, fact] of facts.entries()) {
      file = fold(file, fact);
      const gate = currentGate(file)?.id ?? 'complete';
      if (!found.has(gate)) found.set(gate, { facts: facts.slice(0, index + 1), file, status: getStatus(file), gate });
    }
  }
  return [...found.values()];
}
