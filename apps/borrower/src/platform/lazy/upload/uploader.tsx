import { formatFileSize } from '@lintel/domain';
import { FileCards, FilePicker, Hidden, Stack, type FileCard } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Upload, Uploads } from './use-uploads.ts';
import { UPLOAD } from './words.en.ts';

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/heic,image/heif';

interface Props {
  name: string;
  label: ReactNode;
  hint: ReactNode;
  error?: string | undefined;
  most: number;
  uploads: Uploads;
}

/** Lets the borrower select files, and shows each on a card with the state of its upload. `useUploads` holds them. */
export function Uploader({ name, label, hint, error, most, uploads }: Props): ReactNode {
  return (
    <Stack>
      <div>
        <FilePicker
          name={name}
          label={label}
          hint={hint}
          accept={ACCEPT}
          words={UPLOAD}
          open={uploads.list.length < most}
          onFiles={(files) => uploads.add(files.slice(0, most - uploads.list.length))}
          {...(error === undefined ? {} : { error })}
        />
        <output>
          <Hidden>{uploads.announcement}</Hidden>
        </output>
      </div>
      <FileCards label={UPLOAD.files} files={uploads.list.map((upload) => toFileCard(upload, uploads))} />
    </Stack>
  );
}

function toFileCard({ id, name, size, file, state }: Upload, { retry, drop }: Uploads): FileCard {
  const shown = formatFileSize(size);
  const remove = { label: UPLOAD.remove, onPress: () => drop(id) };
  const card = { id, name, ...(file?.type.startsWith('image/') ? { picture: file } : {}) };
  switch (state.kind) {
    case 'uploading':
      return {
        ...card,
        tone: 'busy',
        progress: state.share < 1 ? state.share : undefined,
        acts: [{ label: UPLOAD.cancel, onPress: () => drop(id) }],
        text: state.share < 1 ? UPLOAD.sending(shown, Math.round(state.share * 100)) : UPLOAD.looking(shown),
      };
    case 'uploaded': {
      const {
        document: { advice = [], pages, state: at },
      } = state;
      if (at !== 'READY') return { ...card, tone: 'caution', text: UPLOAD.scanning(shown), acts: [remove] };
      const text = [UPLOAD.done(shown, pages ?? 1), UPLOAD.advice(advice)].join(' ').trim();
      return { ...card, tone: advice.length > 0 ? 'caution' : 'done', text, acts: [remove] };
    }
    case 'refused':
      return { id, name, tone: 'bad', text: state.reason, acts: [remove] };
    case 'lost':
      return {
        ...card,
        tone: 'bad',
        text: UPLOAD.lost,
        acts: [{ label: UPLOAD.retry, onPress: () => retry(id) }, remove],
      };
  }
}
