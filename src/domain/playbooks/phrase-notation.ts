/** `{old|existing}` stands for each of its words in turn, `{|old}` for "old" or nothing. */
const choice = /\{([^{}]*)\}/;

function expanded(line: string): string[] {
  const found = choice.exec(line);
  if (!found) return [line];
  const [whole, words = ''] = found;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + whole.length);
  return words.split('|').flatMap((word) => expanded(`${before}${word}${after}`));
}

/** A block of phrases, one a line, as the single phrases it stands for; each once, in order. */
export function phrasesIn(block: string): readonly string[] {
  const lines = block.split('\n').flatMap(expanded);
  const phrases = lines.map((line) => line.trim().replace(/\s+/g, ' ')).filter((phrase) => phrase !== '');
  return [...new Set(phrases)];
}
