import type { Stage } from '../enums/stage.ts';

/** The labels of the progress bar: the specification's. */
export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  INITIAL: 'Basic Info',
  PRODUCT_SELECT: 'Select Offer',
  MORE_INFO: 'Provide More Info',
  LINK_INCOME: 'Link Income Sources',
  ID_UPLOAD: 'Verify Identity',
  SIGNING: 'Sign Documents',
  ENOTARY: 'Talk to eNotary',
  MANUAL_NOTARY: 'Schedule Notary Session',
  // The specification has no label for the last position.
  COMPLETE: 'Complete',
};
