import type { Pack } from '@arredo/catalogue'
import { useMemo } from 'react'
import { useProfile } from '../../../app/use-session.ts'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'

export type PreviewPlace = { readonly key: string; readonly name: string; readonly priceList: string }

/** The caller's shops with their price lists, then the lists none of these shops sells by. */
export function usePreviewPlaces({ priceLists }: Pack): readonly PreviewPlace[] {
  const profile = useProfile()
  const packText = usePackText()
  return useMemo(() => {
    const shops = (profile?.shops ?? []).map(({ code, name, priceList }) => ({
      key: `shop ${code}`,
      name: `${name} · ${priceList}`,
      priceList,
    }))
    const taken = new Set(shops.map(({ priceList }) => priceList))
    const lists = priceLists
      // A commercial list shows itself by taking another's place.
      .filter(({ code, replaces }) => !taken.has(code) && replaces === undefined)
      .map(({ code, name }) => ({
        key: `list ${code}`,
        name: `${packText(name)} · ${code}`,
        priceList: code,
      }))
    return [...shops, ...lists]
  }, [profile, priceLists, packText])
}
