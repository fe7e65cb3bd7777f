import { answer, fail, type Handler } from '../channel/handler.ts'
import { forgetOldUse, readKeptArticles } from './kept-articles.ts'

export const noteUse: Handler<'favourites/noteUse'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { catalogue, article }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const keeper = { tenant: site.tenant.number, person: caller.profile.userId }
    await database
      .insertInto('kept_article')
      .values({ ...keeper, catalogue, article, used_at: now })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'person', 'catalogue', 'article']).doUpdateSet({ used_at: now }),
      )
      .execute()
    await forgetOldUse(database, keeper)
    return answer(await readKeptArticles(database, keeper))
  },
}
