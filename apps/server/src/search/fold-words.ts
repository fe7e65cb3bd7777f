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

/** Whether a word is kept to be completed and put right; what is too short, and numbers and codes, are taken as they are. */
export function isKept(word: string): boolean {
  return word.length > 2 && word.length <= 60 && !/\d/.test(word)
}
