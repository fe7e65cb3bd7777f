import { type Catalogue, openPack } from '@arredo/catalogue'
import { footprint, type Point } from '@arredo/geometry'
import { type ArticleRow, type ProjectDocument, type StandingRow, standingRows } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { built, evaluatedWith, kitchens, mirrored, roomWidth } from '../testing/random-kitchens.ts'

const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])
type Follower = StandingRow & { readonly row: ArticleRow & Required<Pick<ArticleRow, 'auto'>> }

describe('followers', () => {
  it('Law 4: mirroring a room and its kitchen gives the mirrored followers', () => {
    fc.assert(
      fc.property(kitchens, (kitchen) => {
        const here = followersOf(built(kitchen, catalogues)).map((item) => signOf(item, false))
        const there = followersOf(built(mirrored(kitchen), catalogues)).map((item) => signOf(item, true))
        expect(there.toSorted()).toEqual(here.toSorted())
      }),
      { numRuns: 120 },
    )
  })
})

function followersOf(document: ProjectDocument): readonly Follower[] {
  return standingRows(document, evaluatedWith(document, catalogues)).filter(
    (item): item is Follower => item.row.kind === 'article' && item.row.auto !== undefined,
  )
}

/** What it is and where, or where its mirror image is. */
function signOf(item: Follower, isMirrored: boolean): string {
  const { row, place, size } = item
  const flipped = ([x, y]: Point) => `${Math.round(isMirrored ? roomWidth - x : x)} ${Math.round(y)}`
  const side = row.article.startsWith('FILLER') && isMirrored ? (row.side === 'L' ? 'R' : 'L') : row.side
  const ends = row.worked?.ends.map(({ kind }) => kind) ?? []
  const cuts = (row.worked?.cuts ?? []).map(({ row: of, at, size: hole }) => {
    const x = isMirrored ? size.width - at[0] - hole[0] : at[0]
    return [of, Math.round(x), at[1], ...hole]
  })
  const choices = Object.entries(row.choices).toSorted()
  const of = row.auto.of.toSorted()
  const corners = footprint(item).map(flipped).toSorted()
  return JSON.stringify([
    ...[row.article, side, choices, of, corners, place.at[2]],
    ...[isMirrored ? ends.toReversed() : ends, cuts.toSorted()],
  ])
}
