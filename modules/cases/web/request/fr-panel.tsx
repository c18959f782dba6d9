import { frType } from '../../domain/index.ts';
import { RequestPanel } from './request-panel.tsx';

export default function FrPanel({ id }: { id: string }) {
  return <RequestPanel type={frType} id={id} />;
}
