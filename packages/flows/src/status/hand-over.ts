/** D-44: to whom a project is given; without a person, to everybody of the shop. */
export type HandOver = { readonly toShop: string; readonly toUser: string | null }
