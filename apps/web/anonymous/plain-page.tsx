import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';
import './signed-out.css';

/** Pages outside the workspace carry no component library: they must open at once. */
export function PlainPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <main className="outside">
      <title>{`${title} Caseway`}</title>
      <p className="brand">
        <BrandMark />
        Caseway
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
