import { sentence } from '@arredo/words'

/** Each says what happened, that nothing is lost, and what happens next. */
export const notSavedYet = sentence(
  'No connection: this is not saved yet. Nothing is lost: keep this page open and it is saved as soon as the connection is back.',
)
export const notSavedInMaintenance = sentence(
  'The site is being worked on: this is not saved yet. Nothing is lost: keep this page open and it is saved as soon as that is over.',
)
export const notSavedNotOffered = sentence(
  'No connection: the offer was not made. Nothing is lost: the project is saved as soon as the connection is back, then make the offer.',
)
export const perhapsOffered = sentence(
  'No connection: it is not known whether the offer was made. The project is saved. Make the offer again when the connection is back: there will be one, not two.',
)

/** Refused for now: it goes out again by itself. */
export function isNotSavedYet(message: string): boolean {
  return message === notSavedYet || message === notSavedInMaintenance
}
