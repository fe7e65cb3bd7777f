/** What templates have in common. They import it under its name; it is built beside them. */
export const sharedPages = { name: 'pages.typ', template: new URL('./pages.typ', import.meta.url) } as const
