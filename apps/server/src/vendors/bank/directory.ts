import type { DepositProof } from '@lintel/domain';
import type { BankDirectory } from './port.ts';

interface SampleBank {
  readonly routingNumber: string;
  readonly name: string;
  /** How its statements prove a micro-deposit. */
  readonly proof: DepositProof;
}

/** Banks of the sandbox. Their routing numbers pass the checksum and appear in no real file here. */
export const SAMPLE_BANKS: readonly SampleBank[] = [
  { routingNumber: '099000008', name: 'First Sample Bank', proof: 'CODE' },
  { routingNumber: '119000001', name: 'Sample Savings Bank', proof: 'AMOUNTS' },
  { routingNumber: '329000008', name: 'Sample Valley Credit Union', proof: 'CODE' },
];

const sampleBank = (routingNumber: string): SampleBank | undefined =>
  SAMPLE_BANKS.find((bank) => bank.routingNumber === routingNumber);

/** The names of the sandbox's banks by routing number. */
export const sampleDirectory: BankDirectory = {
  findBankName: (routingNumber) => sampleBank(routingNumber)?.name ?? null,
};
/** Returns how a micro-deposit to one of the sandbox's banks is proved. */
export const sampleProof = (routingNumber: string): DepositProof => sampleBank(routingNumber)?.proof ?? 'CODE';

/**
 * Knows no bank. We may not ship a directory of routing numbers, because the Federal Reserve's has restrictive terms.
 */
export const noDirectory: BankDirectory = { findBankName: () => null };
