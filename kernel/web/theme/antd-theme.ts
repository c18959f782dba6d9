import type { ThemeConfig } from 'antd';
import { tokens } from './tokens.ts';

export const antdTheme: ThemeConfig = {
  token: {
    colorPrimary: tokens.accent,
    colorLink: tokens.accent,
    colorInfo: tokens.accent,
    colorSuccess: tokens.success,
    colorWarning: tokens.warning,
    colorError: tokens.danger,
    colorWarningBg: tokens.warningSoft,
    colorErrorBg: tokens.dangerSoft,
    colorSuccessBg: tokens.successSoft,
    colorText: tokens.ink,
    colorTextSecondary: tokens.inkSoft,
    colorTextDescription: tokens.inkSoft,
    colorTextPlaceholder: tokens.inkSoft,
    colorBgLayout: tokens.canvas,
    colorBorderSecondary: tokens.line,
    borderRadius: tokens.radius,
    fontSize: tokens.fontSize,
    fontFamily: tokens.font,
  },
  components: {
    Table: { cellPaddingBlockSM: 6, headerBg: tokens.canvas },
    Form: { itemMarginBottom: 8 },
  },
};
