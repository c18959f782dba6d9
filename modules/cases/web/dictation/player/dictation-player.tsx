import {
  CaretRightOutlined,
  FastBackwardOutlined,
  FastForwardOutlined,
  PauseOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Select, Slider } from 'antd';
import { useState } from 'react';
import { clockText } from './clock-text.ts';
import { KeysDialog } from './keys-dialog.tsx';
import './player.css';
import { jumpSeconds, speeds, usePlayer } from './use-player.ts';
import type { Player } from './use-player.ts';

type Props = {
  url: string;
  label: string;
  memory?: string;
  /** Foot pedal and keys drive this player. */
  hasKeys?: boolean;
  /** Hears where it is, in seconds. */
  onPoint?: (seconds: number) => void;
  /** The address is no longer good, or the browser cannot play it. */
  onBroken?: () => void;
};

function Controls({ player, hasKeys }: { player: Player; hasKeys: boolean }) {
  const [areKeysShown, showKeys] = useState(false);
  const { act, isPlaying, speed, setSpeed } = player;
  return (
    <div className="player-buttons">
      <Button
        icon={<FastBackwardOutlined aria-hidden />}
        aria-label={`Back ${jumpSeconds} seconds`}
        onClick={() => act('back')}
      />
      <Button
        type="primary"
        icon={isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        aria-label={isPlaying ? 'Pause playing' : 'Play'}
        onClick={() => act('play')}
      />
      <Button
        icon={<FastForwardOutlined aria-hidden />}
        aria-label={`Forward ${jumpSeconds} seconds`}
        onClick={() => act('forward')}
      />
      <Select
        className="player-speed"
        aria-label="Speed"
        value={speed}
        onChange={setSpeed}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
      />
      {hasKeys && (
        <Button
          type="text"
          icon={<SettingOutlined aria-hidden />}
          aria-label="Keys and foot pedal"
          data-tip="Keys and foot pedal"
          onClick={() => showKeys(true)}
        />
      )}
      {areKeysShown && <KeysDialog close={() => showKeys(false)} />}
    </div>
  );
}

/** Plays a dictation the way typists need it. */
export function DictationPlayer(props: Props) {
  const { url, label, memory, hasKeys = false, onPoint, onBroken } = props;
  const player = usePlayer({ url, memory, hasKeys, onPoint, onBroken });
  const { seconds, length, goTo } = player;
  return (
    <section className="player" aria-label={label}>
      <Controls player={player} hasKeys={hasKeys} />
      <Slider
        className="player-place"
        ariaLabelForHandle="Place in the dictation"
        min={0}
        max={length}
        step={0.1}
        value={seconds}
        tooltip={{ formatter: (value) => clockText(value ?? 0) }}
        onChange={goTo}
      />
      <span className="player-clock">
        {clockText(seconds)} / {clockText(length)}
      </span>
    </section>
  );
}
