import { IconProvider } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { clearByKeys } from '../fields/clear-by-keys.ts';
import { antdTheme } from './antd-theme.ts';
import { useBrowserSetting } from './browser-setting.ts';
import { density } from './look-settings.ts';
import { useMode } from './use-mode.ts';

/** Their styles stand in base.css; otherwise each icon looks for them whenever a tab is shown. */
const icons = { zeroRuntime: true };

export function ThemeProvider({ children }: { children: ReactNode }) {
  const mode = useMode();
  const [room] = useBrowserSetting(density);
  const theme = useMemo(() => {
    const { token, ...rest } = antdTheme(mode, room);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return { ...rest, token: { ...token, motion: !isCalm } };
  }, [mode, room]);
  useEffect(() => clearByKeys(), []);
  return (
    <ConfigProvider theme={theme}>
      <IconProvider value={icons}>{children}</IconProvider>
    </ConfigProvider>
  );
}
