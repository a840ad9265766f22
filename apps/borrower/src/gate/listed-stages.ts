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
import { toStages } from './stages.ts';

type Loan = Pick<NonNullable<Reply<typeof readHeloc>>, 'property' | 'disburseAccount' | 'isCrypto' | 'rate' | 'amount'>;

/** The application and the page for which the progress list is built. */
export interface StageListInput {
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
export function listStages({ uuid, status, loan, here }: StageListInput): ListedStage[] {
  return toStages(status).stages.map((stage, index) => {
    const position = STAGE_POSITIONS[index];
    if (stage.state === 'now')
      return { ...stage, note: formatWaitingOn(status.explain), to: getCurrentPath({ uuid, status, loan, here }) };
    if (stage.state === 'next' || position === undefined) return stage;
    const path = donePath(position, status.checklistStatus);
    const to = path && urls.application(uuid, path);
    const note = position === 'PRODUCT_SELECT' ? formatChoice(loan) : undefined;
    return { ...stage, to: to === here ? undefined : to, ...(note !== undefined && { note }) };
  });
}

/** Returns whether a finished stage can't be opened again. The stage of the current page can, though it has no link. */
export function hasLockedStage(status: Pick<Status, 'checklistStatus' | 'progress' | 'manualNotary'>): boolean {
  return toStages(status).stages.some(({ state }, index) => {
    const position = STAGE_POSITIONS[index];
    return state === 'done' && position !== undefined && donePath(position, status.checklistStatus) === undefined;
  });
}

/** Returns the path of the current stage, by its step path if it has one; undefined on its own screen. */
function getCurrentPath({ uuid, status, loan, here }: StageListInput): string | undefined {
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
