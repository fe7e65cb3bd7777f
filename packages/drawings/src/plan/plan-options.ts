/** How a plan is drawn, beyond what it says. */
export type PlanOptions = {
  /** Height of the letters of dimensions, in millimetres of the room: larger the smaller it is shown. */
  readonly textSize?: number
  readonly chains?: ChainChoice
  /** The colour of a material of a catalogue, #rrggbb. */
  readonly colourOf?: (catalogue: string, material: string) => string | undefined
}

/** On a small sheet there is room for what stands and the whole only; who builds measures points, openings and the whole. */
export type ChainChoice = 'all' | 'few' | 'installation'

/** Two millimetres on paper at 1:50. */
export const usualText = 100
