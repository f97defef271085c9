import { data } from 'react-router';

/** The fields of a posted form. @throws a 400 the error boundary shows, where the body is no form after all */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ kind: 'other' }, { status: 400 });
  }
}
