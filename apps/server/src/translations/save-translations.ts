import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'

const longestSentence = 2000
/** Of one language, in sentences and letters: several times what the application says. They are sent to every page. */
const mostWords = { sentences: 5_000, letters: 1_000_000 }

/** H-78, D-35: the brand's own words, over those of the application. */
export const saveTranslations: Handler<'translations/save'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { lang: wanted, ...texts }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const language = site.brand.languages.find((code) => code.toLowerCase() === wanted.toLowerCase())
    if (!language) return fail('invalid', `Lang [${wanted}] not valid`)
    const entries = Object.entries(texts)
    if (
      entries.length > mostWords.sentences ||
      entries.some(([sentence]) => sentence.length > longestSentence)
    ) {
      return fail('invalid', 'Not valid')
    }

    const tenant = site.tenant.number
    const common = { tenant, language, saved_at: now, saved_by: caller.profile.userId }
    if (entries.length > 0) {
      await database
        .insertInto('translation')
        .values(entries.map(([sentence, text]) => ({ ...common, sentence, text })))
        .onConflict((conflict) =>
          conflict.columns(['tenant', 'language', 'sentence']).doUpdateSet((given) => ({
            text: given.ref('excluded.text'),
            saved_at: given.ref('excluded.saved_at'),
            saved_by: given.ref('excluded.saved_by'),
          })),
        )
        .execute()
    }
    const { sentences, letters } = await kept(database, tenant, language)
    if (sentences > mostWords.sentences || letters > mostWords.letters) {
      return fail('invalid', 'There are too many words of your own in this language. Save less')
    }
    await writeAudit(database, tenant, caller, 'save', `translations ${language}`, { count: entries.length })
    return answer('OK')
  },
}

async function kept(database: Database, tenant: number, language: string) {
  return database
    .selectFrom('translation')
    .where('tenant', '=', tenant)
    .where('language', '=', language)
    .select([
      sql<number>`count(*)::integer`.as('sentences'),
      sql<number>`coalesce(sum(length(sentence) + length(text)), 0)::integer`.as('letters'),
    ])
    .executeTakeFirstOrThrow()
}
