import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(100))
const article = { catalogue: Code, article: Code }

/** Keys as a search answers with them, `KITCHEN/B-DOOR`, the latest first. */
const KeptArticles = z.object({ favourites: z.array(z.string()), recent: z.array(z.string()) })
export type KeptArticles = z.output<typeof KeptArticles>

/** As many as a search takes in `only`. */
export const mostFavourites = 500
export const mostRecent = 40

export const listFavourites = defineCall({
  service: 'favourites',
  function: 'list',
  access: 'loggedIn',
  summary: "The caller's favourite articles, and those the caller placed last",
  input: z.object({}),
  output: KeptArticles,
})

export const setFavourite = defineCall({
  service: 'favourites',
  function: 'set',
  access: 'loggedIn',
  summary: 'Make an article a favourite of the caller, or no longer one',
  input: z.object({ ...article, isFavourite: z.boolean() }),
  output: KeptArticles,
})

export const noteUse = defineCall({
  service: 'favourites',
  function: 'noteUse',
  access: 'loggedIn',
  summary: 'Note that the caller placed an article',
  input: z.object(article),
  output: KeptArticles,
})
