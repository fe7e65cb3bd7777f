import {
  type ArticleEvaluation,
  type Catalogue,
  type Choices,
  type CompiledFollower,
  type Followed,
  type FollowerKind,
  followedLevels,
  type Side,
} from '@arredo/catalogue'
import { fromWall, onFloor, type Placement, type Shell, type Size, toWall } from '@arredo/geometry'
import type { Evaluation, ProjectDocument, RowId, StandingRow, Worked } from '@arredo/project'
import type { RunItem, RunLine } from '../runs/run.ts'
import { freeBehind } from './free-behind.ts'

/** What pieces are worked out from. */
export type Room = {
  readonly document: ProjectDocument
  readonly evaluation: Evaluation
  readonly header: Choices
  readonly shell: Shell
}

/** A follower as its rule wants it, before it is compared with what is there. */
export type Piece = {
  readonly kind: FollowerKind
  readonly catalogue: string
  readonly model: string
  readonly article: string
  readonly side: Side
  readonly choices: Choices
  readonly placement: Placement
  /** What it goes along, from left to right. */
  readonly of: readonly RowId[]
  readonly worked?: Worked
  readonly size: Size
  /** Not where its article does not come in such lengths: then it is left out, and a check says so. */
  readonly isMade: boolean
}

/** A rule with the pack it stands in. */
export type OpenRule = CompiledFollower & { readonly catalogue: Catalogue }

/** A stretch of a line that one rule is about. */
export type Course = {
  readonly line: RunLine
  readonly items: readonly RunItem[]
  readonly start: number
  readonly end: number
  /** How much wall there is above it, where that matters. */
  readonly free?: number
}

/** Higher than any room: nothing is above it. */
export const allFree = 10_000

/** Units side by side that the rule is about: of its catalogue, its models and its levels. */
export function coursesOf(line: RunLine, { rule, catalogue }: OpenRule): readonly Course[] {
  const levels = rule.levels ?? followedLevels[rule.kind]
  if (rule.at !== undefined && (rule.at === 'wall') !== (line.face !== null)) return []
  const courses: Course[] = []
  let items: RunItem[] = []
  const end = () => {
    const [first, last] = [items[0], items.at(-1)]
    if (first && last) courses.push({ line, items, start: first.start, end: last.end })
    items = []
  }
  for (const item of line.items) {
    const { row } = item.standing
    const isMeant =
      row.kind === 'article' &&
      row.catalogue === catalogue.pack.code &&
      (rule.models?.includes(row.model) ?? true) &&
      levels.includes(item.level)
    if (isMeant) items.push(item)
    else end()
  }
  end()
  return courses
}

/** A course in parts of which its rule says the same, unit by unit; without those it does not apply to. */
export function alikeParts(
  room: Room,
  open: OpenRule,
  course: Course,
  said: (followed: Followed) => unknown,
): readonly Course[] {
  const parts: { readonly sign: string | null; readonly items: RunItem[] }[] = []
  const known = signsOf(open)
  for (const item of course.items) {
    const followed = unitFollowed(room, course.line, item)
    const sign = followed && (known.get(followed) ?? signOf(open, followed, said))
    if (followed && sign !== null) known.set(followed, sign)
    const last = parts.at(-1)
    if (last && last.sign === sign) last.items.push(item)
    else parts.push({ sign, items: [item] })
  }
  return parts
    .filter(({ sign }) => sign !== null && sign !== notMeant)
    .map(({ items }) => ({
      ...course,
      items,
      start: items[0]?.start ?? course.start,
      end: items.at(-1)?.end ?? course.end,
    }))
}

/** What a rule says of a unit, as one word; asked for again and again while something else is dragged. */
const signs = new WeakMap<OpenRule, WeakMap<Followed, string>>()

function signsOf(open: OpenRule): WeakMap<Followed, string> {
  const known = signs.get(open) ?? new WeakMap<Followed, string>()
  signs.set(open, known)
  return known
}

function signOf(open: OpenRule, followed: Followed, said: (followed: Followed) => unknown): string {
  return open.applies(followed) ? JSON.stringify(said(followed)) : notMeant
}

const notMeant = 'not meant'

/** Of all units alike, where only the rest is compared. */
export const sameLength = 1000

type KnownUnit = {
  readonly article: ArticleEvaluation | undefined
  readonly header: Choices
  readonly followed: Followed | null
}

const units = new WeakMap<StandingRow, KnownUnit>()

