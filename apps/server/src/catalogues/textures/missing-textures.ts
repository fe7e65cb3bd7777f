import { answer, type Handler } from '../../channel/handler.ts'
import { unknownTextures } from './unknown-textures.ts'

export const missingTextures: Handler<'catalogues/missingTextures'> = {
  transaction: 'one',
  async run({ site, database, now }, { hashes }) {
    const wanted = { tenant: site.tenant.number, hashes: [...new Set(hashes)], now }
    return answer([...(await unknownTextures(database, wanted))])
  },
}
