import { sentence } from '@arredo/words'
import type { PanelName } from '../layout/panel-layout.ts'

export type TourStep = {
  /** What controls carry as `data-tour`; the first of them that is to be seen. */
  readonly at: readonly string[]
  readonly title: string
  readonly says: string
  /** Opened where it covers nothing of the room. */
  readonly panel?: PanelName
}

const steps: readonly TourStep[] = [
  {
    at: ['room'],
    title: sentence('The room'),
    says: sentence(
      'Draw walls, doors and windows from here. With nothing selected, the inspector changes the shape of the whole room.',
    ),
  },
  {
    at: ['catalogue'],
    panel: 'catalogue',
    title: sentence('Place from the catalogue'),
    says: sentence(
      'Type what you need, such as “base 60”. Drag it into the room or press Enter: it joins its neighbours, and the worktop follows.',
    ),
  },
  {
    at: ['inspector'],
    panel: 'inspector',
    title: sentence('Configure'),
    says: sentence(
      'Whatever is selected shows its sizes, fronts and handles here, with what a change costs.',
    ),
  },
  {
    at: ['price'],
    title: sentence('Price and warnings'),
    says: sentence(
      'The price follows every change. What does not fit yet is counted beside it: press it to see why.',
    ),
  },
]

const offerStep: TourStep = {
  at: ['offer'],
  title: sentence('The offer'),
  says: sentence('When all is well, make the offer: plans, prices and pictures on paper for your customer.'),
}

const saveStep: TourStep = {
  at: ['save'],
  title: sentence('Keep it'),
  says: sentence('Save your room and come back whenever you like: everything is as you left it.'),
}

/** For who makes offers, and for who only saves. */
export function tourSteps(canOffer: boolean): readonly TourStep[] {
  return [...steps, canOffer ? offerStep : saveStep]
}
