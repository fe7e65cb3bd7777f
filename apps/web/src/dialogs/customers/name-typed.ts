import type { TypedAddress } from '../../customers/address-fields.tsx'

/** Who was looked for and not found is likely to be created: first name, then last name, or a mail address. */
export function nameTyped(text: string): Partial<TypedAddress> {
  const words = text.trim().split(/\s+/).filter(Boolean)
  const email = words.find((word) => word.includes('@')) ?? ''
  // A number is no name.
  const names = words.filter((word) => word !== email && !/\d/.test(word))
  return {
    ...(email && { email }),
    ...(names.length > 0 && { firstName: names.slice(0, -1).join(' '), lastName: names.at(-1) ?? '' }),
  }
}
