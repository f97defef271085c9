import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth, signOut } from '../app/session.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

export type AccountSession = AnswerData<'GET /account/sessions'>[number];
export type AccountDeletion = AnswerData<'GET /account/deletion'>;

const keys = { all: ['account'], sessions: ['account', 'sessions'], codes: ['account', 'codes'] } as const;

/** The person as the sign-in service knows them now, not as the token says. */
export const accountUserQuery = queryOptions({
  queryKey: ['account', 'user'] as const,
  queryFn: async () => {
    const { data, error } = await auth().getUser();
    if (error) throw error;
    return data.user;
  },
});

export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => call('GET /account/sessions', { signal }).then(dataOf),
});

export const recoveryCodesQuery = queryOptions({
  queryKey: keys.codes,
  queryFn: ({ signal }) => call('GET /account/recovery-codes', { signal }).then(dataOf),
});

export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'] as const,
  queryFn: ({ signal }) => call('GET /account/deletion', { signal }).then(dataOf),
  staleTime: 0,
});

/** After anything about the account has changed: a factor or a password ends other sessions as well. */
export function useRenewAccount(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /account/sessions/{id}', { params: { id } }).then(dataOf),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { error } = await auth().signOut({ scope: 'others' });
      if (error) throw error;
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

export function useMakeRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /account/recovery-codes', {}).then(dataOf),
    onSuccess: ({ remaining }) => client.setQueryData(keys.codes, { remaining }),
  });
}

/** Once it is gone, this browser forgets who was here. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      await call('DELETE /account', { body: { confirm: true, ...(password !== undefined && { password }) } });
      await signOut();
    },
  });
}