/** A single unit as its rules read it. */
function unitFollowed(room: Room, line: RunLine, item: RunItem): Followed | null {
  const { standing } = item
  const { header } = room
  const article = room.evaluation.articles[standing.id]
  const last = units.get(standing)
  if (
    last?.article === article &&
    last?.header === header &&
    last.followed?.behind === freeBehind(room, line)
  )
    return last.followed
  const followed = followedBy(room, { line, items: [item] }, sameLength)
  units.set(standing, { article, header, followed })
  return followed
}

type KnownConfiguration = { readonly header: Choices; readonly configuration: Choices }

const configurations = new WeakMap<ArticleEvaluation, KnownConfiguration>()

function configurationOf(article: ArticleEvaluation | undefined, header: Choices): Choices {
  if (!article) return header
  const last = configurations.get(article)
  if (last?.header === header) return last.configuration
  const configuration = { ...header, ...article.configuration }
  configurations.set(article, { header, configuration })
  return configuration
}

/** How deep and how high the units of a course are, and the one that speaks for them. */
export function followedBy(
  room: Room,
  { line, items, free = allFree }: Pick<Course, 'line' | 'items' | 'free'>,
  length: number,
): Followed | null {
  const { evaluation, header } = room
  const armOf = ({ standing }: RunItem) => evaluation.articles[standing.id]?.arm
  const speaksBefore = (one: RunItem, two: RunItem) => {
    const isCorner = armOf(one) !== undefined
    return isCorner === (armOf(two) !== undefined) ? one.standing.id < two.standing.id : !isCorner
  }
  const leading = items.reduce<RunItem | null>(
    (first, item) => (first && !speaksBefore(item, first) ? first : item),
    null,
  )
  const row = leading?.standing.row
  if (row?.kind !== 'article') return null
  return {
    ...{ length, free, behind: freeBehind(room, line) },
    depth: Math.max(...items.map((item) => armOf(item) ?? item.standing.size.depth)),
    height: Math.max(...items.map(({ standing }) => standing.place.at[2] + standing.size.height)),
    bottom: Math.min(...items.map(({ standing }) => standing.place.at[2])),
    ...{ article: row.article, model: row.model },
    configuration: configurationOf(evaluation.articles[row.id], header),
  }
}

/** From here to there along a line; null where the rule does not apply or its article is not made. */
export function pieceAlong(
  room: Room,
  open: OpenRule,
  course: Course,
  from: number,
  to: number,
  wantedSide: Side = 'L',
): (Piece & { readonly followed: Followed }) | null {
  const followed = followedBy(room, course, to - from)
  if (!followed || to - from < 1 || !open.applies(followed)) return null
  const { rule, catalogue } = open
  const article = catalogue.pack.articles.find(({ code }) => code === rule.article)
  const model = article?.models.includes(followed.model) ? followed.model : article?.models[0]
  if (!article || model === undefined) return null
  const choices = open.choices(followed)
  const side = article.sides.includes(wantedSide) ? wantedSide : (article.sides[0] ?? 'L')
  const evaluated = catalogue.evaluateNow({
    article: article.code,
    model,
    side,
    choices,
    header: room.header,
  })
  if (!evaluated) return null
  const [out, up] = [open.out(followed), open.up(followed)]
  return {
    ...{ kind: rule.kind, catalogue: catalogue.pack.code, model, article: article.code, side, choices },
    followed,
    placement: placed(room, course.line, from, out, up),
    of: course.items.map(({ standing }) => standing.id),
    size: evaluated.size,
    isMade: isMadeSo(choices, evaluated.configuration),
  }
}

function isMadeSo(choices: Choices, configuration: Choices): boolean {
  return Object.entries(choices).every(
    ([code, value]) => typeof value !== 'number' || (configuration[code] ?? value) === value,
  )
}

/** On the face that the line lies on, else free on the floor. */
export function placed(
  { shell }: Room,
  { face, frame }: RunLine,
  along: number,
  out: number,
  up: number,
): Placement {
  const wall = face && shell.face(face.wall, face.side)
  const point = fromWall(frame, { along, across: out })
  if (!wall || !face)
    return { at: [whole(point[0]), whole(point[1]), up], rotation: frame.turn, seat: onFloor }
  const at = toWall(wall.frame, point)
  return {
    at: [whole(at.along), whole(at.across), up],
    rotation: 0,
    seat: { on: 'wall', wall: face.wall, side: face.side },
  }
}

/** Crumbs of reckoning would make every document differ from itself. */
export function whole(length: number): number {
  const rounded = Math.round(length * 1000) / 1000
  return rounded === 0 ? 0 : rounded
}
