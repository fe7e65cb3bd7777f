import { answer, type Handler } from '../channel/handler.ts'

export const privacy: Handler<'brand/privacy'> = {
  transaction: 'read',
  async run({ site }, { language }) {
    const { privacy: said, letterhead } = site.brand
    const contact = letterhead ? [letterhead.name, ...letterhead.lines, letterhead.contact] : null
    return answer({ paragraphs: said?.[language] ?? said?.en ?? null, contact })
  },
}
