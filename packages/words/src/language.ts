export type LanguageCode = string

export type Language = {
  readonly code: LanguageCode
  /** In its own words, as a list of languages shows it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** For numbers, money and dates. */
  readonly locale: string
  /** Made by machine to find texts that are cut, glued together or not translated. */
  readonly isPseudo: boolean
}

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr', locale: 'en-GB', isPseudo: false },
  { code: 'it', name: 'Italiano', direction: 'ltr', locale: 'it-IT', isPseudo: false },
  { code: 'qps', name: '[Ƥşḗŭḓǿ]', direction: 'ltr', locale: 'en-GB', isPseudo: true },
  { code: 'ar-XB', name: '[Pseudo RTL]', direction: 'rtl', locale: 'en-GB', isPseudo: true },
]

/** A language we have words for: exactly, ignoring case, or by its first part (de-CH → de). */
export function findLanguage(code: string): Language | null {
  const wanted = code.toLowerCase()
  const [base] = wanted.split('-')
  return (
    languages.find((language) => language.code.toLowerCase() === wanted) ??
    languages.find((language) => !language.isPseudo && language.code === base) ??
    null
  )
}
