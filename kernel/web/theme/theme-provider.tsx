import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useBrowserSetting } from './browser-setting.ts';
import { density } from './look-settings.ts';
import { useMode } from './use-mode.ts';

export function ThemeProvider({ children }: { children: ReactNode }) {
  const mode = useMode();
  const [room] = useBrowserSetting(density);
  const theme = useMemo(() => {
    const { token, ...rest } = antdTheme(mode, room);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return { ...rest, token: { ...token, motion: !isCalm } };
  }, [mode, room]);
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}
