import { msg } from '@lingui/core/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import type { Locale } from '#domain/locale.ts';
import { orSay } from './api-error.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { ruleKeys } from './rule-keys.ts';

export type Provider = AnswerData<'GET /provider/profile'>;
export type ProfileBody = InputOf<EndpointByKey['POST /provider/profile']['body']>;
export type ProfileCheck = AnswerData<'GET /provider/profile/check'>;

/** The check rather than the profile: before set-up there is none, and that is no error. */
export const profileCheckQuery = queryOptions({
  queryKey: ['provider', 'check'],
  queryFn: ({ signal }) =>
    call('GET /provider/profile/check', { signal }).then(dataOf).catch(orSay(msg`Failed to check provider profile`)),
});

export function useProfileCheck() {
  return useQuery(profileCheckQuery);
}

/** Creates the profile, or changes the one that is there. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileBody) => {
      const { exists } = await client.ensureQueryData(profileCheckQuery);
      return exists
        ? call('PUT /provider/profile', { body }).then(dataOf).catch(orSay(msg`Failed to update provider profile`))
        : call('POST /provider/profile', { body }).then(dataOf).catch(orSay(msg`Failed to create provider profile`));
    },
    onSuccess: (provider) => {
      client.setQueryData<ProfileCheck>(profileCheckQuery.queryKey, {
        exists: true,
        is_profile_complete: provider.is_profile_complete,
        provider,
      });
      // Usual rates come in the currency of the account.
      void client.invalidateQueries({ queryKey: ruleKeys.ofServices });
    },
  });
}

/** Changes the language of the account: of the interface, and of new quotes unless one says otherwise. */
export function useSaveLocale() {
  return useMutation({
    mutationFn: (locale: Locale) =>
      call('PUT /provider/profile', { body: { locale } })
        .then(dataOf)
        .catch(orSay(msg`Failed to update provider profile`)),
  });
}
