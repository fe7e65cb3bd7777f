/** A picture of a view, as the view maker knows it. */
export type ViewPicture = { readonly name: string; readonly picture: string }

export function viewmakerRows(views: readonly ViewPicture[]): readonly { des: string; img: string }[] {
  return views.map(({ name, picture }) => ({ des: name, img: picture }))
}
