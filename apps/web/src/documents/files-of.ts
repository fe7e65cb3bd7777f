import type { DocumentFormat, DocumentListing } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { DraftingCompass, FileSpreadsheet, type LucideIcon } from 'lucide-react'

export type MadeFile = NonNullable<DocumentListing['made']>['files'][number]

/** Files of one use, with its words as translation keys. */
export type FileGroup = {
  readonly title: string
  readonly short: string
  readonly icon: LucideIcon
  readonly files: readonly MadeFile[]
}

type Files = { readonly pdf: MadeFile | null; readonly groups: readonly FileGroup[] }

const uses: readonly (Omit<FileGroup, 'files'> & { readonly formats: readonly DocumentFormat[] })[] = [
  {
    ...{ title: sentence('Lists for spreadsheets'), short: sentence('Lists') },
    ...{ icon: FileSpreadsheet, formats: ['xlsx', 'csv'] },
  },
  {
    ...{ title: sentence('Drawings for CAD'), short: sentence('Drawings') },
    ...{ icon: DraftingCompass, formats: ['dxf'] },
  },
]

/** What is read and printed, and what other programs take. */
export function filesOf({ made }: DocumentListing): Files {
  const all = made?.files ?? []
  return {
    pdf: all.find(({ format }) => format === 'pdf') ?? null,
    groups: uses.flatMap(({ formats, ...use }) => {
      const files = all.filter(({ format }) => formats.includes(format))
      return files.length > 0 ? [{ ...use, files }] : []
    }),
  }
}
