import './setup/index.ts';

/* Components. */
export { Avatar } from './components/avatar.tsx';
export { Banner, FrameNoticesContext, Notices } from './components/banner.tsx';
export { AppButton } from './components/button.tsx';
export type { AppButtonProps } from './components/button.tsx';
export { Card, CollapsibleCard } from './components/card.tsx';
export { ChoiceBar } from './components/choice-bar.tsx';
export { Chip } from './components/chip.tsx';
export { CopyButton } from './components/copy-button.tsx';
export { DateField } from './components/date-field.tsx';
export { DataTable } from './components/data-table.tsx';
export type { Column, TableSort } from './components/data-table.tsx';
export { ConfirmDialog, Dialog, DialogActions } from './components/dialog.tsx';
export { HiddenUsername, PasswordField, TextField } from './components/fields.tsx';
export { FileDrop } from './components/file-drop.tsx';
export { FormActions } from './components/form-actions.tsx';
export { HeroForm } from './components/hero-form.tsx';
export { IconButton } from './components/icon-button.tsx';
export { inPlace } from './components/in-place.ts';
export { KeyValueCard } from './components/key-value-card.tsx';
export type { KeyValue } from './components/key-value-card.tsx';
export { KeyHint } from './components/key-hint.tsx';
export { KeysDialog } from './components/keys-dialog.tsx';
export { ActionMenu, ChoiceMenu, LinkMenu } from './components/menus.tsx';
export type { MenuAction } from './components/menus.tsx';
export { MailAddress } from './components/mail-address.tsx';
export { MailMessage } from './components/mail-message.tsx';
export { EmptyState, ErrorState } from './components/notice.tsx';
export type { EmptyStateProps } from './components/notice.tsx';
export { ActionBar, ArrivedSection, Page, ScrollPanel, SplitLayout, Toolbar } from './components/page.tsx';
export { PageHeader } from './components/page-header.tsx';
export { Pagination } from './components/pagination.tsx';
export { PasswordRules } from './components/password-rules.tsx';
export { ProgressSteps } from './components/progress-steps.tsx';
export { ProfileCard, ProfileSection, ProfileText } from './components/profile-card.tsx';
export { QrCode } from './components/qr-code.tsx';
export { Prose } from './components/prose.tsx';
export type { ProgressStep, StepState } from './components/progress-steps.tsx';
export { Reading } from './components/reading.tsx';
export { RichText } from './components/rich-text.tsx';
export { RowCheck } from './components/row-check.tsx';
export { SelectField } from './components/select-field.tsx';
export { ShareBar } from './components/share-bar.tsx';
export { Skeleton, SkeletonText } from './components/skeleton.tsx';
export { Spinner } from './components/spinner.tsx';
export { StatCard } from './components/stat-card.tsx';
export { ActivePill, ConnectionPill, StatusPill, VersionPill } from './components/status-pill.tsx';
export { StepRail } from './components/step-rail.tsx';
export type { RailStep } from './components/step-rail.tsx';
export { SuggestField } from './components/suggest-field.tsx';
export type { Suggestion } from './components/suggest-field.tsx';
export { SwitchField } from './components/switch-field.tsx';
export { Tabs } from './components/tabs.tsx';
export { TextArea } from './components/text-area.tsx';
export { TextDiff } from './components/text-diff.tsx';
export { TextLink } from './components/text-link.tsx';
export { formatDuration, fullDate, shortDate, Timestamp } from './components/timestamp.tsx';
export { toast } from './components/toast.tsx';
export { Timeline } from './components/timeline.tsx';
export type { TimelineEntry } from './components/timeline.tsx';
export { cutText, Truncated } from './components/truncated.tsx';
export { TwoLines } from './components/two-lines.tsx';
export { announce, useAnnounced } from './layout/announcer.ts';
export { LoadingCard, LoadingLines } from './components/loading-card.tsx';
export { LoadingPlace } from './components/loading-place.tsx';
export { AppFrame, PageTabs } from './layout/app-frame.tsx';
export type { MenuItem, MenuSection } from './layout/app-frame.tsx';
export { AuthAlternative, AuthCard, FormStack } from './layout/auth-card.tsx';
export { ErrorScreen } from './layout/error-screen.tsx';
export { backState, useFocusOnNavigation } from './layout/page-focus.ts';
export { PageLoading } from './layout/page-loading.tsx';
export { SandboxBar } from './layout/sandbox-bar.tsx';
export { AppRoot } from './layout/app-root.tsx';
export { CommandPalette } from './palette/command-palette.tsx';
export type { PaletteGroup } from './palette/command-palette.tsx';

