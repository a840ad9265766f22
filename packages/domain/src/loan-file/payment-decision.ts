/** A payment as it was proposed: by whom, and how many people it needs. */
export interface PaymentProposal {
  readonly by: string;
  readonly approvals: 1 | 2;
}

/**
 * Whether a person may approve or reject a proposed payment: where it needs two people, not the one who proposed it, and no
 * one else who was involved in it.
 */
export const mayDecidePayment = (
  { by, approvals }: PaymentProposal,
  person: string,
  involved: readonly string[] = [],
): boolean => approvals === 1 || ![by, ...involved].includes(person);
