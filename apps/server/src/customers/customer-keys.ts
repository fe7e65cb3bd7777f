import { fold, wordsOf } from '@arredo/catalogue'
import type { CustomerDetails } from '@arredo/contract'

const longestWord = 40
const mostWords = 80

/** What a customer is sorted, compared and found by. */
export function customerKeys(details: CustomerDetails) {
  const { firstName, lastName, company, email, postalCode } = details
  // Whichever of the two fields a name was typed into.
  const name = wordsOf(`${firstName} ${lastName} ${company}`).toSorted().join(' ')
  const place = wordsOf(postalCode).join('')
  return {
    name_key: fold(company || `${lastName} ${firstName}`).slice(0, 200),
    email_key: email === '' ? null : fold(email),
    place_key: name === '' || place === '' ? null : `${name} ${place}`,
  }
}

/** A number is found from its first digit on, with its country and without. */
export function customerWords(code: string, details: CustomerDetails): readonly string[] {
  const { firstName, lastName, company, email, street, postalCode, city, mobile, vat } = details
  const texts = [code, firstName, lastName, company, email, postalCode, city, street, mobile, vat]
  const numbers = wordsOf(mobile).map((_, index, parts) => parts.slice(index).join(''))
  const whole = [postalCode, vat].map((text) => wordsOf(text).join(''))
  const words = [...wordsOf(texts.join(' ')), ...numbers, ...whole].filter(Boolean)
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
}

/** What is looked for, the longest word first: it is the one that leaves the fewest. */
export function searchedWords(text: string): readonly string[] {
  const words = wordsOf(text).map((word) => word.slice(0, longestWord))
  return [...new Set(words)].toSorted((one, two) => two.length - one.length).slice(0, 8)
}
