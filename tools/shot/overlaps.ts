/** In the page: which of its panels lie over each other or beyond its edge. */
export function overlaps(): readonly string[] {
  // The drawing lies under all of them.
  const all = 'main section[aria-label]:not([data-drawing]), main header, main nav'
  const panels = [...document.querySelectorAll(all)]
    .filter((element) => !element.parentElement?.closest('section[aria-label]'))
    .map((element) => ({
      name: element.getAttribute('aria-label') ?? element.tagName.toLowerCase(),
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const beyond = panels
    .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(({ name }) => `${name} reaches beyond the window`)
  const over = panels.flatMap((one, index) =>
    panels
      .slice(index + 1)
      .filter(({ box }) => one.box.left < box.right - 1 && box.left < one.box.right - 1)
      .filter(({ box }) => one.box.top < box.bottom - 1 && box.top < one.box.bottom - 1)
      .map(({ name }) => `${one.name} and ${name} lie over each other`),
  )
  return [...beyond, ...over]
}
