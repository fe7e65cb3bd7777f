import type { Fields } from '../reading/check.ts'
import { addAlternativesAndViews } from './1-add-alternatives-and-views.ts'

/** Forward only. The entry at index n turns version n into version n + 1. */
export const migrations: readonly Migration[] = [addAlternativesAndViews]

/** Old documents are not trusted: a migration reads them with care and leaves the judgement to the checks after it. */
export type Migration = (document: Fields) => Fields
