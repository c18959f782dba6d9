export const [padWidth, padHeight] = [600, 200];

/** Paper is white in every theme, so ink is dark in every theme. */
const ink = '#14213d';

const scriptFont =
  '"Segoe Script", "Brush Script MT", "Snell Roundhand", "URW Chancery L", cursive';

export const pngOf = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');

export type Point = { readonly x: number; readonly y: number };

export function prepareInk(context: CanvasRenderingContext2D): void {
  context.strokeStyle = ink;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
}

/** Through the middles of what the pointer told: a quick stroke stays a curve. */
export function drawStroke(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  const [first, ...rest] = points;
  if (!first) return;
  context.beginPath();
  context.moveTo(first.x, first.y);
  if (!rest.length) context.lineTo(first.x + 0.1, first.y);
  let last = first;
  for (const point of rest) {
    context.quadraticCurveTo(last.x, last.y, (last.x + point.x) / 2, (last.y + point.y) / 2);
    last = point;
  }
  context.lineTo(last.x, last.y);
  context.stroke();
}

/** The name as a signature, as large as it fits. */
export function drawName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const size = (of: number) => `${of}px ${scriptFont}`;
  context.font = size(100);
  const wanted = context.measureText(name).width || 1;
  context.font = size(Math.min(100, (100 * (canvas.width - 40)) / wanted));
  context.fillText(name, canvas.width / 2, canvas.height / 2);
}
