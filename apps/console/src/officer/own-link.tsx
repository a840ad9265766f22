import { Actions, Button, Panel, QrCode, useToast } from '@lintel/ui';
import { useQrModules } from '@lintel/web';
import type { ReactNode } from 'react';
import { formatLink } from '../originators/link.ts';
import { LINK } from './words.en.ts';
import css from './officer.module.css';

/** The loan officer's link, to copy or to scan. */
export function OwnLink({ id, originatorUuid }: { id: string; originatorUuid: string }): ReactNode {
  const link = formatLink({ referrer: originatorUuid });
  const modules = useQrModules(link);
  const toast = useToast();
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(link).then(
      () => toast({ id: 'link', text: LINK.copied }),
      () => toast({ id: 'link', text: LINK.notCopied, stays: true }),
    );
  return (
    <Panel id={id} title={LINK.title}>
      <div className={css.stack}>
        <p className={css.small}>{LINK.lead}</p>
        <div className={css.link}>
          <QrCode modules={modules} label={LINK.qr} />
          <code className={css.url} translate="no">
            {link}
          </code>
        </div>
        <Actions>
          <Button size="s" onClick={() => void copy()}>
            {LINK.copy}
          </Button>
        </Actions>
      </div>
    </Panel>
  );
}
