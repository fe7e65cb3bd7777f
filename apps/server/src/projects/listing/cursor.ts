import type { ProjectSort } from '@arredo/contract'

/** The last project of a page as it was then: whatever is saved or deleted meanwhile, the next page begins behind it. */
export type Cursor = { readonly number: number; readonly key: string }

const numbers = { saved: /^\d{16,17}$/, created: /^$/, price: /^(-1|\d{1,15})$/ }

export function cursorAt({ number, key }: Cursor): string {
  return `${number}.${key}`
}

export function readCursor(sort: ProjectSort, text: string): Cursor | 'unknown' {
  const [, number = '', key = ''] = /^([1-9]\d{0,9})\.(.*)$/s.exec(text) ?? []
  const by = sort.replace('-', '') as 'saved' | 'created' | 'price' | 'name'
  const isKey = by === 'name' ? !key.includes('\0') : numbers[by].test(key)
  return number === '' || Number(number) > 2_147_483_647 || !isKey
    ? 'unknown'
    : { number: Number(number), key }
}
