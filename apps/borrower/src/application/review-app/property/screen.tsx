import { readProperty } from '@lintel/contract';
import type { ReactNode } from 'react';
import { AtGate } from '../../../gate/at-gate.tsx';
import { Latest } from '../../../gate/latest.tsx';
import { Read } from '../../../gate/read.tsx';
import { ChooseParcel } from './choose-parcel.tsx';
import { CorrectProperty } from './correct-property.tsx';

/** A home that the records do not know, or know more than once. Views no-property and many-properties. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['no-property', 'many-properties']}>
      {({ uuid, status }) => (
        <Read key={status.gate} call={readProperty} ask={{ params: { uuid } }} version={status.version}>
          {(home, reload) =>
            home && (
              <Latest version={status.version} reload={reload}>
                {(drawn) =>
                  status.gate === 'many-properties' ? (
                    <ChooseParcel uuid={uuid} status={status} candidates={home.candidates} {...drawn} />
                  ) : (
                    <CorrectProperty uuid={uuid} status={status} property={home.property} {...drawn} />
                  )
                }
              </Latest>
            )
          }
        </Read>
      )}
    </AtGate>
  );
}