/* Data. */
export { callApi } from './api/api-client.ts';
export { ApiError, errorText, hasCode, networkErrorMessage } from './api/api-error.ts';
export type { ApiErrorDetails } from './api/api-error.ts';
export { readCsv } from './read-csv.ts';
export { createQueryClient, readAgain } from './api/query-client.ts';
export {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { QueryClient, QueryKey, QueryKeyWithDataTag } from '@tanstack/react-query';

/* Forms. */
export { emailDraftsSchema } from './forms/email-draft-schema.ts';
export { focusFirstError } from './forms/focus-first-error.ts';
export { keptIn } from './forms/kept-in.ts';
export { submitByKey, submitKeys, useSubmitKey } from './forms/submit-key.ts';
export { useSchemaForm } from './forms/use-schema-form.ts';

/* Session. */
export {
  clearSession,
  currentSession,
  dropToken,
  lastUserId,
  markProfileDialogShown,
  sessionKeys,
  startSession,
  storeGoogleUser,
  storeProfile,
  forgetMfaReset,
  storeToken,
  whySessionEnded,
} from './session/session.ts';
export type { Session } from './session/session.ts';
export { askForProofWith } from './session/reauthentication.ts';
export { useSession } from './session/use-session.ts';

/* Federation. */
export { pages, pageTable } from './remote/page-table.ts';
export type { PageEntry, PagePath, RemoteName } from './remote/page-table.ts';
export { keepQueue, ownRecordPath, queuePath, worklistFields, worklistQuery } from './remote/worklist-filter.ts';
export type { WorklistFilter } from './remote/worklist-filter.ts';
export { remoteContractVersion } from './remote/remote-module.ts';
export type { RemoteModule } from './remote/remote-module.ts';

/* Hooks. */
export { configQuery, useConfig } from './hooks/use-config.ts';
export { useDocumentTitle } from './hooks/use-document-title.ts';
export { useKeys } from './hooks/use-keys.ts';
export { useNow } from './hooks/use-now.ts';
export { useOneAtATime } from './hooks/use-one-at-a-time.ts';
export { useSingleMutation } from './hooks/use-single-mutation.ts';
export { useRetry } from './hooks/use-retry.ts';
export type { LoadState } from './hooks/use-retry.ts';
export { useStatusEvents } from './hooks/use-status-events.ts';
export { useTypedSearch } from './hooks/use-typed-search.ts';
export { urlChoice, urlNumber, urlPageSize, urlText, useUrlState } from './hooks/use-url-state.ts';
export type { UrlState } from './hooks/use-url-state.ts';

/* Words. */
export { capitalised, dollars, formatCost } from './words.ts';

/* What is new. */
export { lastRunsQuery, todayQuery } from './notices/notices.queries.ts';
export {
  endedRuns,
  lossSource,
  lossText,
  lossWords,
  nameOf,
  noticesOf,
  onceEach,
  runOutcome,
} from './notices/notices.ts';
export type { Notice } from './notices/notices.ts';

/* Exports of the libraries that the web uses. Look here before you add one. */
export { Box, Group, SimpleGrid, Stack, Text, Title, Tooltip } from '@mantine/core';
export { useUnloadWarning } from './hooks/use-unload-warning.ts';
export { useLast } from './hooks/use-last.ts';
export { useDebouncedValue, useHotkeys } from '@mantine/hooks';
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
export * from './icons.ts';
