import { CircleAlert, CircleCheck, FileText, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { Hidden } from '../text.tsx';
import styles from './uploader.module.css';

/** A file in the list. */
export interface FileCard {
  id: string;
  name: string;
  /** Size, pages and state. */
  text: ReactNode;
  tone: 'busy' | 'done' | 'caution' | 'bad';
  /** From 0 to 1 while it uploads; undefined: unknown. */
  progress?: number | undefined;
  /** A preview of it, if the browser can draw one. */
  picture?: Blob | undefined;
  acts: readonly { label: string; onPress: () => void }[];
}

const SIGNS = { busy: <FileText />, done: <CircleCheck />, caution: <TriangleAlert />, bad: <CircleAlert /> };

/** A list of uploaded files, one card for each, with its progress and actions. */
export function FileCards({ label, files }: { label: string; files: readonly FileCard[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={label}>
      {files.map(({ id, name, text, tone, progress, picture, acts }) => (
        <li key={id} className={classNames(styles.card, tone !== 'busy' && styles[tone])}>
          {picture ? (
            <Thumb picture={picture} />
          ) : (
            <span className={styles.sign} aria-hidden="true">
              {SIGNS[tone]}
            </span>
          )}
          <div>
            <b>{name}</b>
            <p>{text}</p>
            {tone === 'busy' && (
              <progress aria-label={name} max={1} {...(progress === undefined ? {} : { value: progress })} />
            )}
          </div>
          <div className={styles.acts}>
            {acts.map((act) => (
              <Button key={act.label} kind="link" onClick={act.onPress}>
                {act.label}
                <Hidden> {name}</Hidden>
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const SIDE = 112;

/**
 * A small preview of a picture, drawn on a canvas, because the content security policy allows no URL of a local file.
 * Stays empty if it can't be drawn.
 */
function Thumb({ picture }: { picture: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = async (): Promise<void> => {
      const bitmap = await createImageBitmap(picture, { resizeWidth: SIDE });
      if (!gone) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, SIDE, (bitmap.height / bitmap.width) * SIDE);
      bitmap.close();
    };
    draw().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [picture]);
  return <canvas ref={canvas} className={styles.thumb} width={SIDE} height={SIDE} aria-hidden="true" />;
}
