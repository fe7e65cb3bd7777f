import { mostFavourites } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { readKeptArticles } from './kept-articles.ts'

export const setFavourite: Handler<'favourites/set'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { catalogue, article, isFavourite }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const keeper = { tenant: site.tenant.number, person: caller.profile.userId }
    const before = await readKeptArticles(database, keeper)
    if (before.favourites.includes(`${catalogue}/${article}`) === isFavourite) return answer(before)
    if (isFavourite && before.favourites.length >= mostFavourites) {
      return fail('invalid', 'There are too many favourites. Remove one first')
    }

    const favourite_since = isFavourite ? now : null
    await database
      .insertInto('kept_article')
      .values({ ...keeper, catalogue, article, favourite_since })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'person', 'catalogue', 'article']).doUpdateSet({ favourite_since }),
      )
      .execute()
    return answer(await readKeptArticles(database, keeper))
  },
}
