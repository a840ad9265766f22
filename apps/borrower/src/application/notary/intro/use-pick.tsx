import { Button, Section } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { NOTARY } from '../../../notary/copy.ts';
import { isBooked, type NotaryView } from '../../../notary/meeting.ts';
import { NOTARY_INTRO } from './copy.ts';
import { BookVideo } from './later-parts.tsx';

/** "Choose a time", and the choice that it opens. An address that asks for it opens it at once. */
export function usePick(view: NotaryView, title: string, kind: 'primary' | 'secondary' = 'secondary'): { button: ReactNode; form: ReactNode } {
  const [search] = useSearchParams();
  const [opens, setOpens] = useState(search.get('pick') === 'time');
  const { pick, another, keep } = NOTARY_INTRO;
  return {
    button: <Button kind={kind} aria-expanded={opens} onClick={() => setOpens(!opens)}>{opens ? keep : isBooked(view.notary.booking) ? another : pick}</Button>,
    form: opens && <Section title={NOTARY.video.title} id="pick-time"><BookVideo {...view} title={title} onDone={() => setOpens(false)} /></Section>,
  };
}
