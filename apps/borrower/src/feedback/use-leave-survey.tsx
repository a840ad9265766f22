import { LOGOUT_DELAY_MS, surveyedApplication } from '@lintel/domain';
import { announce } from '../platform/announce.tsx';
import { hideDialog, showDialog } from '../platform/lazy/dialog-slot.tsx';
import { useFlag } from '../platform/page-data.tsx';
import { reportError } from '../platform/report-error.ts';
import { localStore } from '../platform/storage.ts';
import { LEAVE_SURVEY } from './leave-survey-words.en.ts';

const KEY = 'lintel-leave-survey';

/** Returns the applications for which this browser has shown the survey. */
const listAsked = (): string[] => localStore.get(KEY)?.split(' ') ?? [];

/** Shows the survey once for an application. Returns false on every other page and after the first time. */
async function showSurvey(onClose: () => void): Promise<boolean> {
  const { pathname } = location;
  const uuid = surveyedApplication(pathname);
  if (uuid === undefined || listAsked().includes(uuid)) return false;
  try {
    const { LeaveSurvey } = await import('./leave-survey.tsx');
    localStore.set(KEY, [...listAsked(), uuid].join(' '));
    showDialog(<LeaveSurvey pathname={pathname} onClose={onClose} />);
    return true;
  } catch (error) {
    reportError('survey', error);
    return false;
  }
}

/** Returns a function that logs out, on some pages only after the survey that asks why. */
export function useLeaveSurvey(): (logOut: () => void) => Promise<void> {
  const isOn = useFlag('fe-heloc-leave-survey', true);
  return async (logOut) => {
    const finish = (): void => {
      hideDialog();
      announce(LEAVE_SURVEY.leaving);
      setTimeout(logOut, LOGOUT_DELAY_MS);
    };
    if (!isOn || !(await showSurvey(finish))) logOut();
  };
}
