import { formatPhone } from '@lintel/domain';
import { Section, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../../../platform/page-data.tsx';
import { DECLINE } from './words.en.ts';
import css from './decline.module.css';

interface Bureau {
  name: string;
  address: string;
  phoneNumber: string;
}

/** The notices that go with a decline's reasons: the bureau's if a report was used, and the ECOA notice. */
export function Rights({
  bureau,
  children,
}: {
  bureau: Bureau | null | undefined;
  /** The `ScoreUsed` panel, if a score was used. */
  children?: ReactNode;
}): ReactNode {
  const { name, legal } = usePrivateLabel();
  return (
    <Section title={DECLINE.rights} id="rights">
      {children}
      <div className={css.legal}>
        {bureau && (
          <>
            <div>
              <h3>{DECLINE.report.title}</h3>
              <p>{DECLINE.report.text}</p>
            </div>
            <address>
              {bureau.name}, {bureau.address}
              <a href={`tel:+1${bureau.phoneNumber}`}>{formatPhone(bureau.phoneNumber)}</a>
            </address>
          </>
        )}
        <div>
          <h3>{DECLINE.ecoa.title}</h3>
          <p>{DECLINE.ecoa.text(legal)}</p>
        </div>
        <Text tone="muted">{DECLINE.creditor(name.legal, legal.nmlsId)}</Text>
      </div>
    </Section>
  );
}
