import { Actions, Panel, QrCode } from '@lintel/ui';
import { useQrModules } from '@lintel/web';
import type { ReactNode } from 'react';
import { CopyButton } from '../form/copy-button.tsx';
import { formatLink } from '../originators/link.ts';
import { LINK } from './words.en.ts';
import css from './officer.module.css';

/** The loan officer's link for borrowers, to copy or to scan. */
export function OwnLink({ id, originatorUuid }: { id: string; originatorUuid: string }): ReactNode {
  const link = formatLink({ referrer: originatorUuid });
  const modules = useQrModules(link);
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
          <CopyButton label={LINK.copy} text={link} />
        </Actions>
      </div>
    </Panel>
  );
}
