import { AUDIT_EXPORT_FORMATS, exportAudit, readAuditExport } from '@lintel/contract';
import { Button, Notice, Select } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { saveFile, type SavedFile } from '../file/download.ts';
import { useSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { AUDIT } from './words.en.ts';
import css from '../queue/queue.module.css';

const TRIES = 20;
const soon = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 500);
  });

/** Exports the entries that the search found as a file: starts the export and waits until the server has made it. */
export function Export({
  event,
  application,
  actor,
  from,
  to,
}: {
  event: string;
  application: string;
  actor: string;
  from: string | undefined;
  to: string | undefined;
}): ReactNode {
  const withStepUp = useStepUp();
  const [format, setFormat] = useState<(typeof AUDIT_EXPORT_FORMATS)[number]>('CSV');
  const { busy, formError, submit } = useSubmit();
  /** Null when the export wasn't ready in time. */
  const [made, setMade] = useState<SavedFile | null>();
  async function make(idempotencyKey: string): Promise<SavedFile | null> {
    const { exportUuid } = await api(exportAudit, {
      body: {
        event: event || null,
        application: application || null,
        actor: actor || null,
        from: from ?? null,
        to: to ?? null,
        format,
      },
      idempotencyKey,
    });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const saved = await saveFile(readAuditExport, { params: { exportUuid } });
      if (saved) return saved;
      await soon();
    }
    return null;
  }
  const start = () =>
    submit(
      async (idempotencyKey) => {
        setMade(undefined);
        setMade(await withStepUp(() => make(idempotencyKey)));
      },
      [event, application, actor, from, to, format],
    );
  return (
    <section className={css.page} aria-label={AUDIT.exportAs}>
      <p className={css.muted}>{AUDIT.exportLead}</p>
      <div className={css.search}>
        <Select
          name="format"
          label={AUDIT.format}
          value={format}
          options={AUDIT_EXPORT_FORMATS.map((value) => ({ value, label: AUDIT.formats[value] }))}
          onChange={({ currentTarget }) => setFormat(currentTarget.value === 'JSONL' ? 'JSONL' : 'CSV')}
        />
        <Button busy={busy} busyLabel={AUDIT.exporting} onClick={() => void start()}>
          {AUDIT.exportAs}
        </Button>
      </div>
      {made !== undefined && (
        <Notice live tone={made ? 'success' : 'info'}>
          <span className={css.digest}>{made ? AUDIT.exported(made.digest ?? '') : AUDIT.slow}</span>
        </Notice>
      )}
      <FormError>{formError}</FormError>
    </section>
  );
}
