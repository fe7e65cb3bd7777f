import {
  type BrandPaper,
  type DocumentReaders,
  neededColumns,
  type PaperState,
  type SaleColumn,
  saleColumns,
  usualColumns,
} from '@arredo/contract'

/** As it is filled in: whatever stands on the paper, said by this form or by the brand's record. */
export type PaperDraft = {
  readonly logo: string | null
  readonly name: string
  /** One below the other, as one types them. */
  readonly lines: string
  readonly contact: string
  readonly legalLine: string
  /** By language. */
  readonly words: Readonly<Record<string, PaperWords>>
  /** All there are, in their order. */
  readonly columns: readonly { readonly column: SaleColumn; readonly isShown: boolean }[]
  readonly kinds: readonly { readonly report: string; readonly readers: DocumentReaders }[]
}

/** Terms have a paragraph on each line. */
export type PaperWords = Readonly<Record<'introduction' | 'closing' | 'terms', string>>

type State = Pick<PaperState, 'paper' | 'own' | 'kinds'>

export function draftOf({ paper, own, kinds }: State, languages: readonly string[]): PaperDraft {
  const shown = paper.columns ?? usualColumns
  const hidden = saleColumns.filter((column) => !shown.includes(column))
  return {
    logo: paper.logo ?? null,
    name: paper.name || own.name,
    lines: (paper.lines ?? own.lines).join('\n'),
    contact: paper.contact ?? own.contact,
    legalLine: paper.legalLine ?? own.legalLine,
    words: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          introduction: paper.introduction?.[language] ?? own.introduction[language] ?? '',
          closing: paper.closing?.[language] ?? '',
          terms: (paper.terms?.[language] ?? own.terms[language] ?? []).join('\n'),
        },
      ]),
    ),
    columns: [
      ...shown.map((column) => ({ column, isShown: true })),
      ...hidden.map((column) => ({ column, isShown: false })),
    ],
    kinds: kindsInOrder(paper, kinds),
  }
}

/** What is other than the brand's record says, and nothing else: the rest goes on following it. */
export function paperOf(draft: PaperDraft, { own, kinds }: Omit<State, 'paper'>): BrandPaper {
  const lines = linesOf(draft.lines)
  const columns = draft.columns.filter(isSeen).map(({ column }) => column)
  const said: BrandPaper = {
    ...(draft.logo !== null && { logo: draft.logo }),
    name: draft.name.trim() || own.name,
    contact: draft.contact.trim(),
    legalLine: draft.legalLine.trim(),
    ...{ lines, columns, kinds: [...draft.kinds] },
    ...wordsOf(draft.words, own),
  }
  const unsaid: BrandPaper = {
    ...{ name: own.name, contact: own.contact, legalLine: own.legalLine, lines: own.lines },
    ...{ columns: [...usualColumns], kinds: [...kindsInOrder({}, kinds)] },
    ...{ introduction: {}, closing: {}, terms: {} },
  }
  const parts = Object.entries(said) as [keyof BrandPaper, unknown][]
  return Object.fromEntries(parts.filter(([part, value]) => !isSame(value, unsaid[part])))
}

export function isNeeded(column: SaleColumn): boolean {
  return neededColumns.includes(column)
}

function isSeen({ column, isShown }: PaperDraft['columns'][number]): boolean {
  return isShown || isNeeded(column)
}

function wordsOf(words: PaperDraft['words'], own: State['own']) {
  const said = Object.entries(words)
  const other = <Value>(value: (words: PaperWords) => Value, usual: (language: string) => Value) =>
    Object.fromEntries(
      said.flatMap(([language, own]) => {
        const wished = value(own)
        return isSame(wished, usual(language)) ? [] : [[language, wished]]
      }),
    )
  return {
    introduction: other(
      ({ introduction }) => introduction.trim(),
      (language) => own.introduction[language] ?? '',
    ),
    closing: other(
      ({ closing }) => closing.trim(),
      () => '',
    ),
    terms: other<string[]>(
      ({ terms }) => linesOf(terms),
      (language) => own.terms[language] ?? [],
    ),
  }
}

function kindsInOrder({ kinds: said = [] }: BrandPaper, kinds: State['kinds']): PaperDraft['kinds'] {
  const known = said.filter(({ report }) => kinds.some(({ name }) => name === report))
  const others = kinds.filter(({ name }) => known.every(({ report }) => report !== name))
  return [
    ...known,
    ...others.map(({ name, audience }) => ({
      report: name,
      readers: audience === 'customer' ? ('everybody' as const) : ('trade' as const),
    })),
  ]
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** They were made in the same order of their parts. */
function isSame(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}
