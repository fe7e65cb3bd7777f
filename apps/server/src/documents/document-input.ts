import type { Catalogue } from '@arredo/catalogue'
import type { ReportAnswers } from '@arredo/contract'
import { type AlternativeId, type Evaluation, evaluateProject } from '@arredo/project'
import type { ReportInput, Words } from '@arredo/reports'
import { findLanguage, loadDictionary } from '@arredo/words'
import { printedNumber } from './document-number.ts'
import type { DocumentPictures } from './document-pictures.ts'
import type { ReadSnapshot } from './document-snapshot.ts'

/** A document's row, its snapshot read. */
export type FrozenDocument = {
  readonly snapshot: ReadSnapshot
  readonly answers: ReportAnswers
  /** Null for a look. */
  readonly number: number | null
  readonly madeOn: string
  readonly revision: number
  readonly language: string
  /** Of an offer. */
  readonly validUntil: string | null
}

/** What a report is made from, worked out of what was frozen. */
export async function documentInput(
  { snapshot, number, madeOn, ...document }: FrozenDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
  pictures: DocumentPictures,
  logo: Uint8Array | null,
): Promise<ReportInput> {
  const language = findLanguage(document.language)
  if (!language) throw new Error(`No words for ${document.language}`)
  return {
    ...snapshot,
    ...pictures,
    letterhead: { ...snapshot.letterhead, logo: { ...snapshot.letterhead.logo, picture: logo } },
    built: builtOnce(snapshot, catalogues),
    evaluated: (alternative) => pricedAlternative(snapshot, catalogues, alternative),
    catalogues,
    answers: document.answers,
    number: number === null ? '' : printedNumber(number, madeOn),
    revision: document.revision,
    date: madeOn,
    validUntil: document.validUntil,
    language,
    text: await wordsIn(language.code),
  }
}

/**
 * A snapshot keeps no parts, of which drawings and lists are made; the packs it names never change. Nobody chooses
 * any more: an instant answer will do.
 */
function builtOnce({ document, evaluation }: ReadSnapshot, catalogues: ReadonlyMap<string, Catalogue>) {
  let built: Evaluation | undefined
  return () => {
    built ??= evaluateProject(document, {
      ...{ alternative: evaluation.alternative, catalogues, faces: [], discounts: new Map(), answer: 'now' },
    })
    return built
  }
}

/** Packs, list and date are frozen with the document, so it costs what it did when it was made. */
function pricedAlternative(
  { document }: ReadSnapshot,
  catalogues: ReadonlyMap<string, Catalogue>,
  alternative: AlternativeId,
): Evaluation {
  return evaluateProject(document, {
    ...{ alternative, catalogues, faces: ['customer'], discounts: new Map(), answer: 'now' },
  })
}

/** English sentences in the words of a language, for pages made by the server. */
export async function wordsIn(language: string): Promise<Words> {
  const dictionary = await loadDictionary(language)
  return (sentence, values = {}) =>
    (dictionary[sentence] ?? sentence).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
