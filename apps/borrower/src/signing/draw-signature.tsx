import { Button, Fieldset, Text } from '@lintel/ui';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { SIGNATURE, DRAW } from './words.en.ts';
import css from './signature.module.css';

/** The server's limit for a drawing, in base64 characters. */
const MAX_BASE64_LENGTH = 266_000;
const SIZE = { width: 640, height: 200 } as const;
/** The pad is an image to assistive technology, but an `img` element can't be drawn on. */
const PAD = { role: 'img', tabIndex: -1 } as const;

interface Props {
  /** An earlier drawing counts until the signer draws another. */
  kept: boolean;
  error: string | undefined;
  onDrawn: (image: string | undefined) => void;
}

/** The pad to draw a signature with a finger, a pen or a mouse. Never required: a typed one counts the same. */
export function DrawSignature({ kept, error, onDrawn }: Props): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const [tooLarge, setTooLarge] = useState(false);

  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * SIZE.width, y: ((clientY - top) / height) * SIZE.height };
  };
  function down(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = place(event);
    line(event);
  }
  function line(event: PointerEvent<HTMLCanvasElement>): void {
    const pen = event.currentTarget.getContext('2d');
    const { current } = from;
    if (!pen || !current) return;
    const to = place(event);
    Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: 'black' });
    pen.beginPath();
    pen.moveTo(current.x, current.y);
    pen.lineTo(to.x + 0.01, to.y);
    pen.stroke();
    from.current = to;
  }
  function up(): void {
    from.current = undefined;
    const image = canvas.current?.toDataURL('image/png').replace(/^[^,]*,/, '');
    const fits = image !== undefined && image.length <= MAX_BASE64_LENGTH;
    setTooLarge(!fits);
    onDrawn(fits ? image : undefined);
  }
  function clear(): void {
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIZE.width, SIZE.height);
    setTooLarge(false);
    onDrawn(undefined);
  }
  const wrong = tooLarge ? DRAW.tooLarge : error;
  return (
    <Fieldset name="drawing" label={DRAW.label} hint={DRAW.hint} {...(wrong !== undefined && { error: wrong })}>
      <canvas
        ref={canvas}
        id="drawing"
        className={css.canvas}
        {...SIZE}
        {...PAD}
        aria-label={DRAW.label}
        data-wrong={wrong === undefined ? undefined : ''}
        onPointerDown={down}
        onPointerMove={line}
        onPointerUp={up}
        onPointerCancel={up}
      />
      <div className={css.under}>
        <Button size="s" onClick={clear}>
          {DRAW.clear}
        </Button>
        {kept && (
          <Text as="span" size="s" tone="muted">
            {SIGNATURE.drawn}
          </Text>
        )}
      </div>
    </Fieldset>
  );
}
