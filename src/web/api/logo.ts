import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAccessToken } from '../app/session.ts';
import { withSession } from '../app/session-again.ts';
import { orSay } from './api-error.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { type ProfileCheck, type Provider, profileCheckQuery } from './provider.ts';
import { upload } from './upload.ts';

function useTakeProvider() {
  const client = useQueryClient();
  return (provider: Provider) =>
    client.setQueryData<ProfileCheck>(profileCheckQuery.queryKey, (check) => check && { ...check, provider });
}

interface LogoUpload {
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export function useUploadLogo() {
  return useMutation({
    mutationFn: ({ file, onProgress }: LogoUpload) =>
      withSession(() =>
        upload(
          'POST /provider/profile/logo',
          { file, fileName: file.name, fileField: 'logo', onProgress },
          { accessToken: getAccessToken },
        ),
      ).catch(orSay(msg`Failed to upload logo`)),
    onSuccess: useTakeProvider(),
  });
}

export function useRemoveLogo() {
  return useMutation({
    mutationFn: () => call('DELETE /provider/profile/logo').then(dataOf).catch(orSay(msg`Failed to delete logo`)),
    onSuccess: useTakeProvider(),
  });
}
