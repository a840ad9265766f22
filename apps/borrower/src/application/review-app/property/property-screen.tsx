import { readProperty } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ApplicationScreen, query } from '../../../gate/application-screen.tsx';
import { ChooseParcel } from './choose-parcel.tsx';
import { CorrectProperty } from './correct-property.tsx';

/**
 * Shown when public records have no home at the address, or several: the borrower corrects or chooses it. Gates
 * no-property and many-properties.
 */
export function PropertyScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="review-app/property"
      rereadOn="gate"
      reads={({ uuid }) => ({ home: query(readProperty, { params: { uuid } }) })}
    >
      {({ home, ...view }) =>
        view.status.gate === 'many-properties' ? (
          <ChooseParcel {...view} candidates={home.candidates} />
        ) : (
          <CorrectProperty {...view} property={home.property} />
        )
      }
    </ApplicationScreen>
  );
}
