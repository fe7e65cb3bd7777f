import { type Article, type Choices, isFinalModel, type Pack } from '@arredo/catalogue'
import { done, type ProjectDocument, type Refusal, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { findFolded } from '../host/fold.ts'
import { fromWireProject } from './from-wire-project.ts'
import { readChoices, writeChoices } from './wire-choices.ts'
import { writeDate } from './wire-date.ts'
import { Chosen, WireProject, WireRow } from './wire-project.ts'
import { withCurrentWalls } from './with-current-walls.ts'

/**
 * A CDF project is the legacy project of somebody who knows no more than what stands where: its rows, and of
 * a row the article, are all it must have. Choices may be written as COD=VAL;COD=VAL.
 */
const Pairs = z._default(z.union([Chosen, z.string()]), {})
const { shape: row } = WireRow
const { shape: project } = WireProject
const orEmpty = z._default(z.string(), '')

const CdfRow = z.object({
  uniqueid: orEmpty,
  catalog: orEmpty,
  model: orEmpty,
  cmodel: orEmpty,
  cod: z.string(),
  reg: Pairs,
  side: row.side,
  qty: row.qty,
  pos: z._default(
    z.nullable(
      z.object({
        x: z._default(z.number(), 0),
        y: z._default(z.number(), 0),
        z: z._default(z.number(), 0),
        rot: z._default(z.number(), 0),
        wallid: z._default(z.nullable(z.string()), null),
      }),
    ),
    null,
  ),
})
type CdfRow = z.output<typeof CdfRow>

const CdfProject = z.object({
  des: orEmpty,
  /** Of every row that names none. */
  catalog: orEmpty,
  model: orEmpty,
  header: Pairs,
  envWall: project.envWall,
  customerFields: project.customerFields,
  customercod: project.customercod,
  orderaddress: project.orderaddress,
  customer: project.customer,
  rows: z.array(CdfRow).check(z.maxLength(2000)),
})
type CdfProject = z.output<typeof CdfProject>

export type CdfTerms = {
  readonly packs: readonly Pack[]
  readonly newId: () => string
  /** Calendar date of the prices. */
  readonly date: string
  readonly priceList: string | null
  /** Variants of the whole project where the project itself says nothing. */
  readonly extra: unknown
}

export type ConvertedCdf =
  | {
      readonly ok: true
      /** Null is an empty project (D-27). */
      readonly value: ProjectDocument | null
      /** How many walls were made out of its WALL rows (D-37). */
      readonly rebuiltWalls: number
    }
  | Refusal

/** H-72: ours, or the words why it cannot be. */
export function convertCdf(value: unknown, terms: CdfTerms): ConvertedCdf {
  const whole = unwrapped(value)
  const current = withCurrentWalls(whole)
  if (!current.ok) return current
  const { project: given, rebuiltWalls } = current.value
  const cdf = CdfProject.safeParse(given)
  if (!cdf.success && !isEmpty(whole)) return refuse('The CDF project is not valid')
  if (!cdf.success || cdf.data.rows.length === 0) return { ok: true, value: null, rebuiltWalls: 0 }

  const rows: WireRow[] = []
  for (const each of cdf.data.rows) {
    const converted = convertRow(each, cdf.data, terms)
    if (!converted.ok) return converted
    rows.push(converted.value)
  }
  const { des, envWall, customerFields, customercod, orderaddress, customer } = cdf.data
  const read = fromWireProject({
    ...{ id: null, des: des || 'CDF', status: 'unsaved', envWall, rows },
    ...{ customerFields, customercod, orderaddress, customer },
    header: headerOf(cdf.data, terms),
    listid: terms.priceList,
    priceDate: writeDate(terms.date),
  })
  return read.ok ? { ...read, rebuiltWalls } : read
}

/** Some send it as text, some inside an envelope, some both. */
function unwrapped(value: unknown): unknown {
  const whole = parsed(value)
  const envelope = Envelope.safeParse(whole)
  return envelope.success ? parsed(envelope.data.project) : whole
}

const Envelope = z.object({ project: z.union([z.string(), z.looseObject({})]) })

function parsed(value: unknown): unknown {
  return typeof value === 'string' ? parse(value) : value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && (value === null || Object.keys(value).length === 0)
}

function convertRow(cdf: CdfRow, whole: CdfProject, { packs, newId }: CdfTerms): Result<WireRow> {
  const wanted = cdf.catalog || whole.catalog
  const candidates = wanted ? [findFolded(packs, wanted, ({ code }) => code)] : packs
  const found = candidates.flatMap((pack) => {
    const article = pack && findFolded(pack.articles, cdf.cod, ({ code }) => code)
    return pack && article ? [{ pack, article }] : []
  })
  const [only] = found
  if (!only) return refuse(`${cdf.cod} is an unknown article`)

  const { pack, article } = only
  const model = modelOf(pack, article, cdf.cmodel || cdf.model || whole.model)
  if (model === null) return refuse(`${cdf.cmodel || cdf.model || whole.model} is an unknown model`)
  const read = readChoices(pack, textOfPairs(cdf.reg))
  if (read.unknown[0] !== undefined) return refuse(`${cdf.cod}: ${read.unknown[0]} is no choice of it`)
  const { side, qty } = cdf
  return done(
    WireRow.parse({
      ...{ uniqueid: cdf.uniqueid || newId(), catalog: pack.code, model, cmodel: model, cod: article.code },
      ...{ reg: read.choices, side: article.sides.includes(side) ? side : (article.sides[0] ?? 'L'), qty },
      pos: seated(cdf, whole),
    }),
  )
}

/** The named one, or a final one based on it, in which the article is made. */
function modelOf(pack: Pack, { models }: Article, wanted: string): string | null {
  if (wanted === '') return models[0] ?? null
  const named = findFolded(pack.models, wanted, ({ code }) => code)
  if (!named) return null
  return (
    models.find((code) => code === named.code) ??
    models.find((code) => isBasedOn(pack, code, named.code)) ??
    null
  )
}

function isBasedOn(pack: Pack, code: string, base: string): boolean {
  if (!isFinalModel(pack, code)) return false
  const seen = new Set<string>()
  for (let next: string | undefined = code; next !== undefined && !seen.has(next); ) {
    if (next === base) return true
    seen.add(next)
    const at: string = next
    next = pack.models.find((model) => model.code === at)?.base
  }
  return false
}

/** A wall that did not come along holds nothing. */
function seated({ pos }: CdfRow, { envWall }: CdfProject): CdfRow['pos'] {
  if (!pos) return null
  const stands = envWall.wallsVector.some(({ id }) => id === pos.wallid)
  return { ...pos, wallid: stands ? pos.wallid : null }
}

function headerOf({ header }: CdfProject, { packs, extra }: CdfTerms): Choices {
  const given = Chosen.safeParse(extra)
  const read = (pairs: string) => packs.map((pack) => readChoices(pack, pairs).choices)
  const sets = [...(given.success ? read(writeChoices(given.data)) : []), ...read(textOfPairs(header))]
  return Object.assign({}, ...sets) as Choices
}

function textOfPairs(pairs: Choices | string): string {
  return typeof pairs === 'string' ? pairs : writeChoices(pairs)
}
