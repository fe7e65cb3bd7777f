/** A file of its own: who saves a block needs no more of the others than that they have changed. */
export const blocksKey = 'blocks'
