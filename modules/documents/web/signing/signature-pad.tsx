import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { SignatureKind } from '../../domain/index.ts';
import {
  drawName,
  drawStroke,
  padHeight,
  padWidth,
  pngOf,
  prepareInk,
} from './signature-picture.ts';
import type { Point } from './signature-picture.ts';
import type { Picture } from './signing-calls.ts';

type Props = {
  name: string;
  /** Null: there is nothing yet that could be a signature. */
  onChange: (picture: Picture | null) => void;
};

const kinds: readonly (readonly [SignatureKind, string])[] = [
  ['drawn', 'Draw'],
  ['typed', 'Type'],
];

/** Drawn with a finger, a pen or the mouse, or typed. */
export function SignaturePad({ name, onChange }: Props) {
  const [kind, setKind] = useState<SignatureKind>('drawn');
  return (
    <div className="sign-pad">
      <div className="sign-kinds" role="tablist" aria-label="How you sign">
        {kinds.map(([key, label]) => (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={kind === key}
            onClick={() => {
              setKind(key);
              onChange(null);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {kind === 'drawn' ? (
        <DrawnSignature onChange={onChange} />
      ) : (
        <TypedSignature name={name} onChange={onChange} />
      )}
    </div>
  );
}

/** The canvas has its own size, whatever the size on the screen. */
const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * padWidth,
    y: ((event.clientY - box.top) / box.height) * padHeight,
  };
};

function DrawnSignature({ onChange }: Pick<Props, 'onChange'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Point[]>([]);
  const [isEmpty, setEmpty] = useState(true);

  const draw = () => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    prepareInk(context);
    drawStroke(context, stroke.current.slice(-3));
  };
  const end = () => {
    if (!stroke.current.length) return;
    stroke.current = [];
    setEmpty(false);
    if (canvas.current) onChange({ kind: 'drawn', picture: pngOf(canvas.current) });
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, padWidth, padHeight);
    setEmpty(true);
    onChange(null);
  };
  return (
    <div className="sign-draw">
      <canvas
        ref={canvas}
        className="sign-canvas"
        width={padWidth}
        height={padHeight}
        role="img"
        aria-label="Draw your signature here"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          stroke.current = [pointOf(event)];
          draw();
        }}
        onPointerMove={(event) => {
          if (!stroke.current.length) return;
          stroke.current.push(pointOf(event));
          draw();
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {isEmpty ? (
        <span className="sign-hint">Draw your signature here</span>
      ) : (
        <button type="button" className="text-button sign-clear" onClick={clear}>
          Clear
        </button>
      )}
    </div>
  );
}

function TypedSignature({ name, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [typed, setTyped] = useState(name);
  useEffect(() => {
    if (!canvas.current) return;
    drawName(canvas.current, typed.trim());
    onChange(typed.trim() ? { kind: 'typed', picture: pngOf(canvas.current) } : null);
  }, [typed, onChange]);
  return (
    <>
      <label className="sign-field">
        Your name
        <input value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <canvas
        ref={canvas}
        className="sign-canvas"
        width={padWidth}
        height={padHeight}
        role="img"
        aria-label={`Your signature: ${typed}`}
      />
    </>
  );
}
