import type { CSSProperties } from 'react';
import { useSyncExternalStore } from 'react';
import { animals } from './animals.tsx';
import { avatarOf } from './presence-avatar.ts';
import { presence } from './presence.ts';
import type { Presence, Viewer } from './presence.ts';
import './presence-avatars.css';

const mostShown = 4;

function Avatar({ viewer }: { viewer: Viewer }) {
  const { colour, animal } = avatarOf(viewer.userId);
  const label = `${viewer.displayName} is viewing this record`;
  return (
    <li
      className="presence-avatar"
      data-tip={label}
      style={{ '--avatar': colour } as CSSProperties}
    >
      <svg viewBox="0 0 32 32" role="img" aria-label={label} data-animal={animal}>
        {animals[animal]}
      </svg>
    </li>
  );
}

/** B-044, B-162: who else looks at the record in front. */
export function PresenceAvatars({ of = presence }: { of?: Presence }) {
  const others = useSyncExternalStore(of.subscribe, of.others);
  if (!others.length) return null;
  const hidden = others.slice(mostShown);
  return (
    <ul className="presence-avatars" aria-label="Others on this record">
      {others.slice(0, mostShown).map((viewer) => (
        <Avatar key={viewer.userId} viewer={viewer} />
      ))}
      {hidden.length > 0 && (
        <li
          className="presence-avatar more"
          data-tip={hidden.map(({ displayName }) => displayName).join(', ')}
        >
          +{hidden.length}
        </li>
      )}
    </ul>
  );
}
