import { suppType } from '../../domain/index.ts';
import { RequestPanel } from './request-panel.tsx';

export default function SuppPanel({ id }: { id: string }) {
  return <RequestPanel type={suppType} id={id} />;
}
