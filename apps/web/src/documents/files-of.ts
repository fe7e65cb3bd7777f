import type { DocumentListing } from '@arredo/contract'

export type MadeFile = NonNullable<DocumentListing['made']>['files'][number]

type Files = { readonly pdf: MadeFile | null; readonly lists: readonly MadeFile[] }

/** What is read and printed, and what is for spreadsheets. */
export function filesOf({ made }: DocumentListing): Files {
  const files = made?.files ?? []
  return {
    pdf: files.find(({ format }) => format === 'pdf') ?? null,
    lists: files.filter(({ format }) => format !== 'pdf'),
  }
}
