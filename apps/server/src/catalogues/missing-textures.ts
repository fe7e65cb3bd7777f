import { answer, type Handler } from '../channel/handler.ts'
import { unknownTextures } from './unknown-textures.ts'

export const missingTextures: Handler<'catalogues/missingTextures'> = {
  transaction: 'read',
  async run({ site, database }, { hashes }) {
    return answer([...(await unknownTextures(database, site.tenant.number, [...new Set(hashes)]))])
  },
}
