/** The one made before another, of a list that begins with the newest. */
export function earlierThan<Made>(list: readonly Made[], one: Made): Made | undefined {
  return list[list.indexOf(one) + 1]
}
