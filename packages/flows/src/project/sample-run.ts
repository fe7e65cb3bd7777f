import type { Article, Catalogue } from '@arredo/catalogue'
import { type Part, placementOnWall, shellOf } from '@arredo/geometry'
import type { ArticleRow, Evaluation, ProjectDocument } from '@arredo/project'
import type { Look } from './look.ts'
import type { ProjectKit } from './project-kit.ts'

/** Between things that join no run. */
const apart = 250
/** A wall this much longer than what stands before it closes no gap by a filler. */
const beside = 400

export type SampleKit = Pick<ProjectKit, 'newDocument' | 'setRoom' | 'createFollow' | 'evaluateProject'>

type Unit = { readonly article: Article; readonly left: number }

/**
 * A wall with a few units of a catalogue, completed by what follows them: what a look is shown on. The parts stand
 * in the frame of the wall: x from its left, y out of it, z up.
 */
export function sampleRun(kit: SampleKit, catalogue: Catalogue, look: Look): readonly Part[] {
  const units = sampleUnits(catalogue, look)
  const empty = emptyRoom(kit, catalogue, look, units)
  const face = empty && shellOf(empty).seats.find(({ wall }) => wall === 'wall-n')
  if (!face) return []

  const rows = units.map(
    ({ article, left }, index): ArticleRow => ({
      ...{ id: `r${String(index).padStart(2, '0')}`, alternative: 'look', order: index, kind: 'article' },
      ...{
        catalogue: catalogue.pack.code,
        model: look.model,
        article: article.code,
        choices: {},
        quantity: 1,
      },
      flags: { drawn: true, offered: true, ordered: true },
      side: article.sides[index % article.sides.length] ?? 'L',
      placement: placementOnWall(face, beside + left, article.mountHeight),
    }),
  )
  const placed = { ...empty, rows: Object.fromEntries(rows.map((row) => [row.id, row])) }

  const catalogues = new Map([[catalogue.pack.code, catalogue]])
  const evaluate = (document: ProjectDocument) =>
    kit.evaluateProject(document, { catalogues, discounts: new Map(), faces: [] })
  const standing = { document: placed, evaluation: evaluate(placed) }
  const finished = kit.createFollow(() => catalogues)(standing, standing)
  return partsOnWall(finished, evaluate(finished))
}

function emptyRoom(
  { newDocument, setRoom }: SampleKit,
  { pack }: Catalogue,
  { choices }: Look,
  units: readonly Unit[],
): ProjectDocument | null {
  const packs = { [pack.code]: '' }
  const start = newDocument({ name: '', alternative: 'look', priceDate: '2000-01-01', packs })
  const look = start.alternatives[start.header.activeAlternative]
  if (!look) return null

  const names = (kind: string) => ['n', 'e', 's', 'w'].map((side) => `${kind}-${side}`)
  const ids = { walls: names('wall'), corners: names('corner'), room: 'room' }
  const reach = Math.max(0, ...units.map(({ left }) => left)) + 2000
  const document = { ...start, alternatives: { look: { ...look, choices } } }
  const built = setRoom.run(document, { type: 'rt1', lengths: [reach, 4000], height: 2700, ids }, 'look')
  return built.ok ? built.value : null
}

/** A tall unit, base units beside it and wall units over these; where nothing joins runs, one of each kind. */
function sampleUnits(catalogue: Catalogue, { model, choices }: Look): readonly Unit[] {
  const { pack } = catalogue
  const sold = pack.articles.filter(({ models, attach }) => models.includes(model) && attach !== 'corner')
  const widthOf = ({ code, sides }: Article) =>
    catalogue.evaluateNow({ article: code, model, side: sides[0] ?? 'L', choices: {}, header: choices })?.size
      .width ?? 0
  const inLine = (articles: readonly Article[], from: number, gap = 0): readonly Unit[] => {
    let left = from
    return articles.map((article) => {
      const unit = { article, left }
      left += widthOf(article) + gap
      return unit
    })
  }

  const ofLevel = (level: 'tall' | 'base' | 'wall') =>
    firstOfEachGroup(sold.filter(({ run, needs }) => run === level && !needs?.length))
  const [tall] = ofLevel('tall')
  const [base, otherBase = base] = ofLevel('base')
  const [wall] = ofLevel('wall')
  if (!base || !otherBase) {
    const onFloor = sold.filter(({ attach }) => attach === 'floor')
    return inLine(firstOfEachGroup(onFloor).slice(0, 4), 0, apart)
  }

  const start = tall ? widthOf(tall) : 0
  const below = [base, otherBase, otherBase, base]
  const reach = below.reduce((sum, article) => sum + widthOf(article), 0)
  const above = wall ? Array.from({ length: Math.floor(reach / Math.max(widthOf(wall), 1)) }, () => wall) : []
  return [...(tall ? inLine([tall], 0) : []), ...inLine(below, start), ...inLine(above.slice(0, 8), start)]
}

function firstOfEachGroup(articles: readonly Article[]): readonly Article[] {
  const groups = new Map<string, Article>()
  for (const article of articles) {
    if (!groups.has(article.classification)) groups.set(article.classification, article)
  }
  return [...groups.values()]
}

function partsOnWall({ rows }: ProjectDocument, { articles }: Evaluation): readonly Part[] {
  return Object.values(rows).flatMap((row) => {
    const placement = row.kind === 'article' && row.flags.drawn ? row.placement : null
    if (placement?.seat.on !== 'wall') return []
    const [along, across, up] = placement.at
    return (articles[row.id]?.parts ?? []).map((part): Part => {
      const [x, y, z] = part.at
      return { ...part, at: [along + x, across + y, up + z] }
    })
  })
}
