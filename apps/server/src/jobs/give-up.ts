/** Thrown by a handler for what no other attempt would change; its words are shown to the person. */
export class GiveUp extends Error {}
