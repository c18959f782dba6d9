export { api } from './api/api.ts';
export { getBlob, getPart, postBlob } from './api/blob.ts';
export { getDocument } from './api/get-document.ts';
export { saveBlob, saveFrom } from './api/save.ts';
export { sendBytes, upload } from './api/upload.ts';
export { bindProof } from './api/prove.ts';
export { createQueryClient } from './api/query-client.ts';
export { ApiError, networkFailed, declined } from './api/api-error.ts';
export { bindAddresses } from './api/kernel-addresses.ts';
export type { KernelAddresses } from './api/kernel-addresses.ts';
export { useSlowHint } from './api/use-slow-hint.ts';
export { revertImpersonation } from './auth/impersonation.ts';
export { openSession } from './auth/open-session.ts';
export type { Opened } from './auth/open-session.ts';
export { finishSignIn, signIn, signInAsAnother } from './auth/sign-in.ts';
export { signOut } from './auth/sign-out.ts';
export { isExpired, storedAccounts } from './auth/stored-accounts.ts';
export { switchAccount } from './auth/switch-account.ts';
export { registerChoiceDialogs } from './dialogs/choice-dialogs.ts';
export type { ChoiceDialogProps } from './dialogs/choice-dialogs.ts';
export { ChoiceHost } from './dialogs/choice-host.tsx';
export { ConfirmHost } from './dialogs/confirm-host.tsx';
export { confirm } from './dialogs/confirm.ts';
export { discardQuestion } from './dialogs/unsaved-in-dialog.ts';
export type { Question } from './dialogs/confirm.ts';
export { LeaveButton } from './dialogs/leave-button.tsx';
export { useDebounced } from './fields/use-debounced.ts';
export { bindFileParts } from './fields/file-parts.ts';
export type { FileParts, FileReference } from './fields/file-parts.ts';
export { FieldValue } from './fields/field-value.tsx';
export { TabLeavesField } from './fields/tab-leaves-field.tsx';
export type { InputProps } from './fields/input-props.ts';
export { unreadableMonth } from './fields/parse-month.ts';
export { UnreadableNote } from './fields/unreadable-note.tsx';
export { disableLookupCache } from './fields/lookup-cache.ts';
export { useLookupNames } from './fields/lookup-options.ts';
export { bindCrashReports } from './errors/report-crash.ts';
export { ErrorBoundary } from './errors/error-boundary.tsx';
export { panelText } from './errors/panel-text.ts';
export { StatusLine } from './toast/status-line.tsx';
export { ToastHost } from './toast/toast-host.tsx';
export { hub } from './realtime/hub.ts';
export { onRecordOpened } from './realtime/presence.ts';
export { PresenceAvatars } from './realtime/presence-avatars.tsx';
export { usePresence } from './realtime/use-presence.ts';
export { callAction, dryRunPost, runAction } from './resource/action/call-action.ts';
export { DialogButton } from './resource/action/dialog-button.tsx';
export { DryRunOf } from './resource/action/dry-run-of.tsx';
export { bindDryRunPart, DryRunView } from './resource/action/dry-run-part.ts';
export type { DryRunAnswer, DryRunPart } from './resource/action/dry-run-part.ts';
export { shownSections } from './resource/detail/detail-sections.ts';
export { SectionCard } from './resource/detail/section-card.tsx';
export { scrollToSection } from './resource/detail/scroll-to-section.ts';
export { SectionNav } from './resource/detail/section-nav.tsx';
export { SectionValues } from './resource/detail/section-values.tsx';
export { TableFrame } from './resource/related/table-frame.tsx';
export { useListState } from './resource/list/use-list.ts';
export { fieldsToAsk } from './resource/fields-to-ask.ts';
export { may, recordTitle, useRecord, useRefetch } from './resource/record.ts';
export type { StoredRecord } from './resource/record.ts';
export { saved, toast, toastFailure } from './toast/toast.ts';
export { actorOf } from './session/profile.ts';
export type { Profile, TenantSetting } from './session/profile.ts';
export { PageTitle, titleText } from './session/page-title.tsx';
export { speakWith, spoken } from './session/spoken.ts';
export { todayIn } from './session/today.ts';
export { SessionContext, useSession } from './session/session.ts';
export type { Session } from './session/session.ts';
export { openLists } from './screens/open-lists.ts';
export type { WebModule } from './screens/web-module.ts';
export { SessionProvider, useReloadSession } from './session/session-provider.tsx';
export { useRightsChanges } from './session/use-rights-changes.ts';
export { registerCommands } from './palette/palette-commands.ts';
export { actionsOn, registerActions } from './screens/contributed-actions.ts';
export { registerTypedAnswers } from './palette/typed-answers.ts';
export type { Typed, TypedAnswer } from './palette/typed-answers.ts';
export { panelsOn, registerPanels } from './screens/contributed-panels.ts';
export { registerScreens, screensFor } from './screens/screens.ts';
export type { ScreenLoader, Screens } from './screens/screens.ts';
export { resourceOfPage, ResourceScreen } from './screens/resource-screen.tsx';
export { browserSetting, useBrowserSetting } from './theme/browser-setting.ts';
export type { BrowserSetting } from './theme/browser-setting.ts';
export {
  colourChoice,
  density,
  foldedGroups,
  hints,
  logoColour,
  sidebarState,
  sidebarTheme,
} from './theme/look-settings.ts';
export { followLook } from './theme/publish-look.ts';
export { ThemeProvider } from './theme/theme-provider.tsx';
export { sidebars } from './theme/tokens.ts';
export { MenuButton } from './menu/menu-button.tsx';
export type { MenuItem } from './menu/menu-item.ts';
export { Menu } from './menu/menu.tsx';
export { Amount } from './ui/amount.tsx';
export { CountBadge } from './ui/count-badge.tsx';
export { EmptyState } from './ui/empty-state.tsx';
export { useWidth } from './pdf/use-width.ts';
export { PageHeader } from './ui/page-header.tsx';
export { Notice } from './ui/notice.tsx';
export { Popover } from './ui/popover.tsx';
export { StatusChip } from './ui/status-chip.tsx';
export type { Tone } from '#kernel/domain';
export { Tips } from './ui/tips.tsx';
export {
  ActionButton,
  ActionDialog,
  ChildPanel,
  Dialog,
  FieldInput,
  FloatingWindow,
  HistoryDialog,
  InputForm,
  MoveMenu,
  PdfSheets,
  PdfViewer,
  RangeInput,
  readSheet,
  RecordDialog,
  RelatedList,
  ResourceList,
  RowsEditor,
  SectionForm,
  TextDifference,
  Warning,
} from './lazy-parts.ts';
export { firstTrouble } from './form/row-trouble.ts';
export type { EditedRow, RowColumn, RowTrouble } from './fields/rows-table.tsx';
export { openPalette } from './palette/open-palette.ts';
export { PaletteHost } from './palette/palette-host.tsx';
export { linkToTabs } from './tabs/share-tabs.ts';
export { openTab } from './tabs/open-tab.ts';
export { fullTitle } from './tabs/tab.ts';
export type { Tab } from './tabs/tab.ts';
export { TabLink } from './tabs/tab-link.tsx';
export { maxTabs, tabLimits } from './tabs/tab-limits.ts';
export { pageOfPath } from './tabs/parse-address.ts';
export { panelId, tabElementId, TabPanel } from './tabs/tab-panel.tsx';
export { ShellRouter } from './tabs/tab-router.tsx';
export { listenForShortcuts, shortcutNames } from './tabs/tab-shortcuts.ts';
export { useTabs, useTabsState } from './tabs/tabs-context.ts';
export { TabsProvider } from './tabs/tabs-provider.tsx';
export type { OpenOptions, Tabs, TabsSetting } from './tabs/tabs-store.ts';
export { useDraft } from './tabs/use-draft.ts';
export type { Draft } from './tabs/use-draft.ts';
export { useDirtyTabs, useMayLeave, useUnsaved } from './tabs/use-unsaved.ts';
export { followTask } from './tasks/follow-task.ts';
export { startExport } from './tasks/start-export.ts';
export { TasksButton } from './tasks/tasks-button.tsx';
export { openTasks } from './tasks/tasks-store.ts';
export { spokenMoves } from './table/drag-announcements.ts';
export { useThisMinute } from './session/use-this-minute.ts';
