import type { readHeloc, Reply, Status } from '@lintel/contract';
import {
  destination,
  donePath,
  formatMoney,
  formatPercent,
  STAGE_POSITIONS,
  showsOffer,
  SITE_ROOT,
  stepPath,
} from '@lintel/domain';
import type { ListedStage } from '@lintel/ui';
import { routeInput } from '../platform/lazy/use-status.ts';
import { urls } from '../platform/urls.ts';
import { LAYOUT } from './layout-words.en.ts';
import { stageSteps } from './stage-steps.ts';

type Loan = Pick<NonNullable<Reply<typeof readHeloc>>, 'property' | 'disburseAccount' | 'isCrypto' | 'rate' | 'amount'>;

/** The application and the page for which the progress list is built. */
export interface StagePlacesInput {
  uuid: string;
  status: Status;
  loan: Loan | undefined;
  /** The path of the current page, which gets no link to itself. */
  here: string;
}

/**
 * Returns the stages of the progress list with their links: the current one to the status's screen, earlier ones to
 * what can still be seen or changed.
 */
export function listStagePlaces({ uuid, status, loan, here }: StagePlacesInput): ListedStage[] {
  return stageSteps(status).places.map((place, index) => {
    const stage = STAGE_POSITIONS[index];
    if (place.state === 'now')
      return { ...place, note: formatWaitingOn(status.explain), to: getCurrentStep({ uuid, status, loan, here }) };
    if (place.state === 'next' || stage === undefined) return place;
    const path = donePath(stage, status.checklistStatus);
    const to = path && urls.application(uuid, path);
    const note = stage === 'PRODUCT_SELECT' ? formatChoice(loan) : undefined;
    return { ...place, to: to === here ? undefined : to, ...(note !== undefined && { note }) };
  });
}

/** Returns the path of the current step, by its step path if it has one; undefined on the step itself. */
function getCurrentStep({ uuid, status, loan, here }: StagePlacesInput): string | undefined {
  const screen = destination(routeInput(status, undefined, loan))?.path;
  if (screen === undefined || screen === SITE_ROOT || here === urls.application(uuid, screen)) return undefined;
  return urls.application(uuid, stepPath(status.progress.stage, screen) ?? screen);
}

/** Returns who acts next, in words. */
export const formatWaitingOn = ({ owner, ownerName }: Status['explain']): string =>
  owner === 'OTHER' ? (ownerName ?? LAYOUT.owner.OTHER) : LAYOUT.owner[owner];

function formatChoice(loan: Loan | undefined): string | undefined {
  const { rate, amount } = loan ?? {};
  return rate && amount && showsOffer({ rate, lineAmount: amount })
    ? LAYOUT.chosen(formatMoney(amount), formatPercent(rate, 2))
    : undefined;
}
