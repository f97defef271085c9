import { AuthError, invalid, type WeakPasswordReason } from '../requests/auth-error.ts';

const maxLength = 128;
const commonestCount = 10_000;
/** Of zxcvbn's 0 to 4: 3 withstands a moderate attack on a slow hash. */
const requiredScore = 3;
/** More costs time on the main thread and decides nothing: what is strong that far is strong. */
const judgedLength = 64;
const minContextWord = 4;
/** What has to stand beside a word that anybody would try for this site and user. */
const minBesideContext = 8;

export interface PasswordRule {
  /** Why the password is too weak; empty when it will do. `about` are the user's own words, such as the address. */
  readonly weaknesses: (password: string, about: readonly string[]) => Promise<WeakPasswordReason[]>;
  /** @throws AuthError 400 when it cannot be taken, 422 weak_password with the reasons */
  readonly demand: (password: string, about: readonly string[]) => Promise<void>;
}

/** No composition rule, and the input is taken exactly as typed: length, guesses and known lists decide. */
export function createPasswordRule({
  minLength,
  check,
  productName,
}: {
  minLength: number;
  check: 'full' | 'length';
  productName: string;
}): PasswordRule {
  let loading: ReturnType<typeof loadJudge> | undefined;
  const isGuessable = async (password: string, about: readonly string[]): Promise<boolean> => {
    if (check === 'length') return false;
    loading ??= loadJudge();
    const { zxcvbn, commonest } = await loading;
    const words = contextWords([productName, ...about]);
    if (commonest.has(password.toLowerCase()) || isMostlyContext(password, words)) return true;
    return zxcvbn.check(password, words).score < requiredScore;
  };
  const weaknesses: PasswordRule['weaknesses'] = async (password, about) => [
    ...(lengthOf(password) < minLength ? (['length'] as const) : []),
    ...((await isGuessable(password, about)) ? (['pwned'] as const) : []),
  ];
  const demand: PasswordRule['demand'] = async (password, about) => {
    if (lengthOf(password) > maxLength) throw invalid(`Password cannot be longer than ${maxLength} characters`);
    const reasons = await weaknesses(password, about);
    if (reasons.length > 0)
      throw new AuthError(422, 'weak_password', sentence(reasons, minLength), { weakPasswordReasons: reasons });
  };
  return { weaknesses, demand };
}

/** The lists of words and passwords, loaded with the first password that is judged. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return {
    zxcvbn: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength }),
    commonest: new Set(dictionary['passwords-common'].slice(0, commonestCount)),
  };
}

export function sentence(reasons: readonly WeakPasswordReason[], minLength: number): string {
  if (reasons.includes('length')) return `Password should be at least ${minLength} characters.`;
  return 'Password is known to be weak and easy to guess, please choose a different one.';
}

/** Characters as people count them, not the halves that UTF-16 stores. */
const lengthOf = (password: string): number => [...password].length;

function contextWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length >= minContextWord);
}

function isMostlyContext(password: string, words: readonly string[]): boolean {
  const plain = spelledPlainly(password);
  const hit = words.map(spelledPlainly).find((word) => plain.includes(word));
  return hit !== undefined && lengthOf(plain.replaceAll(hit, '')) < minBesideContext;
}

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function spelledPlainly(text: string): string {
  return [...text.toLowerCase()].map((character) => lookalikes[character] ?? character).join('');
}
