/** What an address asks for, in small letters, and the project it speaks of. */
export type NamedAction = { readonly name: string; readonly id: number | null }

const addresses = /^\/(?:do|(?:rsa|aes)login\/[^/?#]+)(?:\/([^/?#]*))?\/?(?:[?#]|$)/
const projectId = /[?&]id=([1-9]\d{0,9})(?:[&#]|$)/

/** D-56: of `/do/{action}`, `/rsalogin/{key}/{action}` and `/aeslogin/{key}/{action}`. */
export function namedAction(path: string): NamedAction {
  const [, name = ''] = addresses.exec(path) ?? []
  const [, id] = projectId.exec(path) ?? []
  return { name: name.toLowerCase(), id: id === undefined ? null : Number(id) }
}

/** Where it is asked for once somebody is logged in. */
export function pathOfAction({ name, id }: NamedAction): string {
  return `/do/${name}${id === null ? '' : `?id=${id}`}`
}
