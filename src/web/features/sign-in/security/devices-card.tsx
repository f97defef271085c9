import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type AccountSession, sessionsQuery, useEndOtherSessions, useEndSession } from '#web/api/account.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { SettingRow } from './setting-row.tsx';

interface DevicesCardProps {
  /** Signs this browser out, or the person everywhere. */
  readonly onLeave: (scope: 'local' | 'global') => Promise<void>;
}

/** Where the person is signed in. */
export function DevicesCard({ onLeave }: DevicesCardProps) {
  const { t } = useLingui();
  const sessions = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const errorText = useErrorText();
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <Card title={<Trans>Devices</Trans>}>
      <p className="mb-2 text-secondary">
        <Trans>Where you are signed in. Do you not know one of them? Sign it out and choose a new password.</Trans>
      </p>
      {sessions.data ? (
        <>
          {sessions.data.map((session) => (
            <DeviceRow key={session.id} session={session} onLeave={onLeave} />
          ))}
          <CardActions>
            {hasOthers ? (
              <Button
                pending={endOthers.isPending}
                onClick={() =>
                  endOthers.mutate(undefined, {
                    onSuccess: () => showToast({ level: 'success', title: t`All other devices are signed out` }),
                    onError: (error) => showToast({ level: 'error', title: errorText(error) }),
                  })
                }
              >
                <Trans>Sign out all others</Trans>
              </Button>
            ) : null}
            <Button onClick={() => void onLeave('global')}>
              <Trans>Sign out everywhere</Trans>
            </Button>
          </CardActions>
        </>
      ) : sessions.isError || sessions.isPaused ? (
        <LoadFailure title={t`Your devices could not be loaded`} query={sessions} />
      ) : (
        <SkeletonRows count={2} label={t`Loading your devices`} rowClassName="h-14" />
      )}
    </Card>
  );
}

function DeviceRow({ session, onLeave }: { readonly session: AccountSession } & DevicesCardProps) {
  const { t } = useLingui();
  const end = useEndSession();
  const errorText = useErrorText();
  const name = session.browser ? t`${session.browser} on ${session.device}` : session.device;
  const signOut = () =>
    session.is_current
      ? void onLeave('local')
      : end.mutate(session.id, {
          onSuccess: () => showToast({ level: 'success', title: t`${name} is signed out` }),
          onError: (error) => showToast({ level: 'error', title: errorText(error) }),
        });
  return (
    <SettingRow
      title={
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {name}
          {session.is_current ? (
            <Chip tone="success">
              <Trans>This device</Trans>
            </Chip>
          ) : null}
        </span>
      }
      action={
        <Button pending={end.isPending} aria-label={t`Sign out ${name}`} onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      <Trans>
        Last seen <RelativeTime at={session.last_seen} />
      </Trans>
      {session.ip ? <> · {session.ip}</> : null}
    </SettingRow>
  );
}
