import { amount, date, number, plain, rate, text, yesNo } from './codec.ts'
import { choice, choiceLists, choices, formulas, limits, list, settings } from './list-codec.ts'
import { column, type TableLayout } from './table.ts'
import type { Owner } from './texts.ts'

/** A section that is one table: a list of records, or records by their code. */
export type TableSection = {
  readonly section: string
  readonly sheet: string
  readonly isKeyed: boolean
  readonly owner: Pick<Owner, 'kind' | 'field'>
  readonly layout: TableLayout
}

const code = column('code', text)

export const tableSections: readonly TableSection[] = [
  {
    section: 'articles',
    sheet: 'Articles',
    isKeyed: false,
    owner: { kind: 'Article', field: 'name' },
    layout: {
      columns: [
        code,
        column('classification', text),
        column('models', list),
        column('variants', list),
        column('sides', list),
        column('recipe', text),
        column('recipe.use', text, 'Library recipe'),
        column('recipe.with', settings, 'Recipe values'),
        column('attach', text),
        column('mountHeight', number),
        column('run', text),
        column('roles', list),
        column('orderCode', text),
        column('tags', list),
        column('forced', choices),
        column('defaults', choices),
        column('limits', limits),
        column('only', choiceLists),
        column('special', list),
        column('replacedBy', text),
      ],
      spread: ['recipe'],
      viewAfter: 1,
    },
  },
  {
    section: 'finishes',
    sheet: 'Finishes',
    isKeyed: false,
    owner: { kind: 'Finish', field: 'name' },
    layout: {
      columns: [
        code,
        column('material', text),
        column('surfaces', list),
        column('waste', rate),
        column('inBoxesOf', plain),
        column('behindUnits', yesNo),
      ],
      spread: [],
      viewAfter: 1,
    },
  },
  {
    section: 'followers',
    sheet: 'Followers',
    isKeyed: false,
    owner: { kind: 'Follower', field: 'name' },
    layout: {
      columns: [
        code,
        column('kind', text),
        column('article', text),
        column('models', list),
        column('levels', list),
        column('at', text),
        column('when', plain),
        column('choices', formulas),
        column('out', plain),
        column('up', plain),
        column('beyond', number),
        column('longest', plain),
        column('widest', number),
        column('narrowest', number),
      ],
      spread: [],
    },
  },
  {
    section: 'synonyms',
    sheet: 'Synonyms',
    isKeyed: false,
    owner: { kind: 'Synonym', field: 'name' },
    layout: { columns: [column('language', text), column('words', list)], spread: [] },
  },
  {
    section: 'promotions',
    sheet: 'Promotions',
    isKeyed: false,
    owner: { kind: 'Promotion', field: 'name' },
    layout: {
      columns: [
        code,
        column('from', date),
        column('to', date),
        column('rate', rate),
        column('priceLists', list),
        column('when', text),
        column('priority', number),
        column('stacks', yesNo),
      ],
      spread: [],
      viewAfter: 1,
    },
  },
  {
    section: 'models',
    sheet: 'Models',
    isKeyed: false,
    owner: { kind: 'Model', field: 'name' },
    layout: {
      columns: [
        code,
        column('base', text),
        column('opening', choices),
        column('forced', choices),
        column('defaults', choices),
        column('limits', limits),
      ],
      spread: [],
      viewAfter: 1,
    },
  },
  {
    section: 'materials',
    sheet: 'Materials',
    isKeyed: true,
    owner: { kind: 'Material', field: 'name' },
    layout: {
      columns: [
        code,
        column('colour', text),
        column('finish', text),
        column('match', text),
        column('solid', yesNo),
        column('brushed', yesNo),
        column('density', number),
      ],
      spread: ['texture'],
      viewAfter: 1,
    },
  },
  {
    section: 'hardware',
    sheet: 'Hardware',
    isKeyed: true,
    owner: { kind: 'Hardware', field: 'name' },
    layout: {
      columns: [code, column('maker', text), column('orderCode', text)],
      spread: [],
      viewAfter: 1,
    },
  },
  {
    section: 'parts',
    sheet: 'Part names',
    isKeyed: true,
    owner: { kind: 'Part', field: 'name' },
    layout: { columns: [code], spread: [] },
  },
  {
    section: 'designClasses',
    sheet: 'Design classes',
    isKeyed: true,
    owner: { kind: 'Design class', field: 'name' },
    layout: { columns: [code, column('component', text)], spread: [] },
  },
  {
    section: 'golden',
    sheet: 'Golden prices',
    isKeyed: false,
    owner: { kind: 'Golden price', field: 'name' },
    layout: {
      columns: [
        column('article', text),
        column('model', text),
        column('priceList', text),
        column('choices', choices),
        column('date', date),
        column('price', amount('EUR')),
      ],
      spread: [],
    },
  },
]

