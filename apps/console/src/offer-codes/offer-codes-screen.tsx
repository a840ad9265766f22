import { importOfferCodes, listOfferMailings } from '@lintel/contract';
import { formatDateInProse, OFFER_CODE_COLUMNS, readOfferCodesCsv } from '@lintel/domain';
import { PageHeading, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ImportCsv } from '../form/import-csv.tsx';
import { api } from '../platform/api.ts';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { OFFER_CODES } from './words.en.ts';
import css from '../file/file.module.css';

/** The lender's mailings of offer codes, by respond-by date, and the import of another. */
export function OfferCodesScreen(): ReactNode {
  useTitle(OFFER_CODES.title);
  const all = useRead(listOfferMailings, {});
  return (
    <div className={css.page}>
      <PageHeading title={OFFER_CODES.title}>{OFFER_CODES.lead}</PageHeading>
      <Loaded read={all}>
        <Panel>
          {all.data?.length === 0 && <p>{OFFER_CODES.none}</p>}
          <ul className={css.notes} aria-label={OFFER_CODES.list}>
            {all.data?.map(({ respondByDate, codes, isOver }) => (
              <li key={respondByDate}>
                <p className={css.tags}>
                  <b>{OFFER_CODES.open(formatDateInProse(respondByDate))}</b>
                  {isOver && <Tag tone="warning">{OFFER_CODES.over}</Tag>}
                </p>
                <p className={css.small}>{OFFER_CODES.count(codes)}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </Loaded>
      <Panel title={OFFER_CODES.import}>
        <ImportCsv
          name="import offer codes"
          hint={OFFER_CODES.importHint(OFFER_CODE_COLUMNS)}
          done={OFFER_CODES.imported}
          read={readOfferCodesCsv}
          send={(csv, idempotencyKey) => api(importOfferCodes, { idempotencyKey, body: { csv } })}
        />
      </Panel>
    </div>
  );
}
