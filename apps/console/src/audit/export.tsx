import { EXPORT_FORMATS, exportAudit, messageOf, readAuditExport } from '@lintel/contract';
import { Button, Notice, Select } from '@lintel/ui';
import { useStepUp } from '@lintel/web';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { save } from '../file/download.ts';
import { api } from '../platform/api.ts';
import { AUDIT } from './copy.ts';
import css from '../queue/queue.module.css';

const TRIES = 20;
const soon = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 500);
  });

/** The entries that were looked for, as a file. */
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
  const confirmed = useStepUp();
  const [format, setFormat] = useState<(typeof EXPORT_FORMATS)[number]>('CSV');
  const made = useMutation({
    mutationFn: () =>
      confirmed(async () => {
        const { exportUuid } = await api(exportAudit, {
          body: {
            event: event || null,
            application: application || null,
            actor: actor || null,
            from: from ?? null,
            to: to ?? null,
            format,
          },
          idempotencyKey: crypto.randomUUID(),
        });
        for (let tries = 0; tries < TRIES; tries += 1) {
          const saved = await save(readAuditExport, { params: { exportUuid } });
          if (saved) return saved;
          await soon();
        }
        return null;
      }),
  });
  return (
    <section className={css.page} aria-label={AUDIT.exportAs}>
      <p className={css.muted}>{AUDIT.exportLead}</p>
      <div className={css.search}>
        <Select
          name="format"
          label={AUDIT.format}
          value={format}
          options={EXPORT_FORMATS.map((value) => ({ value, label: AUDIT.formats[value] }))}
          onChange={({ currentTarget }) => setFormat(currentTarget.value === 'JSONL' ? 'JSONL' : 'CSV')}
        />
        <Button busy={made.isPending} busyLabel={AUDIT.exporting} onClick={() => made.mutate()}>
          {AUDIT.exportAs}
        </Button>
      </div>
      {made.data !== undefined && (
        <Notice live tone={made.data ? 'success' : 'info'}>
          <span className={css.digest}>{made.data ? AUDIT.exported(made.data.digest ?? '') : AUDIT.slow}</span>
        </Notice>
      )}
      {made.error && (
        <div role="alert">
          <Notice tone="danger">{messageOf(made.error)}</Notice>
        </div>
      )}
    </section>
  );
}
