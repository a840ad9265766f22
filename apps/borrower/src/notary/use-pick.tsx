import { Button, Section } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PendingMark } from '../platform/lazy/pending-mark.tsx';
import { isBooked, type NotaryView } from './meeting.ts';
import { NOTARY } from './words.en.ts';

/** A separate chunk, which loads when the borrower chooses a time. */
const BookVideo = lazy(async () => ({ default: (await import('./book-video.tsx')).BookVideo }));

/** The button "Choose a time", and the form that it opens. */
export interface TimePicker {
  button: ReactNode;
  form: ReactNode;
}

/** Provides the choice of a time for a video call. Its form is open from the start when the URL asks for it. */
export function usePick(view: NotaryView, title: string, kind: 'primary' | 'secondary' = 'secondary'): TimePicker {
  const [search] = useSearchParams();
  const [opens, setOpens] = useState(search.get('pick') === 'time');
  const { time, another, keep } = NOTARY.choose;
  return {
    button: (
      <Button kind={opens ? 'secondary' : kind} aria-expanded={opens} onClick={() => setOpens(!opens)}>
        {opens ? keep : isBooked(view.notary.booking) ? another : time}
      </Button>
    ),
    form: opens && (
      <Section title={NOTARY.video.title} id="pick-time">
        <Suspense fallback={<PendingMark />}>
          <BookVideo {...view} title={title} onDone={() => setOpens(false)} />
        </Suspense>
      </Section>
    ),
  };
}
