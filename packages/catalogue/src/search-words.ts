/** Letters that are no letter with an accent, as people without them on the keyboard write them. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

/** In small letters and without accents: what is stored and what is asked go through the same. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => written[letter] ?? letter)
}

/** Letters and digits only: PostgreSQL's own idea of a word would differ between what is stored and asked. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** What the forms of a folded word share: "drawer" and "drawers", "cassetto" and "cassetti". */
export function rootOf(word: string, language: string): string {
  if (word.length < 4) return word
  const spoken = language.split('-')[0]
  if (spoken === 'it') return word.replace(/i?[aeio]$/, '').replace(/(?<=[cg])h$/, '')
  if (spoken !== 'en') return word
  return word
    .replace(/lves$/, 'lf')
    .replace(/ies$/, 'y')
    .replace(/(?<=x|z|ss|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/e$/, '')
}
