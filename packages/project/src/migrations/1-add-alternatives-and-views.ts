import { type Fields, isFields } from '../reading/check.ts'

const onlyAlternative = 'alternative-1'

/** Version 0 had one proposal per project, its variants in the header, and no saved views. */
export function addAlternativesAndViews(document: Fields): Fields {
  const { choices = {}, ...header } = isFields(document.header) ? document.header : {}
  const rows = isFields(document.rows) ? document.rows : {}
  return {
    ...document,
    header: { ...header, activeAlternative: onlyAlternative },
    alternatives: {
      [onlyAlternative]: { id: onlyAlternative, name: 'Alternative 1', order: 1, choices },
    },
    rows: Object.fromEntries(
      Object.entries(rows).map(([id, row]) => [
        id,
        isFields(row) ? { ...row, alternative: onlyAlternative } : row,
      ]),
    ),
    views: {},
  }
}
