import { mapNames } from '../changed-records.ts'
import type { ProjectDocument, Row, TradeEntry } from '../document.ts'
import { withoutLooseNotes } from '../notes/without-loose-notes.ts'
import { done, type Result, refuse } from '../result.ts'
import { rowsProblem } from '../rows-problem.ts'
import { withKeptSpecials } from '../specials.ts'
import { tradeOfProject } from '../trade-sheet.ts'
import { compareDesigns, comparedMaps, rowAndTrade } from './compare-designs.ts'
import type { DesignDifference, SidePick } from './design-difference.ts'
import { mended } from './mended.ts'
import { rowOfBoth } from './row-aspects.ts'
import { changedIds } from './walls-of-both.ts'

export type Picks = Readonly<Record<DesignDifference['key'], SidePick>>

export type MergedDesign = {
  readonly document: ProjectDocument
  /** Keys of what could not be taken as it was, because what it stands on or in is not there. */
  readonly left: readonly string[]
}

const maps = Object.fromEntries(Object.entries(comparedMaps).map(([map, of]) => [of, map])) as Partial<
  Record<DesignDifference['of'], keyof typeof comparedMaps>
>

type Draft = {
  -readonly [Name in keyof ProjectDocument]: ProjectDocument[Name] extends object
    ? Record<string, unknown>
    : number
}

/**
 * One design of two, thing by thing as a person picked; what only one side changed is taken without a word. It can
 * be read, nothing in it hangs in the air; what follows by rule is made anew by the desk that takes it.
 */
export function mergedDesign(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
  picks: Picks,
): Result<MergedDesign> {
  const differences = compareDesigns(base, mine, theirs)
  const merged = copyOf(theirs)
  for (const each of differences) {
    const pick = picks[each.key] ?? each.pick
    if (pick === null) return refuse('It is not decided yet which of both to take')
    if (pick === 'theirs') continue
    if (each.of === 'row') takeRow(merged, base, mine, theirs, each.id, pick)
    else if (each.of === 'walls') takeWalls(merged, base, mine, pick)
    else if (each.of === 'header')
      merged.header[each.id] = mine.header[each.id as keyof ProjectDocument['header']]
    else put(merged[maps[each.of] ?? 'views'], each.id, mine[maps[each.of] ?? 'views'][each.id])
  }
  for (const code of changedIds(base.packs, mine.packs)) {
    if (base.packs[code] === theirs.packs[code]) put(merged.packs, code, mine.packs[code])
  }
  const ofProject = theirs.trade[tradeOfProject] ?? {}
  const own = mine.trade[tradeOfProject] ?? {}
  if (JSON.stringify(ofProject) === JSON.stringify(base.trade[tradeOfProject] ?? {}))
    put(merged.trade, tradeOfProject, Object.keys(own).length > 0 ? own : undefined)

  const { document, left } = mended(merged as unknown as ProjectDocument, { base, mine, theirs })
  const problem = rowsProblem(document)
  if (problem) return refuse(problem)
  const whole = withKeptSpecials(withoutLooseNotes(document))
  return done({ document: withoutStrayTrade(whole), left })
}

function copyOf(document: ProjectDocument): Draft {
  const copied = { ...document, header: { ...document.header } } as unknown as Draft
  for (const name of mapNames) copied[name] = { ...document[name] }
  return copied
}

function put(map: Record<string, unknown>, id: string, record: unknown): void {
  if (record === undefined) delete map[id]
  else map[id] = record
}

function takeRow(
  merged: Draft,
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
  id: string,
  pick: SidePick,
): void {
  const [was, own, other] = [rowAndTrade(base, id), rowAndTrade(mine, id), rowAndTrade(theirs, id)]
  const both = pick === 'both' && was && own && other ? rowOfBoth(was, own, other) : null
  const taken: { readonly row?: Row; readonly trade?: TradeEntry | undefined } = both ?? own ?? {}
  put(merged.rows, id, taken.row)
  put(merged.trade, id, taken.trade)
}

/** Both: mine beside theirs, which is on other corners. */
function takeWalls(merged: Draft, base: ProjectDocument, mine: ProjectDocument, pick: SidePick): void {
  for (const name of ['corners', 'walls'] as const) {
    if (pick === 'mine') merged[name] = { ...mine[name] }
    else for (const id of changedIds(base[name], mine[name])) put(merged[name], id, mine[name][id])
  }
}

function withoutStrayTrade(document: ProjectDocument): ProjectDocument {
  const kept = Object.entries(document.trade).filter(
    ([id]) => id === tradeOfProject || Object.hasOwn(document.rows, id),
  )
  return kept.length === Object.keys(document.trade).length
    ? document
    : { ...document, trade: Object.fromEntries(kept) }
}
