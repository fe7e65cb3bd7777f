import { routeOfPath } from '../routes.ts'

const word = /^project=(.*)$/
const highest = 2_147_483_647

/** The project that a path names; null where its screen shows none, and for what is no number of one. */
export function projectAt(path: string): number | null {
  const named = wordsOf(path).find((each) => word.test(each))
  const digits = named?.replace(word, '$1') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null
  return routeOfPath(path)?.isOfProject && id !== null && id <= highest ? id : null
}

/** A path as it reads with this project open: with its number where a screen shows it, with none elsewhere. */
export function addressOf(path: string, open: { readonly id: number | null } | null): string {
  const id = routeOfPath(path)?.isOfProject ? (open?.id ?? null) : null
  const others = wordsOf(path).filter((each) => !word.test(each))
  const words = id === null ? others : [...others, `project=${id}`]
  const [plain = ''] = path.split(/[?#]/)
  return words.length === 0 ? plain : `${plain}?${words.join('&')}`
}

function wordsOf(path: string): readonly string[] {
  const [, query = ''] = path.split('#')[0]?.split('?') ?? []
  return query.split('&').filter((each) => each !== '')
}
