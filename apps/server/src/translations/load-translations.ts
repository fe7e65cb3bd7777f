import { answer, type Handler } from '../channel/handler.ts'

/** Needed before anybody has entered, like the brand itself; a language without any is an empty answer. */
export const loadTranslations: Handler<'translations/load'> = {
  transaction: 'read',
  async run({ site, database }, { lang }) {
    const saved = await database
      .selectFrom('translation')
      .where('tenant', '=', site.tenant.number)
      .where('language', '=', lang)
      // An empty text is a sentence that waits for its translation.
      .where('text', '!=', '')
      .select(['sentence', 'text'])
      .execute()
    return answer(Object.fromEntries(saved.map(({ sentence, text }) => [sentence, text])))
  },
}
