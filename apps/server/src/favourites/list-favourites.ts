import { answer, fail, type Handler } from '../channel/handler.ts'
import { readKeptArticles } from './kept-articles.ts'

export const listFavourites: Handler<'favourites/list'> = {
  transaction: 'read',
  async run({ site, caller, database }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const keeper = { tenant: site.tenant.number, person: caller.profile.userId }
    return answer(await readKeptArticles(database, keeper))
  },
}
