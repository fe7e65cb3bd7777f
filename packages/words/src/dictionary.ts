/** From an English sentence to its translation; plurals carry i18next's suffixes (_one, _other …). */
export type Dictionary = Readonly<Record<string, string>>
