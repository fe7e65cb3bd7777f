import { findFolded, type PageWish } from '@arredo/contract/host'
import { done, refuse } from '@arredo/project'
import { exists, mayEnter } from '../../guard-route.ts'
import type { Route } from '../../navigation/route.ts'
import { routeOfPath, routes } from '../../routes.ts'
import { defineHostAction } from '../host-action.ts'

export const navigateTo = defineHostAction({
  name: 'navigateTo',
  needs: {},
  async run({ app, outside }, { page, params }) {
    const { name, rest } = splitPage(page)
    const { screens } = app.config
    const known = routes.filter((route) => exists(route, screens))
    const route = findFolded<Route>(known, name, (candidate) => candidate.name)
    const tail = tailOf(rest || params)
    if (!route || tail === null) return refuse(`Unknown page [${page.text}]`)
    // D-31: guards hold for hosts too.
    if (!mayEnter(route, app.session.getState().profile, screens)) return refuse('First must do login')

    // H-15: the same screen would not notice that its parameters changed.
    if (tail && routeOfPath(outside.path())?.name === route.name) await outside.goTo('/home')
    const hasArrived = await outside.goTo(`/${route.name}${tail}`)
    return hasArrived ? done('Page chenged') : refuse(`Page [${page.text}] not available`)
  },
})

/** H-16: of a path the first part names the route, the rest are its parameters. */
function splitPage({ kind, text }: PageWish): { name: string; rest: string } {
  if (kind === 'name') return { name: text, rest: '' }
  const [, name = '', rest = ''] = /^\/?([^/?#]*)\/?(.*)$/s.exec(text) ?? []
  return { name, rest }
}

/** H-14: a query as it is, else a path part by part; null for a path that would lead elsewhere. */
function tailOf(params: string): string | null {
  // Half a character cannot be part of an address.
  if (/\p{Surrogate}/u.test(params)) return null
  if (params === '') return ''
  if (params.startsWith('?')) return encodeURI(params.replace(/#.*$/s, '')).replaceAll('%25', '%')

  const [path = '', query] = params.split('?', 2)
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  if (parts.some((part) => /^\.{1,2}$/.test(part) || /[\\/\p{Cc}]/u.test(part))) return null
  const tail = parts.map((part) => `/${encodeURIComponent(part)}`).join('')
  return query ? `${tail}${tailOf(`?${query}`)}` : tail
}

/** Hosts may have encoded it already. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
