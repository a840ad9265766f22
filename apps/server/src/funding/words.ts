import type { FinalCheck } from '@lintel/domain';

/** Who speaks where nobody does. */
export const RULE_NAME = 'The rule of the lender';

/** Why a check holds the money, as the desk reads it. */
export const BECAUSE: Readonly<Record<FinalCheck, string>> = {
  SANCTIONS: 'Someone on the file may be on a sanctions list. Two people compare the match before money leaves.',
  INSURANCE: 'The home lies in a flood area and no proof of insurance stands.',
  PAYOFF_FIGURES: 'What a creditor said does not hold on the day of the payment. New figures are asked for.',
  ACCOUNT: 'No proved account takes the money, or the lender has named no custodian.',
  CONDITIONS: 'A condition of the file is open.',
};

/** What is asked for where a check fails. */
export const ASKED = {
  insurance: 'Proof of flood insurance',
  insuranceText: 'Before the money leaves we need proof that your home is insured against flood.',
} as const;
