import type { ReportField } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { defineReport } from '../define-report.ts'
import { packagePages, packageTables } from './package-pages.ts'

const fields: readonly ReportField[] = [
  { kind: 'switch', name: 'labels', label: sentence('Labels'), initial: true },
  {
    ...{ kind: 'choice', name: 'labelSize', label: sentence('Labels on a page'), initial: 'medium' },
    options: [
      { value: 'large', label: sentence('Four') },
      { value: 'medium', label: sentence('Eight') },
      { value: 'small', label: sentence('Fourteen') },
    ],
  },
]

/** What leaves the works, package by package, and what is stuck on them. It tells no prices. */
export const packageList = defineReport({
  name: 'packageList',
  title: sentence('Packing list'),
  audience: 'internal',
  fields,
  template: new URL('./package-list.typ', import.meta.url),
  pages: packagePages,
  tables: packageTables,
})
