import { exportFeedback, type CallInput } from '@lintel/contract';
import { Button, Notice } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { saveFile } from '../file/download.ts';
import { useSubmit } from '../form/use-submit.ts';
import { FEEDBACK } from './words.en.ts';
import css from '../queue/queue.module.css';

/** Downloads the listed feedback as a CSV file. */
export function ExportFeedback({ query }: { query: CallInput<typeof exportFeedback>['query'] }): ReactNode {
  const withStepUp = useStepUp();
  const { busy, formError, submit } = useSubmit();
  const [isSaved, setSaved] = useState(false);
  const start = () =>
    submit(async () => {
      setSaved(false);
      await withStepUp(() => saveFile(exportFeedback, { query }));
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
