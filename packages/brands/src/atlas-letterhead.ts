import type { Letterhead } from '@arredo/contract'

export const atlasLetterhead: Letterhead = {
  name: 'Atlas Interiors',
  lines: ['Via dei Mobili 12', '33080 Prata di Pordenone (PN)', 'Italia'],
  contact: '+39 0434 000 000 · offers@atlas.example',
  legalLine: 'Atlas Interiors S.r.l. · C.F. e P.IVA IT00000000000 · REA PN-000000',
  terms: {
    en: [
      'Delivery takes six to eight weeks from the order. The exact week is agreed once the room has been measured.',
      'Half of the sum is due with the order, the rest before delivery.',
      'Assembly within 50 km of our shop is included; connections of water, gas and electricity are not.',
    ],
    it: [
      'Consegna da sei a otto settimane dall’ordine. La settimana esatta viene concordata dopo il rilievo delle misure.',
      'Metà dell’importo è dovuta all’ordine, il saldo prima della consegna.',
      'Il montaggio entro 50 km dal nostro negozio è compreso; gli allacciamenti di acqua, gas ed elettricità sono esclusi.',
    ],
  },
  timeZone: 'Europe/Rome',
}