export const variantLayout: TableLayout = {
  columns: [
    code,
    column('scope', text),
    column('mandatory', yesNo),
    column('designClass', text),
    column('integer.min', number, 'Smallest'),
    column('integer.max', number, 'Largest'),
    column('integer.step', number, 'Step'),
    column('integer.unit', text, 'Unit'),
  ],
  spread: ['integer'],
  viewAfter: 1,
}

export const optionLayout: TableLayout = {
  columns: [
    column('variant', text),
    code,
    column('material', text),
    column('priceGroup', text),
    column('tags', list),
    column('neutral', yesNo),
  ],
  spread: ['attributes'],
  viewAfter: 2,
}

export const needLayout: TableLayout = {
  columns: [column('article', text), column('role', text), column('from', list)],
  spread: [],
  viewAfter: 2,
}

export const classificationLayout: TableLayout = {
  columns: [code, column('parent', text)],
  spread: [],
  viewAfter: 1,
}

/** With one column for each variant of the widest table. */
export function ruleLayout(tableColumns: number): TableLayout {
  return {
    columns: [
      code,
      column('kind', text),
      column('when', text),
      column('then', text),
      column('check', text),
      column('models', list),
      column('articles', list),
      ...Array.from({ length: tableColumns }, (_, index) =>
        column(tableKey(index), choice, `${tableLabel} ${index + 1}`),
      ),
    ],
    spread: [],
    viewAfter: 1,
  }
}

export const tableLabel = 'Table'

/** No field of a rule is called so. */
export function tableKey(index: number): string {
  return `#${index}`
}

export const surchargeLayout: TableLayout = {
  columns: [
    column('priceList', text),
    code,
    column('kind', text),
    column('when', plain),
    // Most currencies have two decimals; others are checked with the list.
    column('amount', amount('EUR')),
    column('times', plain),
    column('variant', text),
    column('rate', rate),
    column('of', text),
    column('position', number),
    column('length', plain),
    column('formula', plain),
    column('min', amount('EUR'), 'At least'),
  ],
  spread: [],
  viewAfter: 2,
}

export const discountLayout: TableLayout = {
  columns: [column('priceList', text), code, column('rate', rate)],
  spread: [],
  viewAfter: 2,
}

export function basePriceLayout(currency: string): TableLayout {
  return {
    columns: [column('article', text), column('amount', amount(currency), 'Price')],
    spread: [],
    viewAfter: 1,
  }
}

/** The head of a price list, one line each; what a list seldom says gets a line only where it says it. */
export function priceListHead(currency: string): TableLayout {
  return {
    columns: [
      code,
      column('currency', text),
      column('countries', list),
      column('validFrom', date),
      column('validTo', date),
      column('vat', rate, 'VAT'),
      column('roundTo', amount(currency)),
    ],
    spread: [],
  }
}

export const catalogueHead: TableLayout = {
  columns: [code, column('version', text), column('languages', list)],
  spread: [],
}
