import type { ArticleEvaluation, Choices, Pack, Variant } from '@arredo/catalogue'
import { usualColumns } from '@arredo/contract'
import {
  type ArticleRow,
  createDesk,
  type Evaluation,
  newDocument,
  type ProjectDocument,
  type Row,
  setRoom,
} from '@arredo/project'
import { findLanguage } from '@arredo/words'
import type { ReportInput, Words } from '../report-input.ts'

/** For tests: an offer of `count` articles at 100.00 net plus 22 % VAT, every third of them twice. */
export function sampleOffer(count: number, changes: Partial<ReportInput> = {}): ReportInput {
  const rows = Array.from({ length: count }, (_, index) => articleRow(index + 1))
  const language = findLanguage('en')
  if (!language) throw new Error('English is missing')
  const evaluation = evaluationOf(rows)
  return {
    document: documentOf(rows),
    evaluation,
    built: () => evaluation,
    evaluated: () => evaluation,
    catalogues: new Map([[pack.code, { pack }]]),
    answers: {},
    revision: 3,
    letterhead: {
      name: 'Atlas Interiors',
      lines: ['Via dei Mobili 12', '33080 Prata di Pordenone', '+39 0434 000000', 'atlas.example'],
      legalLine: '© Atlas Interiors · VAT IT00000000000',
      logo: { letter: 'At', svg: null, picture: null },
      ground: '#1a6cff',
      ink: '#ffffff',
    },
    number: '2026-0017',
    date: '2026-11-15',
    validUntil: '2026-12-15',
    paper: { name: 'A4', isLandscape: false },
    language,
    lengthUnit: 'MM',
    lengthDecimals: 0,
    terms: [
      'Delivery six to eight weeks after the order. Half of the sum is due with the order, the rest before delivery.',
      'Assembly is included within 50 km of our shop.',
    ],
    introduction: null,
    closing: '',
    columns: usualColumns,
    contact: 'Lucia Ferri',
    cover: null,
    picture: null,
    views: [],
    text: english,
    ...changes,
  }
}

/** For tests: the same in a room of five by four metres, on the floor plan of which it can be measured. */
export function inRoom(document: ProjectDocument): ProjectDocument {
  const desk = createDesk({ document, evaluate: () => evaluationOf([]) })
  const ids = { corners: ['1', '2', '3', '4'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  return desk.current().document
}

export const english: Words = (sentence, values = {}) =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

export function documentOf(rows: readonly Row[]): ProjectDocument {
  const document = newDocument({
    name: 'Kitchen by the garden',
    alternative: 'a1',
    alternativeName: 'First',
    priceDate: '2026-11-15',
    priceList: 'EUR2026',
    customer: {
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Rossi',
      street: 'Corso Italia 5',
      postalCode: '20122',
      city: 'Milano',
      country: 'IT',
      mobile: '',
    },
    choices: { FRONT: 'SAGE', CARCASS: 'WHITE' },
  })
  return {
    ...document,
    header: { ...document.header, status: 'offer' },
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
  }
}

export function articleRow(order: number): ArticleRow {
  return {
    id: `r${order}`,
    kind: 'article',
    alternative: 'a1',
    order,
    flags: { drawn: true, offered: true, ordered: true },
    catalogue: 'KITCHEN',
    model: 'LINEO',
    article: `B-DOOR-${String(order).padStart(2, '0')}`,
    side: order % 2 === 0 ? 'R' : 'L',
    // Every second has a front of its own; every third names what the header says anyway.
    choices: { W: order % 2 === 0 ? 600 : 450, ...frontOf(order) },
    quantity: order % 3 === 0 ? 2 : 1,
    placement: null,
  }
}

function frontOf(order: number): Choices {
  if (order % 2 === 0) return { FRONT: 'OAK' }
  return order % 3 === 0 ? { FRONT: 'SAGE' } : {}
}

const unit = { net: 10_000, gross: 12_200 }

function evaluationOf(rows: readonly ArticleRow[]): Evaluation {
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const vat = (unit.gross - unit.net) * pieces
  const price = ({ id, quantity }: ArticleRow) =>
    [id, { unit: unit.gross, quantity, total: unit.gross * quantity, lines: [] }] as const
  return {
    alternative: 'a1',
    articles: Object.fromEntries(rows.map((row) => [row.id, articleEvaluation(row)])),
    findings: [],
    prices: {
      customer: {
        face: 'customer',
        currency: 'EUR',
        priceList: 'EUR2026',
        date: '2026-11-15',
        withVat: true,
        rows: Object.fromEntries(rows.map(price)),
        unpriced: [],
        lines: [
          { step: 'base', code: 'articles', label: { en: 'Articles' }, amount: unit.net * pieces },
          { step: 'vat', code: 'vat', label: { en: 'VAT' }, amount: vat, rate: '0.22' },
        ],
        total: unit.gross * pieces,
      },
    },
  }
}

function articleEvaluation({ article, choices, order }: ArticleRow): ArticleEvaluation {
  return {
    article,
    name: { en: `Base unit ${order}, door`, it: `Base ${order} con anta` },
    configuration: { FRONT: 'SAGE', CARCASS: 'WHITE', HANDLE: 'BAR', ...choices },
    variants: [
      { code: 'W', value: choices.W ?? 600, source: 'choice' },
      {
        code: 'FRONT',
        value: choices.FRONT ?? 'SAGE',
        source: choices.FRONT === undefined ? 'header' : 'choice',
      },
      { code: 'CARCASS', value: 'WHITE', source: 'header' },
      { code: 'HANDLE', value: 'BAR', source: 'default' },
    ],
    size: { width: Number(choices.W), depth: 581, height: 820 },
    parts: [],
    conflicts: [],
  }
}

const variants: readonly Variant[] = [
  options('FRONT', { en: 'Front', it: 'Frontale' }, ['Sage', 'Oak']),
  options('CARCASS', { en: 'Carcass', it: 'Struttura' }, ['White']),
  options('HANDLE', { en: 'Handle' }, ['Bar']),
  {
    code: 'W',
    name: { en: 'Width' },
    order: 3,
    scope: 'article',
    mandatory: true,
    domain: { kind: 'integer', min: 300, max: 900, step: 50, unit: 'mm' },
  },
]

function options(code: string, name: Variant['name'], names: readonly string[]): Variant {
  const values = names.map((option) => ({ code: option.toUpperCase(), name: { en: option } }))
  return {
    code,
    name,
    order: 1,
    scope: 'project',
    mandatory: true,
    domain: { kind: 'options', options: values },
  }
}

const pack: Pack = {
  format: 'arredo-pack/1',
  code: 'KITCHEN',
  name: { en: 'Kitchen' },
  version: '1',
  materials: {},
  designClasses: {},
  classification: [],
  variants: Object.fromEntries(variants.map((variant) => [variant.code, variant])),
  rules: [],
  models: [],
  recipes: { door: { size: { width: 'W', depth: 'D + 21', height: 'H + 100' }, let: {}, parts: [] } },
  articles: Array.from({ length: 60 }, (_, index) => ({
    code: `B-DOOR-${String(index + 1).padStart(2, '0')}`,
    name: { en: 'Base unit, door' },
    classification: 'BASE',
    models: ['LINEO'],
    variants: ['FRONT', 'CARCASS', 'W'],
    sides: ['L', 'R'],
    recipe: 'door',
    attach: 'floor',
    mountHeight: 0,
  })),
  priceLists: [],
}
