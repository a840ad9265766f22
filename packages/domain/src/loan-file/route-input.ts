/** What the choice of a screen looks at: the answer of the status call, and three things of the loan itself. */
export interface RouteInput {
  /** Absent while there is nothing to route on (resolutions OP-A-039). */
  readonly checklistStatus?: string | null | undefined;
  readonly uwDecision?: string | null | undefined;
  readonly uwSubDecision?: string | null | undefined;
  readonly bpo?: string | null | undefined;
  readonly waitingOnFloodCert?: boolean | null | undefined;
  readonly primaryParticipantAcceptComplete?: boolean | null | undefined;
  /** How many documents wait to be read; 0 or absent is none. */
  readonly awaitingAcknowledgement?: number | null | undefined;
  /** Two letters. */
  readonly propertyState?: string | null | undefined;
  /** As the loan shows it, its last digits; absent while no account is known. */
  readonly disburseRoutingNumber?: string | null | undefined;
  readonly isCrypto?: boolean | null | undefined;
}
