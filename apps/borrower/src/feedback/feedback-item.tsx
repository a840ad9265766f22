import { MessageSquare } from '@lintel/ui';
import { use, type ReactNode } from 'react';
import { showDialog } from '../platform/lazy/dialog-slot.tsx';
import { SheetContext } from '../platform/lazy/sheet-link.tsx';
import { usePageData, useFlag } from '../platform/page-data.tsx';
import { reloadOnce } from '../platform/reload.ts';
import { reportError } from '../platform/report-error.ts';
import { FEEDBACK } from './feedback-words.en.ts';

/** The menu item that opens the feedback dialog, where the brand has one. */
export function FeedbackItem({ className }: { className: string | undefined }): ReactNode {
  const { ceoFeedback = false } = usePageData().reads;
  const isOn = useFlag('fe-heloc-ceo-feedback', true);
  const menu = use(SheetContext);
  if (!ceoFeedback || !isOn) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        // The focus returns to the menu's button, and from the dialog to the same place.
        menu?.forget();
        void openFeedback();
      }}
    >
      <MessageSquare />
      {FEEDBACK.open}
    </button>
  );
}

async function openFeedback(): Promise<void> {
  try {
    const { FeedbackDialog } = await import('./feedback-dialog.tsx');
    showDialog(<FeedbackDialog />);
  } catch (error) {
    reportError('feedback', error);
    await reloadOnce();
  }
}
