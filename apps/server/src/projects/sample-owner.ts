/**
 * The owner of the projects a tenant starts with. No person's or session's id is a word, so nobody else can own
 * one; a copy belongs to whoever made it and is no sample any more.
 */
export const sampleOwner = 'sample'
