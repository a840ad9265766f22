import { exportFeedback, type Ask } from '@lintel/contract';
import { Button, Notice } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { save } from '../file/download.ts';
import { useSubmit } from '../form/use-submit.ts';
import { FEEDBACK } from './words.en.ts';
import css from '../queue/queue.module.css';

/** Saves the listed entries as a file. */
export function ExportFeedback({ query }: { query: Ask<typeof exportFeedback>['query'] }): ReactNode {
  const withStepUp = useStepUp();
  const { busy, formError, submit } = useSubmit();
  const [isSaved, setSaved] = useState(false);
  const start = () =>
    submit(async () => {
      setSaved(false);
      await withStepUp(() => save(exportFeedback, { query }));
      setSaved(true);
    });
  return (
    <section className={css.page} aria-label={FEEDBACK.export}>
      <p className={css.muted}>{FEEDBACK.exportLead}</p>
      <div>
        <Button busy={busy} busyLabel={FEEDBACK.exporting} onClick={() => void start()}>
          {FEEDBACK.export}
        </Button>
      </div>
      {isSaved && (
        <Notice live tone="success">
          {FEEDBACK.exported}
        </Notice>
      )}
      <FormError>{formError}</FormError>
    </section>
  );
}
