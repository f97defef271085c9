import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { logoProblems } from '#domain/media/upload-rules.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { useRemoveLogo, useUploadLogo } from '#web/api/logo.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { fieldSentences } from '../../../locales/field-sentences.ts';

/** The logo's upload as the page shows it: the picture at once, how much has left, and what was wrong with it. */
export function useLogo() {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const upload = useUploadLogo();
  const remove = useRemoveLogo();
  const [preview, setPreview] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const [tooLarge, setTooLarge] = useState<string>();

  const choose = (file: File) => {
    remove.reset();
    upload.reset();
    // Only the size is known here for sure; what the file is, the server reads from its bytes.
    const [problem] = logoProblems({ bytes: file.size, contentType: 'image/png' });
    setTooLarge(problem && i18n._(fieldSentences[problem]));
    if (problem) return;
    setShare(0);
    const reader = new FileReader();
    reader.addEventListener('load', () => setPreview(String(reader.result)));
    reader.readAsDataURL(file);
    const endPreview = () => {
      reader.abort();
      setPreview(null);
    };
    upload.mutate({ file, onProgress: setShare }, { onSettled: endPreview });
  };
  const take = () => {
    setTooLarge(undefined);
    upload.reset();
    remove.mutate();
  };
  const failure = upload.error ?? remove.error;
  return {
    choose,
    remove: take,
    preview,
    percent: upload.isPending ? Math.round(share * 100) : null,
    isRemoving: remove.isPending,
    error: tooLarge ?? (failure ? (fieldErrorsOf(failure).logo?.[0] ?? errorText(failure)) : undefined),
  };
}
