import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { MenuItem, MenuPlace } from './menu-item.ts';
import { Menu } from './menu.tsx';

type Props = Omit<ButtonProps, 'onClick'> & {
  /** The name of the menu. */
  label: string;
  /** Asked each time the menu opens. */
  items: () => readonly MenuItem[];
  above?: ReactNode;
};

type Open = { items: readonly MenuItem[]; place: MenuPlace };

/** A button with a menu under its right end. */
export function MenuButton({ label, items, above, ...button }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <Button
        type="text"
        {...button}
        aria-haspopup="menu"
        aria-expanded={!!open}
        onClick={({ currentTarget }) => {
          const { right, bottom } = currentTarget.getBoundingClientRect();
          setOpen({ items: items(), place: { x: right, y: bottom + 4, isEnd: true } });
        }}
      />
      {open && <Menu {...open} label={label} above={above} close={() => setOpen(null)} />}
    </>
  );
}
