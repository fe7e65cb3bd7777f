import { routeOfPath } from '../routes.ts'

const word = /^project=(.*)$/
const draftWord = /^draft=([\w-]{1,64})$/
const highest = 2_147_483_647

/** The project that a path names; null where its screen shows none, and for what is no number of one. */
export function projectAt(path: string): number | null {
  const named = wordsOf(path).find((each) => word.test(each))
  const digits = named?.replace(word, '$1') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null
  return routeOfPath(path)?.isOfProject && id !== null && id <= highest ? id : null
}

/** The draft that a path names: a project that was never saved, on the device it was begun on. */
export function draftAt(path: string): string | null {
  const named = wordsOf(path).find((each) => draftWord.test(each))
  return routeOfPath(path)?.isOfProject && named ? named.replace(draftWord, '$1') : null
}

/** The project whose page a path is. */
export function projectPageAt(path: string): number | null {
  const [, digits] = /^\/projects\/([1-9]\d{0,9})$/.exec(path.split(/[?#]/)[0] ?? '') ?? []
  const id = Number(digits)
  return id >= 1 && id <= highest ? id : null
}

type Addressed = { readonly id: number | null; readonly draft?: { readonly key: string } }

/** A path as it reads with this project open: with its name where a screen shows it, with none elsewhere. */
export function addressOf(path: string, open: Addressed | null): string {
  const others = wordsOf(path).filter((each) => !word.test(each) && !draftWord.test(each))
  const words = routeOfPath(path)?.isOfProject && open ? [...others, ...nameOf(open)] : others
  const [plain = ''] = path.split(/[?#]/)
  return words.length === 0 ? plain : `${plain}?${words.join('&')}`
}

function nameOf({ id, draft }: Addressed): readonly string[] {
  if (id !== null) return [`project=${id}`]
  return draft ? [`draft=${draft.key}`] : []
}

function wordsOf(path: string): readonly string[] {
  const [, query = ''] = path.split('#')[0]?.split('?') ?? []
  return query.split('&').filter((each) => each !== '')
}
