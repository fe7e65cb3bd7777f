/** How many a document may have and letters a note, for who adds one and for who reads one: they must agree. */
export const mostFixtures = 1000
export const mostNotes = 1000
export const mostUnderlays = 20
export const mostViews = 200
export const mostSlopes = 50
export const longestNote = 2000
